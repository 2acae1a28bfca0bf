import type { Page, ViewportSize } from '@playwright/test';

/** A change of size that the browser has not answered after this long, in milliseconds, it never answers. */
const UNANSWERED_MS = 10_000;

/** Whether the browser says in time that the window has this size. */
async function isAnswered(page: Page, size: ViewportSize): Promise<boolean> {
  const made = page.setViewportSize(size).then(() => true);
  // The wait is Playwright's own: it ends with the page, as the change does.
  return Promise.race([made, page.waitForTimeout(UNANSWERED_MS).then(() => false)]);
}

/**
 * Gives the window another size. Once in some ten thousand times Chromium leaves the call without an answer, while the page
 * goes on (a run of CI was lost to it): then it is asked for another size and for this one again.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  if (await isAnswered(page, size)) return;
  await isAnswered(page, { ...size, width: size.width + 1 });
  if (await isAnswered(page, size)) return;
  const { innerWidth, innerHeight } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }));
  if (innerWidth !== size.width || innerHeight !== size.height) {
    throw new Error(`The window stays at ${innerWidth} × ${innerHeight} instead of ${size.width} × ${size.height}`);
  }
}
