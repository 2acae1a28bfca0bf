import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from '../story.ts';

export const folder = join(import.meta.dirname, '..', 'pictures');
/** Names the browser the pictures were made with: another draws the same page a little differently. */
export const browserFile = join(folder, 'BROWSER');

/** The browser that looks, as `BROWSER` names one. */
export function browserOf(page: Page): string {
  return `Chromium ${page.context().browser()?.version()} on ${process.platform} ${process.arch}`;
}

/** Whether pictures are made in this run (`npm run pictures`) instead of compared. */
export function isMaking({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all';
}

/** The browser of the pictures, where it is not the one that looks; nothing can be compared then. */
export function otherBrowser(page: Page): string | null {
  const madeBy = readFileSync(browserFile, 'utf8').trim();
  return madeBy === browserOf(page) ? null : madeBy;
}

/** File name of a screen's picture, without its folder, which is the language. */
export function pictureOf(screen: string, view: string): string {
  return `${screen.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${view}.png`;
}

/** From the next document on every date and time is one of January: the server's clock goes on from picture to picture. */
export async function holdDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    if (!own?.get) throw new Error('No dates to hold');
    const get = function (this: Intl.DateTimeFormat) {
      const format = own.get?.call(this) as (date: number) => string;
      return () => format(Date.UTC(2026, 0, 15, 9, 41));
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get });
  });
}

/** Compares what is in the window, at the top or at `shown`, with the picture of it, or makes that. */
export async function comparePicture(
  page: Page,
  info: TestInfo,
  path: readonly [folder: string, file: string],
  shown?: Locator,
): Promise<void> {
  if (!isMaking(info) && otherBrowser(page)) return;
  // A field that has the focus may have been scrolled to since, because the window became another.
  if (shown) await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  else await page.evaluate(() => window.scrollTo(0, 0));
  await expect.soft(page).toHaveScreenshot([...path]);
}
