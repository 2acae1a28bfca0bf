import { languages } from '@foothold/contract';
import { newPerson, submitLogIn } from '../acts/account.ts';
import { prepare } from '../acts/prepared.ts';
import { expect, test, textsOf } from '../story.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('start, log-in and sign-up can be read in five languages', async ({ page }) => {
    for (const code of languages) {
      const t = textsOf(code);
      const pages = [
        { path: '/', title: t('landing:hero.title'), more: t('landing:how.story.text') },
        { path: '/login', title: t('account:login.title'), more: t('account:login.lede') },
        { path: '/signup', title: t('account:signup.title'), more: t('account:signup.lede') },
      ];
      for (const { path, title, more } of pages) {
        await page.goto(`${path}?lang=${code}`);
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page.getByText(more)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.locator('html')).toHaveAttribute('dir', code === 'he' ? 'rtl' : 'ltr');
        expect(await page.title()).toContain(title);
        // Nobody told this server at which address people come.
        await expect(page.locator('link[rel="alternate"], link[rel="canonical"]')).toHaveCount(0);
      }
      await page.goto(`/?lang=${code}`);
      await expect(page.getByText(t('example:idea.title'))).toBeVisible();
      await expect(page.getByText(t('example:plan.fifth'))).toBeVisible();
      await expect(page.getByText(t('example:day.ten'))).toBeVisible();
      await expect(page.locator('footer a[hreflang]')).toHaveCount(languages.length);
      await expect(page.locator('footer a[aria-current]')).toHaveAttribute('hreflang', code);
      await page.goto('/login');
      await expect(page.locator('form')).toHaveAttribute('method', 'post');
    }
  });

  test('the language is the one the browser asks for', async ({ page, t }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText(t('landing:hero.title'));
  });
});

test('what is typed before the app is there is not lost, and is sent once it is', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'account');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/frame-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await submitLogIn(page, t, person.email, person.password);
  release();
  await expect(page).toHaveURL(/\/home$/);
  expect(page.url()).not.toContain(person.email);
});

test('a link from the start leads to sign-up, and what is pressed first is done', async ({ page, t }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('shell:toLight') }).click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.getByRole('link', { name: t('landing:hero.action') }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const { name } = newPerson();
  await page.getByLabel(t('account:signup.name')).fill(name);
  await expect(page.getByLabel(t('account:signup.name'))).toHaveValue(name);
});
