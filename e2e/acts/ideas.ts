import type { Locator, Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';

/** The card of the idea at a place, once the ideas are there. */
export async function ideaAt(page: Page, place: number): Promise<Locator> {
  const card = page.getByRole('article').nth(place);
  await expect(card).toBeVisible();
  return card;
}

export async function titleOf(card: Locator): Promise<string> {
  return card.getByRole('heading', { level: 2 }).innerText();
}

/** Goes from a card to the page of its idea. */
export async function openIdea(page: Page, t: Translate, card: Locator): Promise<void> {
  const title = await titleOf(card);
  await card.getByRole('link', { name: t('recommendations:about'), exact: true }).click();
  await expect(page).toHaveURL(/\/recommendations\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Goes to the page of an idea and unfolds its sums; returns the numbers. */
export async function openNumbers(page: Page, t: Translate, card: Locator): Promise<Locator> {
  await openIdea(page, t, card);
  return unfoldNumbers(page, t);
}

/** Unfolds the sums on the page of an idea; returns the numbers. */
export async function unfoldNumbers(page: Page, t: Translate): Promise<Locator> {
  const numbers = page.getByRole('region', { name: t('recommendations:numbers.title') });
  await numbers.getByRole('button', { name: t('recommendations:numbers.open') }).click();
  await expect(numbers.getByText(t('recommendations:numbers.note'))).toBeVisible();
  return numbers;
}

/** Opens the ideas side by side. */
export async function compareIdeas(page: Page, t: Translate): Promise<Locator> {
  await ideaAt(page, 1);
  await page.getByRole('link', { name: t('recommendations:compare.open') }).click();
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('table');
}

/** Opens the question why an idea is not for one, on its page. */
export async function openDecline(page: Page, t: Translate, card: Locator): Promise<Locator> {
  await openIdea(page, t, card);
  await page.getByRole('button', { name: t('recommendations:decline.open') }).click();
  const form = page.getByRole('dialog', { name: t('recommendations:decline.title') });
  await expect(form.getByRole('radio').first()).toBeVisible();
  return form;
}
