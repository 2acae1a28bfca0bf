// node bench/month.ts FOLDER [--languages en,he]: one person's month with a moved clock, on the real product and its pages (needs
// a build): a promise, work, a flight, a week without anything, the way back, a decision to stop and a new idea. Each state is
// looked at on a phone and a desktop: its picture goes into FOLDER, and axe over it. Exit code 1 where axe finds anything.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringAxe, violationsOf as allViolationsOf } from '../e2e/acts/axe.ts';
import { type Browser, chromium, type Page } from '../e2e/browser.ts';
import { buildTestApp } from '../server/test/app.ts';
import { type Look, monthOf } from './month-days.ts';

const { values, positionals } = parseArgs({
  options: { languages: { type: 'string', default: 'en,he' } },
  allowPositionals: true,
});
const [folder = 'month'] = positionals;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const seen = [
  'first-visit:home',
  'first-visit:recommendations',
  'hint:mode',
  'hint:workspace',
  'hint:workspace-sidebar',
];

const clock = { now: 0 };
const test = await buildTestApp({ now: () => clock.now, config: { sessionDays: 365, sessionIdleDays: 365 } });
const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const found: string[] = [];

async function pageOf(on: Browser, { token, zone, language }: Look, size: (typeof sizes)[number]): Promise<Page> {
  const context = await on.newContext({
    viewport: size,
    locale: language,
    timezoneId: zone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([known, keys]) => {
      localStorage.setItem('sid_jwt', known);
      for (const key of keys) localStorage.setItem(key, 'seen');
    },
    [token, seen] as const,
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(clock.now);
  return page;
}

/** What axe finds in each theme, a line each. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await bringAxe(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => {
      document.documentElement.classList.remove('dark', 'light');
      document.documentElement.classList.add(wanted);
    }, theme);
    found.push(...(await allViolationsOf(page)).map((violation) => `${theme}: ${violation}`));
  }
  return found;
}

/** Opens a state at each size, takes its picture and has axe look at it. */
async function look(state: Look): Promise<void> {
  for (const size of sizes) {
    const page = await pageOf(browser, state, size);
    await page.goto(origin + state.path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await state.open?.(page);
    const name = `${state.language}-${size.width}-${state.name}`;
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    const violations = await violationsOf(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) violations.push(`${wide} px to scroll sideways`);
    found.push(...violations.map((violation) => `${name}: ${violation}`));
    console.log(`${name}: ${violations.length} found`);
    await page.context().close();
  }
}

mkdirSync(folder, { recursive: true });
for (const language of values.languages.split(',')) await monthOf({ test, clock, language, look });
await browser.close();
await test.app.close();
for (const line of found) console.log(line);
console.log(`${found.length} found by axe and by the width`);
// The database that tests hand on to each other stays open.
process.exit(found.length > 0 ? 1 : 0);
