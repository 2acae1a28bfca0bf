import { api, passkeys, secondStep } from '@foothold/contract';
import { startAuthentication, startRegistration, type AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { sampleToken } from '#shared/testing/samples.ts';

// What a browser does with an authenticator: jsdom has none.
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn<typeof startAuthentication>(),
  startRegistration: vi.fn<typeof startRegistration>(),
}));

const answered: AuthenticationResponseJSON = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signed', userHandle: 'dana' },
  clientExtensionResults: {},
};
/** The same as it is sent. */
const answer = {
  id: 'key',
  client_data: 'client',
  authenticator_data: 'data',
  signature: 'signed',
  user_handle: 'dana',
};
const phone = { id: 'key-1', name: 'My phone', created_at: '2026-01-02T00:00:00.000Z', last_used_at: null };

beforeEach(() => {
  vi.mocked(startAuthentication).mockReset().mockResolvedValue(answered);
  vi.mocked(startRegistration)
    .mockReset()
    .mockResolvedValue({ ...answered, response: { clientDataJSON: 'client', attestationObject: 'made' } });
});

function openAccount(keys: (typeof phone)[]) {
  const prepare = (server: FakeServer) => {
    server.answers(api.account.sessions, { sessions: [] });
    server.answers(secondStep.get, {
      on_since: keys.length > 0 ? '2026-03-04T12:00:00.000Z' : null,
      recovery_codes_left: 0,
      has_app: false,
    });
    server.answers(passkeys.list, { passkeys: keys });
    server.answers(passkeys.ask, { challenge: 'asked', rp_id: 'localhost' });
  };
  return renderApp('/account', { signedIn: true, prepare });
}

it('logs in with a passkey alone, and says so where none was used', async () => {
  const app = renderApp('/login', {
    prepare: (server) => server.answers(passkeys.ask, { challenge: 'asked', rp_id: 'localhost' }),
  });
  const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
  vi.mocked(startAuthentication).mockRejectedValueOnce(new DOMException('Cancelled', 'NotAllowedError'));
  await app.user.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No passkey was used/);

  app.server.answers(passkeys.logIn, { token: sampleToken() });
  await app.user.click(button);
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.server.bodiesTo(passkeys.logIn)).toEqual([{ passkey: answer }]);
  expect(startAuthentication).toHaveBeenLastCalledWith({
    optionsJSON: expect.objectContaining({ challenge: 'asked', rpId: 'localhost', userVerification: 'required' }),
  });
});

it('takes a passkey in place of the code, behind the password', async () => {
  const app = renderApp('/login', {
    prepare: (server) => {
      server.answers(passkeys.ask, { challenge: 'asked', rp_id: 'localhost' });
      server.refuses(api.account.login, 'CODE_REQUIRED', 'The code too.');
    },
  });
  await app.user.type(await screen.findByLabelText('Email'), 'dana@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'longenough{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() =>
    expect(app.server.bodiesTo(api.account.login).at(-1)).toEqual({
      email: 'dana@example.com',
      password: 'longenough',
      code: answer,
    }),
  );
});

it('makes a passkey, and shows recovery codes with the first', async () => {
  const app = openAccount([]);
  await app.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const form = within(screen.getByRole('form', { name: 'Add a passkey' }));
  await app.user.type(form.getByLabelText('Name'), 'My phone');
  const wish = { challenge: 'asked', rp_id: 'localhost', user_handle: 'dana', user_name: 'dana@example.com' };
  app.server.answers(passkeys.begin, { ...wish, algorithms: [-7], known: ['old'] });
  app.server.answers(passkeys.add, { recovery_codes: ['abcde-12345'] });
  await app.user.type(form.getByLabelText('Current password'), 'longenough{Enter}');

  const region = within(await screen.findByRole('region', { name: 'Your recovery codes' }));
  expect(region.getByText('abcde-12345')).toBeTruthy();
  expect(app.server.bodiesTo(passkeys.begin)).toEqual([{ password: 'longenough' }]);
  expect(app.server.bodiesTo(passkeys.add)).toEqual([
    { name: 'My phone', passkey: { id: 'key', client_data: 'client', attestation: 'made' } },
  ]);
  expect(vi.mocked(startRegistration).mock.calls[0]?.[0].optionsJSON).toMatchObject({
    rp: { id: 'localhost' },
    excludeCredentials: [{ id: 'old' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

it('calls a passkey without a name what one of them is called', async () => {
  const app = openAccount([phone]);
  await app.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const form = within(screen.getByRole('form', { name: 'Add a passkey' }));
  const wish = { challenge: 'asked', rp_id: 'localhost', user_handle: 'dana', user_name: 'dana@example.com' };
  app.server.answers(passkeys.begin, { ...wish, algorithms: [-7], known: [] });
  app.server.answers(passkeys.add, { recovery_codes: [] });
  await app.user.type(form.getByLabelText('Current password'), 'longenough');
  await app.user.type(form.getByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(app.server.bodiesTo(passkeys.add)).toMatchObject([{ name: 'Passkey' }]));
});

it('renames a passkey, and takes it away with password and passkey', async () => {
  const app = openAccount([phone]);
  await app.user.click(await screen.findByRole('button', { name: 'Rename: My phone' }));
  expect(app.server.callsTo(secondStep.get), 'one question of two cards').toHaveLength(1);
  const name = within(screen.getByRole('form', { name: 'Rename: My phone' })).getByLabelText('Name');
  app.server.answers(passkeys.rename, undefined);
  await app.user.type(name, ' at home{Enter}');
  await waitFor(() => expect(app.server.bodiesTo(passkeys.rename)).toEqual([{ name: 'My phone at home' }]));

  await app.user.click(await screen.findByRole('button', { name: 'Remove: My phone' }));
  const form = within(screen.getByRole('form', { name: 'Remove: My phone' }));
  const use = form.getByRole<HTMLButtonElement>('button', { name: 'Use a passkey' });
  expect(use.disabled, 'before there is a password').toBe(true);
  await app.user.type(form.getByLabelText('Current password'), 'longenough');
  app.server.answers(passkeys.remove, undefined);
  app.server.answers(passkeys.list, { passkeys: [] });
  await app.user.click(use);
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
  expect(app.server.bodiesTo(passkeys.remove)).toEqual([{ password: 'longenough', code: answer }]);
  expect(document.activeElement?.textContent).toBe('Passkeys');
});

it('adds an app beside a passkey, and switches nothing on by that', async () => {
  const app = openAccount([phone]);
  await app.user.click(await screen.findByRole('button', { name: 'Set up an app as well' }));
  const before = within(screen.getByRole('form', { name: 'Set up an app as well' }));
  app.server.answers(secondStep.begin, { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Foothold:dana' });
  await app.user.type(before.getByLabelText('Current password'), 'longenough');
  await app.user.click(before.getByRole('button', { name: 'Use a passkey' }));

  const code = await screen.findByLabelText('Code from the app');
  const after = within(screen.getByRole('form', { name: 'Set up an app as well' }));
  app.server.answers(secondStep.confirm, { recovery_codes: [] });
  await app.user.type(code, '123456');
  await app.user.click(after.getByRole('button', { name: 'Add the app' }));
  await waitFor(() => expect(app.server.bodiesTo(secondStep.confirm)).toEqual([{ code: '123456' }]));
});

it('sends once, whatever comes of a passkey while a code is on its way', async () => {
  const app = openAccount([phone]);
  await app.user.click(await screen.findByRole('button', { name: 'Remove: My phone' }));
  const form = within(screen.getByRole('form', { name: 'Remove: My phone' }));
  await app.user.type(form.getByLabelText('Current password'), 'longenough');
  app.server.holds(passkeys.remove);
  await app.user.type(form.getByLabelText('Code from the app'), '123456{Enter}');
  await app.user.click(form.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledOnce());
  expect(await form.findByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  expect(app.server.bodiesTo(passkeys.remove)).toEqual([{ password: 'longenough', code: '123456' }]);
});

it('takes a passkey for a new password by mail, once there is one to set', async () => {
  const app = renderApp('/reset#a-token', {
    prepare: (server) => {
      server.answers(passkeys.ask, { challenge: 'asked', rp_id: 'localhost' });
      server.refuses(api.account.resetPassword, 'CODE_REQUIRED', 'The code too.');
    },
  });
  const password = await screen.findByLabelText('New password');
  await app.user.type(password, 'a-new-one{Enter}');
  const use = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use a passkey' });
  await app.user.clear(password);
  expect(use.disabled).toBe(true);
  await app.user.type(password, 'another-one');
  app.server.answers(api.account.resetPassword, undefined);
  await app.user.click(use);
  await screen.findByText('Your new password is set. Log in with it now.');
  expect(app.server.bodiesTo(api.account.resetPassword).at(-1)).toEqual({
    token: 'a-token',
    new_password: 'another-one',
    code: answer,
  });
});
