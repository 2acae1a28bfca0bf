// node bench/input-paint.ts [--slower 4] [--only today]: how long a phone with a processor so many times slower takes
// from an input to the next frame: every button, link, box and field that can be seen on the main screens is pressed once
// (a field gets a letter), and the browser says how long each took (Event Timing, in steps of 8 ms; the least of three where it took
// longer than the bar). Bar of issue 20: at most 100 ms. Needs a build (npm run build -w web) and a quiet machine; the load is printed.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '../e2e/browser.ts';
import { startAsServed } from './as-started.ts';
import { signedInWithIdeas } from './input-paint-person.ts';

const { values } = parseArgs({
  options: { slower: { type: 'string', default: '4' }, only: { type: 'string', default: '' } },
});
const BAR_MS = 100;
/** What ends the session or the work of the ones behind it is pressed by nobody. */
const ENDING = /log out|delete|choose idea|save & get|stop this/iu;
const CONTROLS = 'a[href],button,input,select,textarea,summary,[role="switch"],[role="tab"]';

interface Press {
  name: string;
  ms: number;
}

/** Keeps the longest event since it was last asked. */
function watchEvents(): void {
  const kept = { longest: 0 };
  Object.assign(globalThis, { inputPaint: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const longest = (page: Page) =>
  page.evaluate(() => {
    const kept = (globalThis as unknown as { inputPaint?: { longest: number } }).inputPaint;
    const longestOfAll = kept?.longest ?? 0;
    if (kept) kept.longest = 0;
    return longestOfAll;
  });

/** Presses the control at a place among those of the screen; null where it can't be. */
async function press(page: Page, at: number): Promise<Press | null> {
  const control = page.locator(CONTROLS).nth(at);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return null;
  const said = await control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  const name = said?.trim().slice(0, 40) || (await control.evaluate(({ tagName, id }) => `${tagName} ${id}`));
  if (ENDING.test(name)) return null;
  await longest(page);
  const isField = await control.evaluate((element) =>
    element.matches('textarea,input:not([type=checkbox],[type=radio],[type=file])'),
  );
  const pressed = await (
    isField ? control.press('a', { timeout: 2_000 }) : control.click({ timeout: 2_000, noWaitAfter: true })
  ).then(
    () => true,
    () => false,
  );
  // Entries come a moment after the frame they end with.
  await page.waitForTimeout(400);
  return pressed ? { name, ms: await longest(page) } : null;
}

/** A busy machine only adds: what took longer than the bar is tried again, and the least of so many counts. */
const TRIES = 3;

async function pressAll(page: Page, url: string): Promise<Press[]> {
  const open = async () => {
    await page.goto(url);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1_000);
  };
  await open();
  const count = await page.locator(CONTROLS).count();
  const presses: Press[] = [];
  for (let at = 0; at < count; at += 1) {
    let least: Press | null = null;
    for (let tried = 0; tried < TRIES && (least?.ms ?? Infinity) > BAR_MS; tried += 1) {
      const before = page.url();
      const one = await press(page, at);
      if (!one) break;
      least = least && least.ms < one.ms ? least : one;
      const isElsewhere = page.url() !== before || (await page.locator('[role$="dialog"]').count()) > 0;
      if (isElsewhere || (await page.locator(CONTROLS).count()) !== count) await open();
    }
    if (least) presses.push(least);
  }
  return presses;
}

const product = await startAsServed({ RATE_LIMITS: 'off' });
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox'],
});
try {
  const { storageState, screens } = await signedInWithIdeas(product.origin);
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchEvents);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  process.stdout.write(`Input to next paint, processor ÷ ${values.slower}, load ${loadavg()[0]?.toFixed(1)}\n`);
  for (const { name, path } of screens.filter((one) => one.name.includes(values.only))) {
    const presses = await pressAll(page, product.origin + path);
    const sorted = presses.toSorted((one, other) => other.ms - one.ms);
    const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0;
    const over = sorted.filter(({ ms }) => ms > BAR_MS);
    const worst = (over.length > 0 ? over : sorted.slice(0, 1)).map((one) => `${one.ms} “${one.name}”`).join(', ');
    process.stdout.write(
      `${name.padEnd(14)} ${String(presses.length).padStart(3)} controls, median ${String(median).padStart(3)} ms, over ${BAR_MS}: ${over.length}; ${worst}\n`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
