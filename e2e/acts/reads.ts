import type { Page, Request } from '@playwright/test';
import { expect } from '../story.ts';

/**
 * Follows what the page asks by itself from here on. `hold` lets what was asked be answered and keeps all that is asked
 * after it waiting, so that the next call to reach the server is the person's; `release` ends that.
 */
export async function followReads(page: Page): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  const underWay = new Set<Request>();
  let isHeld = false;
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.fallback();
    if (isHeld) return undefined;
    underWay.add(request);
    return route.continue();
  });
  return {
    async hold() {
      isHeld = true;
      await expect.poll(() => underWay.size, 'calls of the page under way').toBe(0);
    },
    release: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
