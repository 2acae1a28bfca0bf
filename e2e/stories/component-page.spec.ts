import type { Page } from '@playwright/test';
import { bringAxe, violationsOf } from '../acts/axe.ts';
import { sizes } from '../acts/barriers.ts';
import { expect, test } from '../story.ts';

// One after the other: each worker that took one of them would build the pages again.
test.describe.configure({ mode: 'default' });

const overlays = ['side drawer', 'bottom drawer', 'dialog', 'decision', 'decision, busy', 'decision, failed'];

/** The light theme differs from the dark one by its colours alone. */
async function expectNothing(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.ready)));
  expect(await violationsOf(page, theme === 'light' ? 'colours' : undefined)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test(`every part, ${theme}: no barrier, nothing to scroll sideways`, async ({ page, devPages, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${devPages}/dev/ui?theme=${theme}&lang=${language}`);
    await expect(page.getByRole('log').getByRole('table')).toBeVisible();
    await bringAxe(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNothing(page, theme);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `pixels to scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0);
    }
    for (const overlay of overlays) {
      await page.getByRole('button', { name: overlay, exact: true }).click();
      const shown = page.getByRole(overlay.startsWith('decision') ? 'alertdialog' : 'dialog');
      await expect(shown).toBeVisible();
      await expectNothing(page, theme);
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
    }
  });
}

test('the page of components shows both themes and both directions at once', async ({ page, devPages }) => {
  await page.goto(`${devPages}/dev/ui`);
  for (const direction of ['Left to right', 'Right to left']) {
    for (const theme of ['Dark', 'Light']) {
      const root = page.frameLocator(`iframe[title="${theme}, ${direction.toLowerCase()}"]`).locator('html');
      await expect(root).toHaveClass(theme.toLowerCase());
      await expect(root).toHaveAttribute('dir', direction === 'Left to right' ? 'ltr' : 'rtl');
      await expect(root.getByRole('heading', { level: 1 })).toHaveText('Components');
    }
  }
});
