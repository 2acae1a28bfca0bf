import { enter, prepare, type Stage } from '../acts/prepared.ts';
import { screens } from '../acts/screens.ts';
import { expectNothingLost, zoomed } from '../acts/zoomed.ts';
import { expect, test } from '../story.ts';

// The way text is set is asked for by a reader's own style, which the page's policy would forbid.
test.use({ bypassCSP: true });

const stages: readonly (Stage | undefined)[] = [undefined, 'account', 'profile', 'plan'];
for (const stage of stages) {
  test(`zoomed in, and with text set wider, nothing is lost for ${stage ?? 'a visitor'}`, async ({
    page,
    request,
    t,
    language,
  }) => {
    const person = stage && (await prepare(request, language, stage));
    await page.addInitScript(() => localStorage.setItem('first-visit:home', 'seen'));
    for (const screen of screens.filter((one) => one.stage === stage)) {
      await page.setViewportSize(zoomed[0]);
      if (person) await enter(page, person, screen.path);
      else await page.goto(screen.path);
      await expect(page.locator('h1')).toHaveText(/\S/);
      await screen.open?.(page, t);
      await expectNothingLost(page, screen.name);
    }
  });
}
