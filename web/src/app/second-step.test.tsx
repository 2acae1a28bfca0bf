import { api, passkeys, secondStep } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, type RenderedApp } from '#app/testing.tsx';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { sampleToken } from '#shared/testing/samples.ts';

const account = {
  user_id: 'person-1',
  name: 'dana',
  email: 'dana@example.com',
  pending_email: null,
  language: 'en' as const,
  created_at: '2026-01-02T00:00:00.000Z',
  use_model: true,
  model_providers: [],
};
const off = { on_since: null, recovery_codes_left: 0, has_app: false };
const on = { on_since: '2026-03-04T12:00:00.000Z', recovery_codes_left: 1, has_app: true };
const codes = ['abcde-12345', 'fghjk-67890'];
const shown = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Foothold:dana?secret=JBSWY3DPEHPK3PXP' };

const press = ({ user }: RenderedApp, name: string) => user.click(screen.getByRole('button', { name }));

function openAccount(state: typeof off | typeof on) {
  const prepare = (server: FakeServer) => {
    server.answers(api.account.get, account);
    server.answers(api.account.sessions, { sessions: [] });
    server.answers(secondStep.get, state);
    server.answers(passkeys.list, { passkeys: [] });
  };
  return renderApp('/account', { signedIn: true, prepare });
}

describe('logging in with a second step', () => {
  const openLogin = async () => {
    const prepare = (server: FakeServer) => server.refuses(api.account.login, 'CODE_REQUIRED', 'The code too.');
    const app = renderApp('/login', { prepare });
    await app.user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await app.user.type(screen.getByLabelText('Password'), 'longenough');
    await press(app, 'Log in');
    return { app, field: await screen.findByLabelText<HTMLInputElement>('Code from the app') };
  };

  it('asks for the code on a page of its own, which a phone can fill in', async () => {
    const { app, field } = await openLogin();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    // The page that the field stands on takes the focus when it has arrived, and hands it on.
    await waitFor(() => expect(document.activeElement).toBe(field));

    app.server.refuses(api.account.login, 'WRONG_CODE', 'This code is wrong.');
    await app.user.type(field, '123 456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong.');

    app.server.answers(api.account.login, { token: sampleToken() });
    await press(app, 'Log in');
    await waitFor(() => expect(app.path()).toBe('/home'));
    expect(app.server.bodiesTo(api.account.login).at(-1)).toEqual({
      email: 'dana@example.com',
      password: 'longenough',
      code: '123 456',
    });
  });

  it('takes a recovery code instead, and goes back to the first step', async () => {
    const { app } = await openLogin();
    await press(app, 'Use a recovery code');
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect([field.autocomplete, field.inputMode]).toEqual(['off', 'text']);
    await app.user.type(field, codes[0] ?? '');
    await press(app, 'Use the app');
    expect(screen.getByLabelText<HTMLInputElement>('Code from the app').value).toBe('');
    await press(app, 'Back');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
  });
});

describe('a new password by mail', () => {
  it('asks for the code where there is a second step', async () => {
    const prepare = (server: FakeServer) => server.refuses(api.account.resetPassword, 'CODE_REQUIRED', 'The code too.');
    const app = renderApp('/reset#a-token', { prepare });
    await app.user.type(await screen.findByLabelText('New password'), 'a-new-one');
    await press(app, 'Set the password');
    const field = await screen.findByLabelText('Code from the app');
    expect((await screen.findByRole('alert')).textContent).toBe('The code too.');
    app.server.answers(api.account.resetPassword, undefined);
    await app.user.type(field, '123456{Enter}');
    await screen.findByText('Your new password is set. Log in with it now.');
    expect(app.server.bodiesTo(api.account.resetPassword)).toEqual([
      { token: 'a-token', new_password: 'a-new-one' },
      { token: 'a-token', new_password: 'a-new-one', code: '123456' },
    ]);
  });
});

describe('the second step of an account', () => {
  it('is switched on by password, picture and code; recovery codes are shown once', async () => {
    const app = openAccount(off);
    await app.user.click(await screen.findByRole('button', { name: 'Switch on' }));
    app.server.refuses(secondStep.begin, 'WRONG_PASSWORD', 'The password is wrong.');
    const form = within(screen.getByRole('form', { name: 'Switch on' }));
    await app.user.type(form.getByLabelText('Current password'), 'longenough{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The password is wrong.');
    app.server.answers(secondStep.begin, shown);
    await press(app, 'Continue');

    const field = await screen.findByLabelText<HTMLInputElement>('Code from the app');
    expect(document.activeElement).toBe(field);
    expect(await screen.findByRole('figure', { name: 'QR code for the app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP').dir).toBe('ltr');
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    app.server.answers(secondStep.confirm, { recovery_codes: codes });
    app.server.answers(secondStep.get, on);
    await app.user.type(field, '123456{Enter}');

    const region = within(await screen.findByRole('region', { name: 'Your recovery codes' }));
    expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    expect(document.querySelector('body > .print-sheet')?.textContent).toContain(codes[1]);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await press(app, 'Copy');
    expect(copied).toHaveBeenCalledWith(`Foothold\n\n${codes.join('\n')}\n`);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    await press(app, 'I’ve saved them');
    expect(await screen.findByText(/On since March 4, 2026/)).toBeTruthy();
    expect(screen.getByText(/1 recovery code left/)).toBeTruthy();
    expect(document.querySelector('.print-sheet')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Log in with a second step');
  });

  it('is switched off by password and code', async () => {
    const app = openAccount(on);
    await app.user.click(await screen.findByRole('button', { name: 'Switch off' }));
    app.server.refuses(secondStep.off, 'WRONG_CODE', 'This code is wrong.');
    const form = within(screen.getByRole('form', { name: 'Switch off' }));
    await app.user.type(form.getByLabelText('Current password'), 'longenough');
    await app.user.type(form.getByLabelText('Code from the app'), '123456');
    await press(app, 'Switch the second step off');
    expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong.');
    app.server.answers(secondStep.off, undefined);
    app.server.answers(secondStep.get, off);
    await press(app, 'Switch the second step off');
    expect(await screen.findByText('The second step is off.')).toBeTruthy();
    expect(app.server.bodiesTo(secondStep.off).at(-1)).toEqual({ password: 'longenough', code: '123456' });
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy();
  });

  it('gives new recovery codes for the earlier ones', async () => {
    const app = openAccount(on);
    await app.user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const form = within(screen.getByRole('form', { name: 'New recovery codes' }));
    await app.user.type(form.getByLabelText('Current password'), 'longenough');
    await app.user.type(form.getByLabelText('Code from the app'), '123456');
    app.server.answers(secondStep.renew, { recovery_codes: codes });
    await press(app, 'Make new codes');
    const region = within(await screen.findByRole('region', { name: 'Your recovery codes' }));
    expect(region.getAllByRole('listitem')).toHaveLength(2);
  });
});
