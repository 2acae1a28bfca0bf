import type { Browser, BrowserContext, CDPSession, Page } from '../e2e/browser.ts';
import type { Reader } from './chat-render-people.ts';

/** A phone's processor beside this one. */
const SLOWER = 4;
const phone = { width: 412, height: 823 };
/** Nothing long has run for so long: the page is at rest. */
const QUIET_MS = 2_000;
const REPLY_MS = 600_000;

declare global {
  interface Window {
    chatRender?: { ready: number; lastLong: number };
  }
}

/** Milliseconds of the page's thread. */
export interface Work {
  script: number;
  style: number;
  layout: number;
  all: number;
}

async function contextOf(browser: Browser, origin: string, { token }: Reader): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  await context.addInitScript(
    ([own, known]) => {
      if (location.origin !== own) return;
      localStorage.setItem('sid_jwt', known);
      for (const key of ['hint:workspace', 'hint:workspace-sidebar']) localStorage.setItem(key, 'seen');
    },
    [origin, token] as const,
  );
  return context;
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Time of the processor, not of the clock: what else the machine does then hardly counts.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1_000;
  return {
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    all: of('TaskDuration'),
  };
}

/** Asks in the workspace and reads the reply to its end: what that cost. */
export async function readReply(
  browser: Browser,
  origin: string,
  reader: Reader,
  profileTo?: (profile: string) => void,
): Promise<Work & { longest: number }> {
  const context = await contextOf(browser, origin, reader);
  try {
    const page = await context.newPage();
    await page.goto(origin + reader.path);
    const feed = page.getByRole('log');
    await feed.getByRole('article').first().waitFor();
    await page.evaluate(watchLongTasks);
    const session = await slowed(page);
    await page.locator('textarea').fill('?');
    if (profileTo) await session.send('Profiler.enable').then(() => session.send('Profiler.start'));
    const from = await workSoFar(session);
    await page.locator('textarea').press('Enter');
    await feed.locator('article[aria-busy=true]').waitFor();
    await page.locator('[role=log][aria-busy=false]').waitFor({ timeout: REPLY_MS });
    const to = await workSoFar(session);
    if (profileTo) profileTo(JSON.stringify((await session.send('Profiler.stop')).profile));
    const longest = await page.evaluate(() => window.chatRender?.lastLong ?? 0);
    return {
      script: to.script - from.script,
      style: to.style - from.style,
      layout: to.layout - from.layout,
      all: to.all - from.all,
      longest,
    };
  } finally {
    await context.close();
  }
}

/** Opens a workspace from nothing: milliseconds until the newest message and the box are there and nothing long runs. */
export async function openChat(browser: Browser, origin: string, reader: Reader): Promise<number> {
  const context = await contextOf(browser, origin, reader);
  try {
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript(watchOpening);
    await page.goto(origin + reader.path, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(
      (quiet) => {
        const seen = window.chatRender;
        if (!seen || seen.ready === 0) return null;
        const at = Math.max(seen.ready, seen.lastLong);
        return performance.now() - at > quiet ? at : null;
      },
      QUIET_MS,
      { timeout: 60_000 },
    );
    return Number(await usable.jsonValue());
  } finally {
    await context.close();
  }
}

/** Runs in the page: `lastLong` is the longest task. */
function watchLongTasks(): void {
  const seen = { ready: 0, lastLong: 0 };
  window.chatRender = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.lastLong = Math.max(seen.lastLong, duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page: when it was ready, and when the last long task ended. */
function watchOpening(): void {
  const seen = { ready: 0, lastLong: 0 };
  window.chatRender = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.lastLong = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const log = document.querySelector('[role=log]');
    // Enough messages are drawn to fill the screen, and they are in their place at the end.
    const atEnd = log && log.scrollHeight - log.clientHeight - log.scrollTop < 2;
    if (atEnd && log.querySelectorAll('article').length >= 20 && document.querySelector('textarea')) {
      seen.ready = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
