import type { APIRequestContext } from '@playwright/test';
import { expectNoBarrier, sizes } from '../acts/barriers.ts';
import { enter, prepare, type PreparedPerson, type Stage } from '../acts/prepared.ts';
import { screens } from '../acts/screens.ts';
import { expect, test } from '../story.ts';

/** Looking changes nothing, so that the stories of a worker share their people. */
const people = new Map<Stage, Promise<PreparedPerson>>();

function personAt(request: APIRequestContext, language: 'en' | 'he', stage: Stage): Promise<PreparedPerson> {
  const person = people.get(stage) ?? prepare(request, language, stage);
  people.set(stage, person);
  return person;
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
    await expectNoBarrier(page, screen.phoneOnly ? sizes.slice(0, 1) : sizes);
  });
}
