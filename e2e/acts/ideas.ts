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

/** Unfolds what else there is to an idea. */
export async function openMore(t: Translate, card: Locator): Promise<void> {
  await card.getByRole('button', { name: t('recommendations:about') }).click();
}

/** Unfolds the numbers of an idea; returns what is unfolded. */
export async function openNumbers(page: Page, t: Translate, card: Locator): Promise<Locator> {
  await openMore(t, card);
  await card.getByRole('button', { name: t('recommendations:numbers.title') }).click();
  const numbers = page.getByRole('region', { name: t('recommendations:numbers.title') });
  await expect(numbers).toContainText(await titleOf(card));
  await expect(numbers.getByText(t('recommendations:numbers.note'))).toBeVisible();
  return numbers;
}

/** Chooses the first two ideas and opens them side by side. */
export async function compareTwo(page: Page, t: Translate): Promise<Locator> {
  for (const place of [0, 1]) await (await ideaAt(page, place)).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('recommendations:compare.open') }).click();
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('table');
}

/** Opens the question why an idea is not for one. */
export async function openDecline(page: Page, t: Translate, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: t('recommendations:decline.open') }).click();
  const form = page.getByRole('dialog', { name: t('recommendations:decline.title') });
  await expect(form.getByRole('radio').first()).toBeVisible();
  return form;
}
