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
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Every story runs in English on a desktop and in Hebrew on a phone; those of a language share a server. */
export default defineConfig<{ language: 'en' | 'he' }>({
  testDir: './stories',
  globalSetup: './store.setup.ts',
  outputDir: '../.cache/stories',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // Now and then a line of text stands a part of a pixel off, that of a select first of all; a word is more than this.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 150 } },
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
    { name: 'desktop-en', use: { ...desktop, launchOptions, language: 'en', locale: 'en-GB' } },
    { name: 'phone-he', use: { ...phone, launchOptions, language: 'he', locale: 'he-IL' } },
  ],
});
