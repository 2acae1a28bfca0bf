import { sizes } from '../acts/barriers.ts';
import { pseudoMark, pseudoTextsOf, speakPseudo } from '../acts/pseudo-texts.ts';
import { recordAnswers, seenTexts } from '../acts/seen-texts.ts';
import { screensOf, viewers, visitEach } from '../acts/visits.ts';
import { expect, test } from '../story.ts';

// What one looks at has come to rest; without what moves it is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = [
  'landing',
  'sign-up, refused',
  'log-in',
  'mode, business',
  'upload with items',
  'form, step 1',
  'form, step 2',
  'recommendations',
  'an idea, details open',
  'workspace',
  'profile',
];

/** Right in every language: names. */
const names = ['Foothold', 'EN', 'English', 'עברית', 'Français', 'Español', 'Português'];

/** As an answer reads once its markdown is drawn. */
const plain = (text: string) => text.replace(/[*`_#>]/g, '');

for (const viewer of viewers) {
  const wanted = screensOf(viewer).filter(({ name }) => main.includes(name));
  test(`the main screens of ${viewer ?? 'a visitor'} in a pseudo-language: all translated, nothing cut off`, async ({
    page,
    request,
    language,
  }) => {
    const t = pseudoTextsOf(language);
    const answered = recordAnswers(page);
    await speakPseudo(page, language);
    await visitEach({ page, request, language, t, of: 'pseudo-locales' }, viewer, wanted, async ({ name }) => {
      await expect(page.getByRole('main')).toContainText('[');
      for (const size of sizes) {
        await page.setViewportSize(size);
        // A page of another width is laid out anew in its own time.
        let unmarked: string[] = [];
        const lookAgain = async () => {
          const seen = await seenTexts(page, pseudoMark);
          unmarked = seen.unmarked;
          return seen.cut;
        };
        await expect.configure({ soft: true }).poll(lookAgain, `${name}, cut off at ${size.width} px`).toEqual([]);
        const given = [...(await answered()).map(plain), ...names];
        const ours = unmarked.filter((text) => !given.some((answer) => answer.includes(text)));
        expect.soft(ours, `${name}, not translated at ${size.width} px`).toEqual([]);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(excess, `${name}, pixels to scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}
