import type { Page } from '@playwright/test';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test, textsOf } from '../story.ts';

const languages = ['en', 'he', 'fr', 'es', 'pt'] as const;

/** What looks like the name of a text instead of the text: `section:some.key` or `some.dotted.key`. */
const untranslated =
  /\b(?:common|shell|landing|account|profile|onboarding|resume|recommendations|plan|chat|feedback|legal|errors):[a-z]|\b[a-z]+(?:\.[a-z]+[A-Z]?[a-z]*){2,}\b|\{\{/;

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(untranslated);
}

for (const who of ['a visitor', 'somebody logged in']) {
  test(`${who} can send feedback from any page`, async ({ page, request, t, language }) => {
    const text = language === 'he' ? 'המדרגות יפות' : 'Lovely stairs';
    if (who === 'a visitor') await page.goto('/legal');
    else await enter(page, await prepare(request, language, 'account'), '/legal');
    const open = page.getByRole('button', { name: t('shell:feedback') });
    await open.click();
    const drawer = page.getByRole('dialog', { name: t('feedback:title') });
    const send = drawer.getByRole('button', { name: t('feedback:send') });
    await expect(send).toBeDisabled();
    await drawer.getByLabel(t('feedback:label')).fill('   ');
    await expect(send).toBeDisabled();

    await page.route('**/api/feedback', (route) => route.abort());
    await drawer.getByLabel(t('feedback:label')).fill(text);
    await send.click();
    await expect(drawer.getByRole('alert')).toHaveText(t('errors:feedback'));
    await expect(drawer.getByLabel(t('feedback:label'))).toHaveValue(text);
    await page.unroute('**/api/feedback');
    await send.click();
    await expect(drawer.getByText(t('feedback:thanks'))).toBeVisible();
    await expect(drawer.getByLabel(t('feedback:label'))).toHaveValue('');
    await drawer.getByRole('button', { name: t('common:cancel') }).click();
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
}

test('the theme is dark at first, and stays as it was chosen', async ({ page, t }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: t('shell:toLight') }).click();
  await expect(root).toHaveClass(/\blight\b/);
  await page.reload();
  await expect(root).toHaveClass(/\blight\b/);
  await page.goto('/legal');
  await page.getByRole('button', { name: t('shell:toDark') }).click();
  await expect(root).toHaveClass(/\bdark\b/);
});

test('the language turns the page, stays after a reload and is kept with the account', async ({
  page,
  request,
  language,
}) => {
  const person = await prepare(request, language, 'account');
  await enter(page, person, '/onboarding/mode');
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
      { path: '/legal', title: t('legal:title') },
    ];
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('dir', code === 'he' ? 'rtl' : 'ltr');
      await expectTranslated(page);
    }
    await expect(page.getByText(t('legal:updated'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('legal:articles.law.title') })).toBeVisible();
  }
});

test('each first-visit popup comes once', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'ideas');
  await enter(page, person, '/icon.svg');
  await page.evaluate(() => {
    for (const key of ['home', 'onboarding-upload', 'recommendations']) localStorage.removeItem(`first-visit:${key}`);
  });
  for (const [path, title] of [
    ['/home', t('landing:home.popup.title')],
    ['/onboarding/upload', t('resume:popup.title')],
    ['/recommendations', t('recommendations:firstVisit.title')],
  ] as const) {
    await page.goto(path);
    const popup = page.getByRole('dialog', { name: title });
    await popup.getByRole('button', { name: t('common:gotIt') }).click();
    await expect(popup).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(popup).toBeHidden();
  }
});

test('the chat placeholder is for the logged-in, and unknown addresses lead to the start', async ({
  page,
  request,
  t,
  language,
}) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: t('landing:hero.action') })).toBeVisible();
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/$/);
  await enter(page, await prepare(request, language, 'account'), '/chat');
  await expect(page.getByText(t('shell:chatPlaceholder'))).toBeVisible();
});
