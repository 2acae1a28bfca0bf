import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@foothold/contract';
import type { Page } from '@playwright/test';
import { chooseMode } from '../acts/onboarding.ts';
import { cutPlaceholders } from '../acts/placeholders.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test, textsOf } from '../story.ts';

// What one looks at has come to rest; without what moves it is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const english = new URL('../../web/src/shared/i18n/en/', import.meta.url);

/** The dotted names of a section's texts: what a page shows where a text is missing. */
function namesIn(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? namesIn(text, `${before}${name}.`) : [`${before}${name}`],
  );
}

const names = new Set(
  readdirSync(english).flatMap((file) => {
    const section = namesIn(JSON.parse(readFileSync(new URL(file, english), 'utf8')) as object);
    return [
      ...section.filter((name) => name.includes('.')),
      ...section.map((name) => file.replace('.json', `:${name}`)),
    ];
  }),
);

/** Chooses a language where it can be seen: in the header or, where a phone has the bar below instead, on the page of the account. */
async function choose(page: Page, code: Language, isOnMe: boolean): Promise<void> {
  const select = page.locator('select', { has: page.locator('option[lang=he]') }).filter({ visible: true });
  if (!isOnMe) {
    await select.selectOption(code);
    return;
  }
  const path = new URL(page.url()).pathname;
  const account = page.locator('main a[href="/account"]');
  const isOfMe = (await account.count()) > 0;
  if (!isOfMe) await page.locator('nav a[href="/profile"]').filter({ visible: true }).last().click();
  await account.click();
  await expect(page).toHaveURL(/\/account$/);
  await select.selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await page.goBack();
  if (!isOfMe) await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** No text is missing, and no slot in one was left empty. */
async function expectTranslated(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await page.locator('body').innerText();
      return shown.split(/\s+/).filter((word) => names.has(word) || word.includes('{{'));
    })
    .toEqual([]);
}

test('the language turns the page, stays after a reload and is kept with the account', async ({
  page,
  request,
  language,
}) => {
  const person = await prepare(request, language, 'account');
  await enter(page, person, '/onboarding/mode');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select.getByRole('option')).toHaveText(['EN', 'עברית', 'FR', 'ES', 'PT']);
  for (const code of languages) {
    const t = textsOf(code);
    await select.selectOption(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('onboarding:mode.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', code === 'he' ? 'rtl' : 'ltr');
    await expectTranslated(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('onboarding:mode.title'));
    await expect
      .poll(async () => JSON.stringify(await person.call('GET', '/api/profile')))
      .toContain(`"language":"${code}"`);
  }
});

test('start, home, log-in and legal page speak all five languages', async ({ page }) => {
  await page.goto('/icon.svg');
  for (const code of languages) {
    const t = textsOf(code);
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), code);
    const pages = [
      { path: '/', title: t('landing:hero.title') },
      { path: '/home', title: t('landing:home.title') },
      { path: '/signup', title: t('account:signup.title') },
      { path: '/login', title: t('account:login.title') },
      { path: '/forgot', title: t('account:forgot.title') },
      { path: '/reset', title: t('account:reset.title') },
      { path: '/confirm-mail', title: t('account:confirmMail.title') },
      { path: '/legal', title: t('legal:title') },
    ];
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('dir', code === 'he' ? 'rtl' : 'ltr');
      await expectTranslated(page);
    }
    await expect(page.getByText(t('legal:updated'))).toBeVisible();
    // What a message shows where somebody shares the page is read by machines that run no script.
    const shared = await (await page.request.get(`/?lang=${code}`)).text();
    expect(shared).toContain(`property="og:title" content="${t('landing:hero.title')}"`);
    await expect(page.getByRole('heading', { name: t('legal:articles.law.title') })).toBeVisible();
  }
});

test('every screen of the logged-in speaks all five languages', async ({ page, request, language, isMobile }) => {
  const person = await prepare(request, language, 'plan');
  for (const path of [
    '/onboarding/upload',
    '/onboarding/chat',
    '/onboarding/form',
    '/recommendations',
    '/profile',
    '/memory',
    '/account',
    '/data',
    '/plan',
  ]) {
    await enter(page, person, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isOnMe = isMobile && ['/recommendations', '/profile', '/memory', '/data', '/plan'].includes(path);
    for (const code of languages) {
      await choose(page, code, isOnMe);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expectTranslated(page);
    }
  }
});

test('what stands in an empty field can be read whole on a phone, in all five languages', async ({
  page,
  request,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await prepare(request, language, 'account'), '/onboarding/mode');
  for (const code of languages) {
    const t = textsOf(code);
    await page.getByRole('banner').getByRole('combobox').selectOption(code);
    await chooseMode(page, t, 'idea');
    await expect(page.getByLabel(t('onboarding:mode.idea.label'))).toBeVisible();
    expect.soft(await cutPlaceholders(page), `on the screen, ${code}`).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder(t('shell:keyboard.placeholder'))).toBeFocused();
    expect.soft(await cutPlaceholders(page), `in the palette, ${code}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByPlaceholder(t('shell:keyboard.placeholder'))).toBeHidden();
  }
});
