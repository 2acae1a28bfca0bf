import type { Locator, Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';
import { openChat } from './plan.ts';

/** Words a second: slow enough to see them come, on a busy machine too. */
export const SLOWLY = 5;

/** A message of the feed: what it says, without what stands below it. */
export const wordsOf = (message: Locator) => message.locator(':scope > div').first();

/** The newest message in the feed that Foothold wrote. */
export const lastReply = (page: Page, t: Translate) =>
  page
    .getByRole('log')
    .getByRole('article', { name: t('chat:message.theirs'), exact: true })
    .last();

/** Of the messages suggested to be sent next, the first. */
export const firstSuggestion = (page: Page, t: Translate) =>
  page
    .getByRole('list', { name: t('chat:suggestions') })
    .getByRole('button')
    .first();

/** A text's words alone, to compare what is shown with the markdown it was written in. */
export const bareWords = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

export const stopButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('chat:composer.stop'), exact: true });

/** The titles of ideas or steps that are being written, as they come. */
export const arriving = (page: Page) =>
  page.locator('ul[aria-live="polite"], [aria-live="polite"] ol').getByRole('listitem');
/** The card of a change that the last reply suggests. */
export const suggestedChange = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('proposals:suggested.label') });

/** Sends a message in the workspace; returns once it stands in the feed. */
export async function say(page: Page, t: Translate, text: string): Promise<void> {
  await openChat(page, t);
  await page.getByPlaceholder(t('plan:chat.placeholder')).fill(text);
  await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  const mine = page.getByRole('log').getByRole('article', { name: t('chat:message.mine'), exact: true });
  await expect(wordsOf(mine.last())).toHaveText(text);
}

/** Waits until a whole reply stands there, labelled with who wrote it; returns its words. */
export async function wholeReply(page: Page, t: Translate, source: 'model' | 'builtin' | 'mixed'): Promise<string> {
  await expect(page.getByRole('button', { name: t('chat:composer.send'), exact: true })).toBeVisible();
  const reply = lastReply(page, t);
  await expect(reply.getByText(t(`chat:source.${source}`), { exact: true })).toBeVisible();
  await expect(reply.getByText(t('chat:message.interrupted'))).toBeHidden();
  return wordsOf(reply).innerText();
}

/** Waits until the newest reply has begun and grows before one's eyes; returns what stands there then. */
export async function growingReply(page: Page, t: Translate): Promise<string> {
  const reply = lastReply(page, t);
  await expect(reply).toHaveAttribute('aria-busy', 'true');
  const before = await wordsOf(reply).innerText();
  await expect.poll(() => wordsOf(reply).innerText(), { intervals: [100] }).not.toBe(before);
  await expect(reply).toHaveAttribute('aria-busy', 'true');
  return wordsOf(reply).innerText();
}
