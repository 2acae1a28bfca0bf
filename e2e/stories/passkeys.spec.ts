import type { Page } from '@playwright/test';
import { expectNothingOfAxes } from '../acts/axe.ts';
import { forbidPointers, keysOf } from '../acts/keyboard.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

// Passkeys belong to a name: an address of numbers has none.
test.use({ baseURL: async ({ server }, use) => use(server.origin.replace('127.0.0.1', 'localhost')) });

/** Gives the browser an authenticator of its own, which knows its owner and asks nobody. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made, used alone and behind the password, and taken away by keyboard', async ({
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
  await plugIn(page);
  /** As on a device where nobody is logged in. */
  const leave = async () => {
    await page.evaluate(() => localStorage.removeItem('sid_jwt'));
    await page.goto('/login');
    await keys.begin(page.getByLabel(t('account:email')));
  };

  await enter(page, person, '/account');
  await keys.begin(button(t('second:passkey.add')));
  await keys.press(button(t('second:passkey.add')));
  const add = page.getByRole('form', { name: t('second:passkey.add') });
  await keys.write(add.getByLabel(t('second:passkey.name')), 'Laptop');
  await keys.write(add.getByLabel(t('profile:password.current')), person.password);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('region', { name: t('second:recovery.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNothingOfAxes(page);
  await keys.press(button(t('second:recovery.done')));
  await expect(page.getByRole('heading', { name: t('second:passkey.title') })).toBeFocused();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();

  await leave();
  await keys.press(button(t('account:login.passkey')));
  await expect(page).toHaveURL(/\/home$/);

  await leave();
  await keys.write(page.getByLabel(t('account:email')), person.email);
  await keys.write(page.getByLabel(t('account:password'), { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('second:code'))).toBeFocused();
  await expectNothingOfAxes(page);
  await keys.press(button(t('second:passkey.use')));
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/account');
  const remove = t('second:passkey.removeNamed', { name: 'Laptop' });
  await keys.begin(button(remove));
  await keys.press(button(remove));
  const off = page.getByRole('form', { name: remove });
  await keys.write(off.getByLabel(t('profile:password.current')), person.password);
  await expectNothingOfAxes(page);
  await keys.press(off.getByRole('button', { name: t('second:passkey.use') }));
  await expect(page.getByText('Laptop', { exact: true })).toHaveCount(0);
  await expect(button(t('second:setUp.open'))).toBeVisible();
});
