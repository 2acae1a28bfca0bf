import { api, EXPORT_FORMAT, EXPORT_VERSION, type AccountExport } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type * as z from 'zod/mini';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { enterSends } from '#shared/chat/enter-sends.ts';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';

const account = {
  user_id: 'person-1',
  name: 'dana',
  email: 'dana@example.com',
  pending_email: null,
  language: 'en' as const,
  created_at: '2026-01-02T00:00:00.000Z',
  use_model: true,
  model_providers: [] as string[],
};

function withAccount(server: FakeServer) {
  server.answers(api.account.get, account);
  server.answers(api.account.sessions, { sessions: [] });
  server.answers(api.profile.get, { profile: { ...untouchedProfile, hobbies: 'Chess' } });
}

const openProfile = () => renderApp('/profile', { signedIn: true, prepare: withAccount });
const openAccount = () => renderApp('/account', { signedIn: true, prepare: withAccount });
const openData = () => renderApp('/data', { signedIn: true, prepare: withAccount });

describe('the profile', () => {
  it('shows what is known, and leads to what is remembered, the account and one’s data', async () => {
    const { user, path } = openProfile();
    const hobbies = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hobbies' });
    expect(hobbies.value).toBe('Chess');
    const pages = within(screen.getByRole('navigation', { name: 'Profile' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/memory',
      '/account',
      '/data',
    ]);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('About you');
    await user.click(pages.getByRole('link', { name: 'Account' }));
    await waitFor(() => expect(path()).toBe('/account'));
    expect(await screen.findByText('dana@example.com')).toBeTruthy();
    expect(screen.getByText('January 2, 2026')).toBeTruthy();
  });

  it('asks what Enter does only where only fingers type, and on a wide screen too', async () => {
    const enter = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Enter sends the message' });
    const first = openAccount();
    await screen.findByText('dana@example.com');
    expect(enter()).toBeNull();
    first.unmount();

    const asked = vi.spyOn(window, 'matchMedia');
    asked.mockImplementation((query) => ({ matches: query.includes('coarse') }) as MediaQueryList);
    onTestFinished(() => asked.mockRestore());
    const { user } = openAccount();
    await screen.findByText('dana@example.com');
    expect(enter()?.checked).toBe(true);
    expect(enter()?.closest('.md\\:hidden')).toBeNull();
    await user.click(enter() as HTMLInputElement);
    expect(enterSends()).toBe(false);
  });

  it('saves a changed field when one leaves it, and an unchanged one never', async () => {
    const { user, server } = openProfile();
    server.answers(api.profile.saveField, { field: 'hobbies', payload: 'Chess, climbing' });
    const hobbies = await screen.findByRole('textbox', { name: 'Hobbies' });
    await user.click(hobbies);
    await user.tab();
    expect(server.callsTo(api.profile.saveField)).toEqual([]);
    await user.type(hobbies, ', climbing');
    await user.tab();
    await waitFor(() =>
      expect(server.callsTo(api.profile.saveField).map((call) => call.body)).toEqual([
        { field: 'hobbies', payload: 'Chess, climbing' },
      ]),
    );
  });

  it('says when a change did not reach the server, and tries again', async () => {
    const { user, server } = openProfile();
    server.breaks(api.profile.saveField);
    await user.type(await screen.findByRole('textbox', { name: 'Hobbies' }), '!');
    await user.tab();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t update the server. Please try again.');
    server.answers(api.profile.saveField, { field: 'hobbies', payload: 'Chess!' });
    await user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('hands the data over as a file', async () => {
    const format = { format: EXPORT_FORMAT, version: EXPORT_VERSION };
    const data: z.infer<typeof AccountExport> = {
      ...format,
      exported_at: '2026-01-02T00:00:00.000Z',
      account,
      data: {},
    };
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x') }));
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, server } = openData();
    server.answers(api.account.export, data);
    await user.click(await screen.findByRole('button', { name: 'Download my data (JSON)' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(data);

    server.answers(api.account.exportReadable, { markdown: '# What there is' });
    await user.click(screen.getByRole('button', { name: 'Download to read (Markdown)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
    expect(await saved[1]?.text()).toBe('# What there is');
    click.mockRestore();
  });
});

describe('the language model', () => {
  const withModel = { ...account, model_providers: ['openai', 'openai-compatible'] };

  it('is no subject where the server has none', async () => {
    openData();
    await screen.findByRole('button', { name: 'Download my data (JSON)' });
    expect(screen.queryByRole('heading', { name: 'AI model' })).toBeNull();
  });

  it('can be switched off, with where one’s words go said before', async () => {
    const { user, server } = renderApp('/data', {
      signedIn: true,
      prepare: (prepared) => {
        withAccount(prepared);
        prepared.answers(api.account.get, withModel);
      },
    });
    expect(await screen.findByText(/OpenAI and a model server chosen by whoever runs this site/)).toBeTruthy();
    server.answers(api.account.setUseModel, { ...withModel, use_model: false });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Let an AI model answer' });
    expect(box.checked).toBe(true);
    await user.click(box);
    await screen.findByText(/Only the built-in guide answers/);
    expect(box.checked).toBe(false);
    expect(server.bodiesTo(api.account.setUseModel)).toEqual([{ use_model: false }]);
  });
});

describe('deleting the account', () => {
  it('asks for the password, says when it is wrong, and leaves when it is right', async () => {
    const { user, server, path } = openData();
    server.refuses(api.account.remove, 'WRONG_PASSWORD', 'That is not your password.');
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await user.click(confirm);
    expect(server.callsTo(api.account.remove)).toEqual([]);

    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(confirm);
    expect((await dialog.findByRole('alert')).textContent).toBe('That is not your password.');
    expect(path()).toBe('/data');

    server.answers(api.account.remove, undefined);
    await user.click(confirm);
    await waitFor(() => expect(path()).toBe('/'));
    expect(server.callsTo(api.account.remove).at(-1)?.body).toEqual({ password: 'wrong' });
    expect(localStorage.getItem('sid_jwt')).toBeNull();
  });
});
