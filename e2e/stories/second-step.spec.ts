import { Secret, TOTP } from 'otpauth';
import { expectNothingOfAxes } from '../acts/axe.ts';
import { forbidPointers, keysOf } from '../acts/keyboard.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

const PERIOD_MS = 30_000;

test('a second step is switched on, asked for and switched off by keyboard', async ({
  page,
  request,
  expectFault,
  t,
  language,
}) => {
  expectFault(/^POST \/api\/login answered 401$/);
  const person = await prepare(request, language, 'account');
  const keys = keysOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await forbidPointers(page);
  await enter(page, person, '/account');
  await keys.begin(button(t('second:setUp.open')));
  await keys.press(button(t('second:setUp.open')));
  const setUp = page.getByRole('form', { name: t('second:setUp.open') });
  await keys.write(setUp.getByLabel(t('profile:password.current')), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: t('second:setUp.picture') })).toBeVisible();
  await expect(setUp.getByLabel(t('second:code'))).toBeFocused();
  await expectNothingOfAxes(page);
  const key = await setUp.locator('bdi').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.keyboard.type(app.generate());
  await page.keyboard.press('Enter');

  const codes = page.getByRole('region', { name: t('second:recovery.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNothingOfAxes(page);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await keys.press(button(t('second:recovery.done')));
  await expect(page.getByRole('heading', { name: t('second:title') })).toBeFocused();

  // As on a device where nobody is logged in.
  await page.evaluate(() => localStorage.removeItem('sid_jwt'));
  await page.goto('/login');
  await keys.begin(page.getByLabel(t('account:email')));
  await keys.write(page.getByLabel(t('account:email')), person.email);
  await keys.write(page.getByLabel(t('account:password'), { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('second:login.title') })).toBeVisible();
  await expect(page.getByLabel(t('second:code'))).toBeFocused();
  await expectNothingOfAxes(page);
  // The code of the next half minute, as of a clock that is a little fast: the one of this was taken.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + PERIOD_MS }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/account');
  await keys.begin(button(t('second:off.open')));
  await keys.press(button(t('second:off.open')));
  const off = page.getByRole('form', { name: t('second:off.open') });
  await keys.write(off.getByLabel(t('profile:password.current')), person.password);
  await keys.press(off.getByRole('button', { name: t('second:useRecovery') }));
  await keys.write(off.getByLabel(t('second:recoveryCode')), recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('second:off.done'))).toBeVisible();
  await expect(button(t('second:setUp.open'))).toBeVisible();
});
