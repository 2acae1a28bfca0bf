import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

for (const who of ['a visitor', 'somebody logged in']) {
  test(`${who} can send feedback from any page`, async ({ page, request, expectFault, t, language }) => {
    expectFault(/^POST \/api\/feedback failed: net::ERR_FAILED$/);
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
