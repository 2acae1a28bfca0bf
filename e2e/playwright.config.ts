import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] || undefined;
const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/** Nothing moves where somebody asked for that: stories of a phone hold this, and those of a desktop what moves. */
const still = { reducedMotion: 'reduce' } as const;
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, contextOptions: still };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Every story runs in English on a desktop and in Hebrew on a phone; those of a language share a server. */
const projects = [
  { name: 'desktop-en', use: { ...desktop, launchOptions, language: 'en', locale: 'en-GB' } },
  { name: 'phone-he', use: { ...phone, launchOptions, language: 'he', locale: 'he-IL' } },
] as const;

/**
 * Stories on a model. A worker that tells one starts a product and a stand-in of its own, whose manner the story sets:
 * one worker tells all of a language, from the first minute on.
 */
const onModel = /\/(model[a-z-]*|chat-manners|keyboard-journey)\.spec\.ts$/;

export default defineConfig<{ language: 'en' | 'he' }>({
  testDir: './stories',
  globalSetup: './store.setup.ts',
  outputDir: '../.cache/stories',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // Now and then a line of text stands a part of a pixel off, that of a select first of all; a word is more than this.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 150 } },
  // Each is of a screen in a language, whichever project looked; only `npm run pictures` makes any.
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list'], ['json']],
  // The worker stands between page and network, where stories that cut calls off stand too; offline.spec.ts lets it in.
  use: {
    serviceWorkers: 'block',
    launchOptions,
    trace: 'off',
    screenshot: 'only-on-failure',
    // Before the story's own time is over, so that what hung is named.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
  },
  projects: [
    ...projects.map((project) => ({ ...project, testMatch: onModel, workers: 1 })),
    ...projects.map((project) => ({ ...project, testIgnore: onModel })),
  ],
});
