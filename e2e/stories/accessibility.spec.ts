import { expectNoBarrier, sizes } from '../acts/barriers.ts';
import { knownPerson } from '../acts/known-people.ts';
import { comparePicture, holdDates, pictureOf } from '../acts/pictures.ts';
import { enter } from '../acts/prepared.ts';
import { screens } from '../acts/screens.ts';
import { expect, test } from '../story.ts';

for (const screen of screens) {
  test(`${screen.name}: no barrier, one h1, nothing to scroll sideways, and as in its pictures`, async ({
    page,
    request,
    server,
    t,
    language,
  }, info) => {
    if (screen.phoneOnly) await page.setViewportSize({ width: 390, height: 844 });
    await holdDates(page);
    const { name, stage } = screen;
    if (stage) await enter(page, await knownPerson(request, server, language, { name, stage }), screen.path);
    else {
      await page.addInitScript(() => localStorage.setItem('first-visit:home', 'seen'));
      await page.goto(screen.path);
    }
    await expect(page.locator('h1')).toHaveText(/\S/);
    await screen.open?.(page, t);
    await expectNoBarrier(page, screen.phoneOnly ? sizes.slice(0, 1) : sizes, (view) =>
      comparePicture(page, info, [language, pictureOf(screen.name, view)], screen.shown?.(page, t)),
    );
  });
}
