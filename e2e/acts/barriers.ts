import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '../story.ts';
import { bringAxe, violationsOf } from './axe.ts';

/** A phone and a desktop. */
export const sizes: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Turns the theme in place where it is another, every colour at once, and waits for what moves besides. */
async function turn(page: Page, theme: View['theme']): Promise<void> {
  await page.evaluate((wanted) => {
    if (document.documentElement.classList.contains(wanted)) return;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(wanted);
    // Asking for a size has every style computed: none is left to change when transitions are back.
    void document.body.offsetHeight;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }, theme);
  await comeToRest(page);
}

/**
 * Waits until nothing moves but what never ends (a spinner). Frame by frame: of a transition whose place another takes while
 * colours are turned in reduced motion, `finished` may never settle, and stories waited for it until their time was over.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = () =>
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
    while (moves()) await new Promise(requestAnimationFrame);
  });
}

/** A look at a screen: its theme and the width of its window. */
export interface View {
  theme: 'dark' | 'light';
  width: number;
}

/**
 * Looks at what stands there at these sizes in both themes, from its top. Each style computed anew for all of a page costs
 * as much as a look at it: the theme is turned once, and the sizes are gone through forth and back.
 */
export async function inEachView(
  page: Page,
  at: readonly ViewportSize[],
  look: (view: View) => Promise<void>,
): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await turn(page, theme);
    for (const size of theme === 'dark' ? at : at.toReversed()) {
      await page.setViewportSize(size);
      await comeToRest(page);
      // What is half under the sticky header would count as a target too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await look({ theme, width: size.width });
    }
  }
}

/** Nothing of axe's either where the system chooses the colours. */
async function expectNoBarrierInForcedColors(page: Page, at: readonly ViewportSize[], name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of at) {
    await page.setViewportSize(size);
    await comeToRest(page);
    const violations = await violationsOf(page, 'colours');
    expect.soft(violations, `${name} at ${size.width} px, in forced colours`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null });
  await comeToRest(page);
}

/** One h1, and nothing to scroll sideways, whatever the theme. */
async function expectOneHeading(page: Page, width: number, name: string): Promise<void> {
  await expect.soft(page.locator('h1'), `${name}, h1 at ${width} px`).toHaveCount(1);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${name}, pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/**
 * Nothing of axe's in either theme and in forced colours at these sizes, one h1, nothing to scroll sideways. Every look is
 * taken, whatever the one before found; `name` is the screen's. `also` may have another look at each.
 */
export async function expectNoBarrier(
  page: Page,
  at: readonly ViewportSize[],
  name: string,
  also: (view: View) => Promise<void> = async () => {},
): Promise<void> {
  await bringAxe(page);
  const findBarriers = async (view: View) => {
    // Turned in place, a theme changes colours and nothing else: `turn` sets a class, of which only colours depend.
    const violations = await violationsOf(page, view.theme === 'light' ? 'colours' : undefined);
    expect.soft(violations, `${name}, ${view.theme} at ${view.width} px`).toEqual([]);
    await also(view);
    if (view.theme === 'dark') await expectOneHeading(page, view.width, name);
  };
  await inEachView(page, at, findBarriers);
  await expectNoBarrierInForcedColors(page, at, name);
}
