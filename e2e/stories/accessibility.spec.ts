import type { APIRequestContext, Page } from '@playwright/test';
import { bringAxe, violationsOf } from '../acts/axe.ts';
import { enter, prepare, type PreparedPerson, type Stage } from '../acts/prepared.ts';
import { screens } from '../acts/screens.ts';
import { expect, test } from '../story.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Looking changes nothing, so that the stories of a worker share their people. */
const people = new Map<Stage, Promise<PreparedPerson>>();

function personAt(request: APIRequestContext, language: 'en' | 'he', stage: Stage): Promise<PreparedPerson> {
  const person = people.get(stage) ?? prepare(request, language, stage);
  people.set(stage, person);
  return person;
}

/** Turns the theme in place and waits until every colour has arrived; what never ends (a spinner) is not waited for. */
async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(wanted);
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  }, theme);
}

for (const screen of screens) {
  test(`${screen.name}: no barrier, one h1, nothing to scroll sideways`, async ({ page, request, t, language }) => {
    if (screen.phoneOnly) await page.setViewportSize({ width: 390, height: 844 });
    if (screen.stage) await enter(page, await personAt(request, language, screen.stage), screen.path);
    else {
      await page.addInitScript(() => localStorage.setItem('first-visit:home', 'seen'));
      await page.goto(screen.path);
    }
    await expect(page.locator('h1')).toHaveText(/\S/);
    await screen.open?.(page, t);
    await bringAxe(page);

    for (const size of screen.phoneOnly ? sizes.slice(0, 1) : sizes) {
      await page.setViewportSize(size);
      for (const theme of ['dark', 'light'] as const) {
        await turn(page, theme);
        // What is half under the sticky header would count as a target too small.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violationsOf(page), `${theme} at ${size.width} px`).toEqual([]);
      }
      await expect(page.locator('h1')).toHaveCount(1);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `pixels to scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  });
}
