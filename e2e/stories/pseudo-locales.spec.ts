import { sizes } from '../acts/barriers.ts';
import { knownPerson } from '../acts/known-people.ts';
import { enter } from '../acts/prepared.ts';
import { pseudoMark, pseudoTextsOf, speakPseudo } from '../acts/pseudo-texts.ts';
import { screens } from '../acts/screens.ts';
import { recordAnswers, seenTexts } from '../acts/seen-texts.ts';
import { expect, test } from '../story.ts';

const main = [
  'landing',
  'sign-up, refused',
  'log-in',
  'mode, business',
  'upload with items',
  'form, step 1',
  'form, step 2',
  'recommendations, details open',
  'workspace',
  'profile',
];

/** Right in every language: names. */
const names = ['Foothold', 'EN', 'English', 'עברית', 'Français', 'Español', 'Português'];

/** As an answer reads once its markdown is drawn. */
const plain = (text: string) => text.replace(/[*`_#>]/g, '');

for (const screen of screens.filter(({ name }) => main.includes(name))) {
  test(`${screen.name} in a pseudo-language: all of it translated, nothing cut off`, async ({
    page,
    request,
    server,
    language,
  }) => {
    const t = pseudoTextsOf(language);
    const answered = recordAnswers(page);
    await speakPseudo(page, language);
    const { name, stage } = screen;
    if (stage) await enter(page, await knownPerson(request, server, language, { name, stage }), screen.path);
    else await page.goto(screen.path);
    await expect(page.locator('h1')).toHaveText(/\S/);
    await expect(page.getByRole('main')).toContainText('[');
    await screen.open?.(page, t);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const { unmarked, cut } = await seenTexts(page, pseudoMark);
      const given = [...(await answered()).map(plain), ...names];
      const ours = unmarked.filter((text) => !given.some((answer) => answer.includes(text)));
      expect.soft(ours, `not translated at ${size.width} px`).toEqual([]);
      expect.soft(cut, `cut off at ${size.width} px`).toEqual([]);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `pixels to scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  });
}
