import type { Locator, Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';

/** Takes the first idea and waits for its plan; returns the idea's title. */
export async function pickFirstIdea(page: Page, t: Translate): Promise<string> {
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  await card.getByRole('button', { name: t('recommendations:pick') }).click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  // The address changes a moment before the page of ideas gives way.
  await expect(page.getByRole('button', { name: t('recommendations:pick') })).toHaveCount(0);
  return title;
}

/**
 * What opens the list of steps on a phone: Plan, in the bar below, which holds Today too. While a page gives way the header
 * has a link of that name as well, and a click that has begun on it waits for it to come back.
 */
export const listLink = (page: Page, t: Translate): Locator =>
  page
    .getByRole('navigation', { name: t('shell:navigation') })
    .filter({ has: page.getByRole('link', { name: t('today:title'), exact: true }) })
    .getByRole('link', { name: t('plan:plan'), exact: true });

/** Shows the list of steps: beside the chat on a desktop, in a drawer behind Plan on a phone. */
export async function openSteps(page: Page, t: Translate): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return page.getByRole('main');
  // One on its way out is in the page until it is gone, and so is its word in the address.
  await expect(page.locator('[role="dialog"][data-closed]')).toHaveCount(0);
  // A reload leaves it open: it is in the address.
  if (!new URL(page.url()).searchParams.has('list')) await listLink(page, t).click();
  const drawer = page.getByRole('dialog', { name: t('plan:plan'), exact: true });
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function closeSteps(page: Page, t: Translate): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Goes to the plan by the header, or by the bar below on a phone. */
export async function toPlan(page: Page, t: Translate): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByRole('link', { name: t(isPhone ? 'today:title' : 'shell:plan'), exact: true }).click();
}

/** Goes to the conversation, from where a plan opens: on Today. */
export async function openChat(page: Page, t: Translate): Promise<void> {
  const box = page.getByPlaceholder(t('plan:chat.placeholder'));
  const open = page.getByRole('button', { name: t('plan:chat.open'), exact: true }).filter({ visible: true });
  // What is not looked at stands there hidden once the page has come to rest.
  await expect(box.filter({ visible: true }).or(open)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(box).toBeVisible();
}

/** Asks in the workspace and waits for the end of the reply; returns the feed. */
export async function ask(page: Page, t: Translate, text: string) {
  await openChat(page, t);
  const feed = page.getByRole('log');
  const before = await feed.getByText(t('chat:source.builtin'), { exact: true }).count();
  await page.getByPlaceholder(t('plan:chat.placeholder')).fill(text);
  await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  await expect(feed.getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(before + 1);
  return feed;
}

/** Waits for what the header holds for the signed-in: it comes with code of its own, which listens for the keys. */
export async function keysListen(page: Page, t: Translate): Promise<void> {
  await expect(page.getByRole('navigation', { name: t('shell:navigation') })).toBeVisible();
}
