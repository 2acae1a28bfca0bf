import { type APIRequestContext, type Page, type TestInfo, test } from '@playwright/test';
import { expect, type Translate } from '../story.ts';
import { knownPerson } from './known-people.ts';
import { enter, type Stage } from './prepared.ts';
import { type Screen, screens } from './screens.ts';

/** Who looks at the screens: a visitor, and a person at each stage that has screens of its own; the most first. */
export const viewers: readonly (Stage | undefined)[] = ['plan', 'profile', undefined, 'account', 'worked'];

export const screensOf = (viewer: Stage | undefined): Screen[] => screens.filter(({ stage }) => stage === viewer);

const PHONE = { width: 390, height: 844 };
/** Time for each screen; on a machine with much else to do it takes many times what it needs. */
const SCREEN_MS = 30_000;

interface Visitor {
  page: Page;
  request: APIRequestContext;
  language: 'en' | 'he';
  t: Translate;
  /** Whose story this is: each has people of its own. */
  of?: string;
}

/**
 * Opens each of these screens in turn, all in one page and as one person, and has `look` look at it. What a screen is
 * found to lack is collected under its name, and the ones after it are looked at all the same.
 */
export async function visitEach(
  { page, request, language, t, of }: Visitor,
  viewer: Stage | undefined,
  wanted: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  test.setTimeout(60_000 + wanted.length * SCREEN_MS);
  const { viewport } = test.info().project.use as TestInfo['project']['use'];
  const person =
    viewer && (await knownPerson(request, language, { name: of ? `${viewer} of ${of}` : viewer, stage: viewer }));
  await page.addInitScript(() => localStorage.setItem('first-visit:home', 'seen'));
  // The browser has the font from here on, as it has for all but a first visit that begins inside the app.
  await page.goto('/login');
  await page.evaluate(async () => document.fonts.ready);
  const failures: string[] = [];
  for (const screen of wanted) {
    try {
      await test.step(screen.name, async () => {
        await page.setViewportSize(screen.phoneOnly ? PHONE : (viewport ?? PHONE));
        if (person) await enter(page, person, screen.path);
        else {
          // Two screens may differ in what stands behind the # alone, which loads no document anew.
          await page.goto('/icon.svg');
          await page.goto(screen.path);
        }
        await expect(page.locator('h1')).toHaveText(/\S/);
        await screen.open?.(page, t);
        await look(screen);
      });
    } catch (failure) {
      failures.push(`${screen.name}: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  }
  expect(failures.join('\n'), 'screens that could not be looked at').toBe('');
}
