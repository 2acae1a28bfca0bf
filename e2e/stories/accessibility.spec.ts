import { expectNoBarrier, inEachView, sizesFor, type View } from '../acts/barriers.ts';
import { comparePicture, hasPicture, holdDates, isMaking, pictureOf } from '../acts/pictures.ts';
import { screensOf, viewers, visitEach } from '../acts/visits.ts';
import { expectNothingLost } from '../acts/zoomed.ts';
import { test } from '../story.ts';

// What one looks at has come to rest; without what moves it is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewer of viewers) {
  test(`every screen of ${viewer ?? 'a visitor'}: no barrier, one h1, nothing to scroll sideways, nothing lost zoomed in or with text set wider, and as in its pictures`, async ({
    page,
    request,
    t,
    language,
  }, info) => {
    await holdDates(page);
    await visitEach({ page, request, t, language }, viewer, screensOf(viewer), async (screen) => {
      const { name, phoneOnly, shown } = screen;
      const own = sizesFor(language).filter(({ width }) => !phoneOnly || width === 390);
      const compare = async (view: View) => {
        if (hasPicture(screen, language, view))
          await comparePicture(page, info, [language, pictureOf(name, view)], shown?.(page, t));
      };
      if (isMaking(info)) return inEachView(page, own, compare);
      await expectNoBarrier(page, own, name, compare);
      await expectNothingLost(page, name);
    });
  });
}
