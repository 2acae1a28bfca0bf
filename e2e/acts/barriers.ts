import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '../story.ts';
import { bringAxe, violationsOf } from './axe.ts';

/** A phone and a desktop. */
export const sizes: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Turns the theme in place and waits until every colour has arrived; what never ends (a spinner) is not waited for. */
async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(wanted);
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  }, theme);
}

/**
 * Looks at what stands there in both themes and at these sizes: nothing of axe's, one h1, nothing to scroll sideways.
 * `look` may have another look at each.
 */
export async function expectNoBarrier(
  page: Page,
  at: readonly ViewportSize[],
  look: (view: string) => Promise<void> = async () => {},
): Promise<void> {
  await bringAxe(page);
  for (const size of at) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light'] as const) {
      await turn(page, theme);
      // What is half under the sticky header would count as a target too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violationsOf(page), `${theme} at ${size.width} px`).toEqual([]);
      await look(`${theme}-${size.width}`);
    }
    await expect(page.locator('h1')).toHaveCount(1);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `pixels to scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}
