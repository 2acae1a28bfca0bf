import type { Language } from '@foothold/contract';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '#app/styles.css';
import { routes } from '#app/router.tsx';
import { Screens } from '#app/screens.tsx';
import { registerWorker } from '#app/offline/register-worker.ts';
import { loadScreen } from '#app/load-screen.ts';
import { keepTyped } from '#app/start/typed.ts';
import { startTexts } from '#shared/i18n/i18n.ts';
import { commonSections, landingSections, sections } from '#shared/i18n/sections.ts';
import { paths } from '#shared/paths.ts';
import { followOtherTabs, useSession } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';

const page = document.documentElement;

/** The words a first screen needs: of the workspace and the profile, the common ones. */
function sectionsAt({ pathname }: { pathname: string }) {
  if (pathname === paths.landing) return landingSections;
  return /^\/(plan|profile)/.test(pathname) ? commonSections : sections;
}

/** Shorter than anybody notices; longer than an answer takes to be read that is there already. */
const WORTH_WAITING_MS = 100;

/**
 * Reads the answers that index.html has asked for, while the screen's code comes. Where they are there, as they mostly are,
 * the screen is drawn once and whole; it need not wait long for them. Code that can't be had is the screen's to tell.
 */
async function firstAnswers(): Promise<void> {
  const ahead = await import('#app/shell/signed-in.tsx').catch(() => null);
  await Promise.race([ahead?.askAhead(), new Promise((resolve) => setTimeout(resolve, WORTH_WAITING_MS))]);
}

/** Longer than the browser takes to find a font that it has. */
const FONT_GRACE_MS = 50;

/**
 * Asks for the font of the first words once the code is there, which it would hold back. A font that comes later than
 * the screen moves what stands below its words, and a press that is on its way meets something else, or nothing: where
 * `screen` is there first, this visit keeps the system's font, and the next one has the other in the browser's store.
 */
async function firstFont(language: Language, screen: Promise<unknown>): Promise<void> {
  const words = language === 'he' ? 'א' : 'a';
  const font = document.fonts.load("1em 'Rubik Variable'", words).then(
    () => true,
    () => false,
  );
  // Where even the quickest file took longer, the font is neither here nor near.
  const files = performance.getEntriesByType('resource').map(({ duration }) => duration);
  const isFar = Math.min(...files) > FONT_GRACE_MS;
  const grace = isFar || new Promise((resolve) => setTimeout(resolve, FONT_GRACE_MS));
  const late = Promise.all([screen, grace]).then(() => false);
  if (await Promise.race([font, late])) return;
  const families = getComputedStyle(page).getPropertyValue('--font-sans').split(',');
  page.style.setProperty('--font-sans', families.slice(1).join(','));
}

/** Tells once what stands inside is on the page and listens. */
function Started({ onStarted, children }: { onStarted: () => void; children: ReactNode }) {
  useEffect(onStarted, [onStarted]);
  return children;
}

/**
 * Starts the app: over a prerendered page when it is the one to show, else in its place. Resolves once the page listens;
 * what was typed into a prerendered form meanwhile is in the app's form then.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  followOtherTabs();
  registerWorker();
  const { language } = useSettings.getState();
  const prerendered = page.dataset['page'] === window.location.pathname && page.dataset['app'] !== 'needed';
  const screen = Promise.all([
    startTexts(language, sectionsAt(window.location)),
    loadScreen(routes, window.location),
    useSession.getState().signedIn && firstAnswers(),
  ]);
  await Promise.all([screen, !prerendered && firstFont(language, screen)]);
  const started = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <Started onStarted={started.resolve}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Started>
    </StrictMode>
  );
  const giveBack = keepTyped(root);
  if (prerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  await started.promise;
  delete page.dataset['page'];
  page.dataset['app'] = 'ready';
  giveBack();
}
