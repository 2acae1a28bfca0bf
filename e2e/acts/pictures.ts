import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from '../story.ts';
import type { View } from './barriers.ts';
import type { Screen } from './screens.ts';

const folder = join(import.meta.dirname, '..', 'pictures');
const BROWSER = 'BROWSER';

/**
 * Names the browser and fonts that the pictures of a language were made with: others draw the same page a little
 * differently, and which fonts a machine takes depends on the language.
 */
export const browserFile = (language: string): string => join(folder, language, BROWSER);

/** File names of the pictures there are of a language. */
export const picturesIn = (language: string): string[] =>
  readdirSync(join(folder, language)).filter((name) => name !== BROWSER);

/** What a machine draws of letters and signs that the product brings no font for. */
async function drawnSigns(page: Page): Promise<string> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Nothing can be drawn on');
    for (const [line, family] of ['sans-serif', 'monospace', 'system-ui'].entries()) {
      context.font = `24px ${family}`;
      context.fillText('Aa Éç אבג 123 → ← ✓ ✗ • … ₪ € ⌘', 0, 30 + line * 40);
    }
    return canvas.toDataURL();
  });
  return createHash('sha256').update(drawn).digest('hex').slice(0, 12);
}

let signs: Promise<string> | undefined;

/** The browser and fonts that look, as `BROWSER` names them. */
export async function browserOf(page: Page): Promise<string> {
  signs ??= drawnSigns(page);
  const version = page.context().browser()?.version();
  return `Chromium ${version} on ${process.platform} ${process.arch}, fonts ${await signs}`;
}

/** Whether pictures are made in this run (`npm run pictures`) instead of compared. */
export function isMaking({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all';
}

/** The browser of a language's pictures, where it is not the one that looks; nothing can be compared then. */
export async function otherBrowser(page: Page, language: string): Promise<string | null> {
  const madeBy = readFileSync(browserFile(language), 'utf8').trim();
  return madeBy === (await browserOf(page)) ? null : madeBy;
}

/** In which window a language's pictures are made: what runs from the left on a desktop, from the right on a phone. */
const widthOf = { en: 1280, he: 390 } as const;

/** Whether a screen has a picture of this look at it; both themes have one. */
export function hasPicture({ pictured, phoneOnly }: Screen, language: 'en' | 'he', { width }: View): boolean {
  return pictured === true && width === (phoneOnly ? 390 : widthOf[language]);
}

/** File name of a screen's picture, without its folder, which is the language. */
export function pictureOf(screen: string, { theme, width }: View): string {
  return `${screen.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${theme}-${width}.png`;
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
  if (!isMaking(info) && (await otherBrowser(page, path[0]))) return;
  // A field that has the focus may have been scrolled to since, because the window became another.
  if (shown) await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  else await page.evaluate(() => window.scrollTo(0, 0));
  // Days of the week go on from picture to picture.
  await expect.soft(page).toHaveScreenshot([...path], { mask: [page.locator('[data-changes=daily]')] });
}
