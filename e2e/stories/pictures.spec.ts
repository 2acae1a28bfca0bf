import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sizes } from '../acts/barriers.ts';
import { browserFile, browserOf, hasPicture, isMaking, otherBrowser, pictureOf, picturesIn } from '../acts/pictures.ts';
import { screens } from '../acts/screens.ts';
import { expect, test } from '../story.ts';

test('every screen that has pictures has them all, and no picture is left over', ({ language }, info) => {
  test.skip(isMaking(info), 'They are being made.');
  const views = sizes.flatMap(({ width }) => (['dark', 'light'] as const).map((theme) => ({ theme, width })));
  const wanted = screens.flatMap((screen) =>
    views.filter((view) => hasPicture(screen, language, view)).map((view) => pictureOf(screen.name, view)),
  );
  expect(picturesIn(language).toSorted()).toEqual(wanted.toSorted());
});

test('the screens are compared with pictures of the same browser', async ({ page, language }, info) => {
  const own = await browserOf(page);
  if (isMaking(info)) {
    mkdirSync(dirname(browserFile(language)), { recursive: true });
    writeFileSync(browserFile(language), `${own}\n`);
  }
  const other = await otherBrowser(page, language);
  test.skip(
    other !== null,
    `The pictures are of ${other}; this is ${own}. Look whether they should change, then: npm run pictures`,
  );
});
