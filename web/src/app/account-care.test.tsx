import { api, EXPORT_FORMAT, EXPORT_VERSION, type Session, STORAGE_USED_HEADER } from '@foothold/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { endSession } from '#shared/session.ts';
import { noteStorageUsed } from '#shared/storage-used.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';

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
const used = '2026-01-02T10:00:00.000Z';
const here: Session = {
  session_id: '0199d5a0-0000-8000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  created_at: used,
  last_used_at: used,
  current: true,
};
const there: Session = {
  ...here,
  session_id: '0199d5a0-0000-8000-8000-000000000002',
  browser: 'Safari',
  system: 'iPhone',
  current: false,
};
const unknown: Session = { ...there, session_id: '0199d5a0-0000-8000-8000-000000000003', browser: null, system: null };

function withAccount(server: FakeServer) {
  server.answers(api.account.get, account);
  server.answers(api.account.sessions, { sessions: [here, there, unknown] });
  server.answers(api.profile.get, { profile: untouchedProfile });
}
const openAccount = () => renderApp('/account', { signedIn: true, prepare: withAccount });

describe('a forgotten password', () => {
  it('is asked for from the log-in, and the answer tells nothing of the address', async () => {
    const app = renderApp('/login', { prepare: (server) => server.answers(api.account.forgotPassword, undefined) });
    await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(app.server.callsTo(api.account.forgotPassword)).toEqual([]);
    await app.user.type(screen.getByLabelText('Email'), ' dana@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/If there’s an account with this address/);
    expect(app.server.bodiesTo(api.account.forgotPassword)).toEqual([{ email: 'dana@example.com', language: 'en' }]);
  });

  it('says what is wrong with an address, with the field', async () => {
    const app = renderApp('/forgot', {
      prepare: (server) => server.refuses(api.account.forgotPassword, 'INVALID', 'No.', { email: 'Not an address.' }),
    });
    await app.user.type(await screen.findByLabelText('Email'), 'dana');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not an address.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana');
  });

  it('is replaced through the mailed link, whose token leaves the address at once', async () => {
    const app = renderApp('/reset#a-token', {
      signedIn: true,
      prepare: (server) => server.refuses(api.account.resetPassword, 'WEAK_PASSWORD', 'Too easy.'),
    });
    const field = await screen.findByLabelText('New password');
    await waitFor(() => expect(app.path()).toBe('/reset'));
    await app.user.type(field, 'password1');
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too easy.');

    app.server.answers(api.account.resetPassword, undefined);
    await app.user.type(field, '-and-more');
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    await screen.findByText('Your new password is set. Log in with it now.');
    expect(app.server.bodiesTo(api.account.resetPassword).at(-1)).toEqual({
      token: 'a-token',
      new_password: 'password1-and-more',
    });
    expect(localStorage.getItem('sid_jwt')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it.each(['/reset', '/reset#old'])('leads to another link where this one opens nothing: %s', async (path) => {
    const app = renderApp(path, {
      prepare: (server) => server.refuses(api.account.resetPassword, 'LINK_INVALID', 'Expired.'),
    });
    if (path.includes('#')) {
      await app.user.type(await screen.findByLabelText('New password'), 'long-enough');
      await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    }
    const again = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/forgot');
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });
});

describe('a new address', () => {
  it('is confirmed by a press, not by looking', async () => {
    const app = renderApp('/confirm-mail#a-token', {
      prepare: (server) => server.answers(api.account.confirmEmail, { email: 'new@example.com' }),
    });
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    await waitFor(() => expect(app.path()).toBe('/confirm-mail'));
    expect(app.server.callsTo(api.account.confirmEmail)).toEqual([]);
    await app.user.click(button);
    expect(await screen.findByText('new@example.com')).toBeTruthy();
    expect(app.server.bodiesTo(api.account.confirmEmail)).toEqual([{ token: 'a-token' }]);
  });

  it('says why it can’t be confirmed', async () => {
    const app = renderApp('/confirm-mail#a-token', {
      prepare: (server) => server.refuses(api.account.confirmEmail, 'EMAIL_TAKEN', 'Somebody has it.'),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody has it.');
  });

  it('is asked for on the profile, waits there, and can be given up', async () => {
    const { user, server } = openAccount();
    const waiting = { ...account, pending_email: 'new@example.com' };
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const form = within(screen.getByRole('form', { name: 'Change email' }));
    server.refuses(api.account.changeEmail, 'WRONG_PASSWORD', 'The password is wrong.');
    await user.type(form.getByLabelText('New email'), 'new@example.com');
    await user.type(form.getByLabelText('Current password'), 'my-password');
    await user.click(form.getByRole('button', { name: 'Send the link' }));
    expect((await form.findByRole('alert')).textContent).toBe('The password is wrong.');
    expect(form.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.com');

    server.answers(api.account.changeEmail, waiting);
    await user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('new@example.com')).toBeTruthy();
    expect(server.bodiesTo(api.account.changeEmail).at(-1)).toEqual({
      email: 'new@example.com',
      password: 'my-password',
    });
    expect(screen.queryByRole('form', { name: 'Change email' })).toBeNull();

    server.answers(api.account.cancelEmailChange, account);
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText('new@example.com')).toBeNull());
  });
});

describe('a new password', () => {
  it('takes the present one, and is not left in the page', async () => {
    const { user, server } = openAccount();
    const open = await screen.findByRole('button', { name: 'Change password' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await user.click(open);
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    const submit = form.getByRole('button', { name: 'Save the new password' });
    await user.click(submit);
    expect(server.callsTo(api.account.changePassword)).toEqual([]);
    server.refuses(api.account.changePassword, 'INVALID', 'No.', { new_password: 'At least 8 characters.' });
    await user.type(form.getByLabelText('Current password'), 'old-password');
    await user.type(form.getByLabelText('New password'), 'short');
    await user.click(submit);
    expect((await form.findByRole('alert')).textContent).toBe('At least 8 characters.');

    server.answers(api.account.changePassword, undefined);
    await user.type(form.getByLabelText('New password'), '-no-longer');
    await user.click(submit);
    await screen.findByText('Your password has been changed, and other devices are logged out.');
    expect(server.bodiesTo(api.account.changePassword).at(-1)).toEqual({
      current_password: 'old-password',
      new_password: 'short-no-longer',
    });
    await user.click(open);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });
});

describe('the devices', () => {
  it('are told in plain words, this one marked, and logged out one by one or together', async () => {
    const { user, server } = openAccount();
    const list = await screen.findByRole('list', { name: 'Logged-in devices' });
    const [mine, phone, other] = within(list).getAllByRole('listitem');
    expect(mine?.textContent).toBe('Firefox on LinuxThis device');
    expect(phone?.textContent).toMatch(/^Safari on iPhoneLast used Jan 2, 2026/);
    expect(other?.textContent).toMatch(/^Unknown device/);
    expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();

    server.answers(api.account.endSession, undefined);
    server.answers(api.account.sessions, { sessions: [here, unknown] });
    await user.click(screen.getByRole('button', { name: 'Log out: Safari on iPhone' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(server.callsTo(api.account.endSession)[0]?.path).toBe(`/api/account/sessions/${there.session_id}`);

    server.answers(api.account.endOtherSessions, undefined);
    server.answers(api.account.sessions, { sessions: [here] });
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('that can’t be told can be asked for again', async () => {
    const { user, server } = renderApp('/account', {
      signedIn: true,
      prepare: (prepared) => {
        withAccount(prepared);
        prepared.refuses(api.account.sessions, 'INTERNAL', 'Broken.');
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Logged-in devices' }));
    await card.findByRole('alert');
    server.answers(api.account.sessions, { sessions: [here] });
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('This device')).toBeTruthy();
  });
});

describe('how much room an account uses', () => {
  const most = { bytes: 100 * 1024 * 1024, rows: 100_000 };

  it('is a line beside one’s data: the fuller of bytes and rows', async () => {
    const used = { bytes: 1_300_000, rows: 30_000 };
    renderApp('/data', {
      signedIn: true,
      prepare: (server) => {
        withAccount(server);
        server.answers(api.account.storage, { used, most });
      },
    });
    expect(await screen.findByText('You’re using 30 of your account’s 100 MB.')).toBeTruthy();
  });

  it('is said on every page once an answer says that it is nearly full, until the session ends', async () => {
    const { user, path } = renderApp('/memory', { signedIn: true, prepare: withAccount });
    act(() => noteStorageUsed(new Headers({ [STORAGE_USED_HEADER]: '83' })));
    const notice = await screen.findByText(/^Your account is 83% full/);
    const banner = within(notice.closest<HTMLElement>('[role="status"]')!);
    await user.click(banner.getByRole('link', { name: 'Your data' }));
    await waitFor(() => expect(path()).toBe('/data'));
    expect(screen.getByText(/^Your account is 83% full/)).toBeTruthy();
    act(() => endSession());
    await waitFor(() => expect(screen.queryByText(/^Your account is 83% full/)).toBeNull());
  });
});

describe('bringing data along', () => {
  const openData = () => renderApp('/data', { signedIn: true, prepare: withAccount });
  const wanted = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    account: { language: 'en' as const, use_model: true },
    data: { feedback: [{ message: 'Hello' }] },
  };
  const choose = async ({ user }: ReturnType<typeof openData>, content: string) =>
    user.upload(await screen.findByLabelText('Import data'), new File([content], 'export.json'));

  it('sends an export, and shows what it brought', async () => {
    const app = openData();
    app.server.answers(api.account.import, { imported: { profile: 1 } });
    app.server.answers(api.profile.get, { profile: { ...untouchedProfile, hobbies: 'Chess' } });
    await choose(app, JSON.stringify({ ...wanted, exported_at: 'then' }));
    await screen.findByText('Everything in the file is now in this account.');
    expect(app.server.bodiesTo(api.account.import)).toEqual([wanted]);
    await app.user.click(screen.getByRole('link', { name: 'About you' }));
    const hobbies = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hobbies' });
    await waitFor(() => expect(hobbies.value).toBe('Chess'));
  });

  it.each(['{"hello":"world"}', 'PK\u0003\u0004', '', JSON.stringify({ ...wanted, version: 9 })])(
    'sends nothing of another file: %j',
    async (content) => {
      const app = openData();
      await choose(app, content);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'This file is not a Foothold export. Nothing was changed.',
      );
      expect(app.server.callsTo(api.account.import)).toEqual([]);
    },
  );

  it('says when the account holds something already', async () => {
    const app = openData();
    app.server.refuses(api.account.import, 'ACCOUNT_NOT_EMPTY', 'There is something in it.');
    await choose(app, JSON.stringify(wanted));
    expect((await screen.findByRole('alert')).textContent).toBe('There is something in it.');
  });
});
