import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '../story.ts';
import { bringAxe, violationsOf } from './axe.ts';

/** A phone and a desktop. */
const [phone, desktop] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
export const sizes: readonly ViewportSize[] = [phone, desktop];

/** Both, the one a project in this language is of last. */
export const sizesFor = (language: 'en' | 'he'): readonly ViewportSize[] =>
  language === 'he' ? [desktop, phone] : [phone, desktop];

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

/** Has the window at a size, at the top of the page and at rest. */
async function standAt(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await comeToRest(page);
  // What is half under the sticky header would count as a target too small.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Looks at what stands there at the last of these sizes in both themes, at the others in the dark one, from its top. */
export async function inEachView(
  page: Page,
  at: readonly ViewportSize[],
  look: (view: View) => Promise<void>,
): Promise<void> {
  await turn(page, 'dark');
  for (const size of at) {
    await standAt(page, size);
    await look({ theme: 'dark', width: size.width });
  }
  await turn(page, 'light');
  await page.evaluate(() => window.scrollTo(0, 0));
  await look({ theme: 'light', width: page.viewportSize()?.width ?? 0 });
}

/** Nothing of axe's either where the system chooses the colours. */
async function expectNoBarrierInForcedColors(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeToRest(page);
  const violations = await violationsOf(page, 'colours');
  expect.soft(violations, `${name} at ${page.viewportSize()?.width} px, in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await comeToRest(page);
}

/**
 * What a style sheet sets by language or direction that a rule of colours reads: colours, and how large and bold a text is.
 * Where that is nothing, a colour that is right in one language is right in every other at the same size.
 */
async function coloursByLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isByLanguage = /:lang\(|:dir\(|\[(?:lang|dir)\b/;
    const isRead =
      /^--(?!tw-(?:scale|rotate|translate)-)|color|background|fill|stroke|opacity|filter|shadow|blend|mask|font|clip|visibility|display/;
    const found: string[] = [];
    const look = (rules: CSSRuleList, within: string) => {
      for (const rule of rules) {
        const selector = rule instanceof CSSStyleRule ? `${within} ${rule.selectorText}` : within;
        if (rule instanceof CSSStyleRule && isByLanguage.test(selector))
          found.push(...[...rule.style].filter((name) => isRead.test(name)).map((name) => `${selector}: ${name}`));
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, selector);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules, '');
    return found;
  });
}

/** One h1, and nothing to scroll sideways, whatever the theme. */
async function expectOneHeading(page: Page, width: number, name: string): Promise<void> {
  await expect.soft(page.locator('h1'), `${name}, h1 at ${width} px`).toHaveCount(1);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${name}, pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/**
 * Nothing of axe's at these sizes, one h1, nothing to scroll sideways; at the last of them in the other theme and in forced
 * colours too. Every look is taken, whatever the one before found; `name` is the screen's. `also` may have another look.
 *
 * What may stand last is the size a project is of: what is there at that size alone is turned there, in one language, and
 * by `coloursByLanguage` no other language colours it in another way.
 */
export async function expectNoBarrier(
  page: Page,
  at: readonly ViewportSize[],
  name: string,
  also: (view: View) => Promise<void> = async () => {},
): Promise<void> {
  await bringAxe(page);
  expect.soft(await coloursByLanguage(page), `${name}, what a language colours`).toEqual([]);
  await inEachView(page, at, async (view) => {
    // Turned in place, a theme changes colours and nothing else: `turn` sets a class, of which only colours depend.
    const violations = await violationsOf(page, view.theme === 'light' ? 'colours' : undefined);
    expect.soft(violations, `${name}, ${view.theme} at ${view.width} px`).toEqual([]);
    await also(view);
    if (view.theme === 'dark') await expectOneHeading(page, view.width, name);
  });
  await expectNoBarrierInForcedColors(page, name);
}
