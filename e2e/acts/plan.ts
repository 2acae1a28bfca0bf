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

/** Shows the list of steps: beside the chat on a desktop, in a drawer behind the Plan button on a phone. */
export async function openSteps(page: Page, t: Translate): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return page.getByRole('main');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('plan:plan'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page.getByRole('dialog');
}

export async function closeSteps(page: Page, t: Translate): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Asks in the workspace and waits for the end of the reply; returns the feed. */
export async function ask(page: Page, t: Translate, text: string) {
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
