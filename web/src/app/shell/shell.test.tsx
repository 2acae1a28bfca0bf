import { api } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { DRAFT_KEY, useDraft } from '#shared/draft.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';
import { TOKEN_KEY, useSession } from '#shared/session.ts';

describe('the header', () => {
  it('offers a visitor log-in and sign-up, and no language', async () => {
    renderApp('/');
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(header.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
    expect(header.getByRole('button', { name: 'Feedback' })).toBeTruthy();
    expect(header.queryByRole('combobox')).toBeNull();
  });

  it('leaves the language to the footer there, whose links keep what else the address says', async () => {
    const { user, path } = renderApp('/reset?token=abc');
    const languages = within(await screen.findByRole('navigation', { name: 'Language' }));
    const codes = languages.getAllByRole('link').map((link) => link.getAttribute('hreflang'));
    expect(codes).toEqual(['en', 'he', 'fr', 'es', 'pt']);
    expect(languages.getByRole('link', { current: true }).textContent).toBe('English');
    await user.click(languages.getByRole('link', { name: 'עברית' }));
    const hebrew = within(await screen.findByRole('navigation', { name: 'שפה' }));
    expect(hebrew.getByRole('link', { current: true }).textContent).toBe('עברית');
    expect(document.documentElement.dir).toBe('rtl');
    expect(path()).toBe('/reset?token=abc&lang=he');
  });

  it('offers the signed-in their places, the languages and a way out', async () => {
    renderApp('/chat', { signedIn: true });
    const language = await screen.findByRole('combobox', { name: 'Language' });
    expect(
      within(language)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['EN', 'עברית', 'FR', 'ES', 'PT']);
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'Plan' }).getAttribute('href')).toBe('/plan');
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('turns the theme, and keeps it', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Light theme' }));
    expect(document.documentElement.classList.contains('light')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(document.documentElement.classList.contains('light')).toBe(false);
  });

  it('turns the language of page, browser and account', async () => {
    const { user, server } = renderApp('/chat', {
      signedIn: true,
      prepare: (fake) => fake.answers(api.profile.saveField, { field: 'language', payload: 'he' }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'he');
    expect(await screen.findByRole('button', { name: 'יציאה' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('he');
    expect(localStorage.getItem('i18nextLng')).toBe('he');
    await waitFor(() =>
      expect(server.callsTo(api.profile.saveField)[0]?.body).toEqual({ field: 'language', payload: 'he' }),
    );
  });

  it('takes the language of the account after a log-in elsewhere', async () => {
    renderApp('/chat', {
      signedIn: true,
      prepare: (fake) => fake.answers(api.profile.get, { profile: { ...untouchedProfile, language: 'fr' } }),
    });
    expect(await screen.findByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
  });
});

describe('logging out', () => {
  it.each([
    ['works', 'answers'],
    ['fails', 'breaks'],
  ] as const)('forgets the person when the call %s', async (_how, way) => {
    const { user, server, path } = renderApp('/profile', {
      signedIn: true,
      prepare: (fake) =>
        way === 'answers' ? fake.answers(api.account.logout, undefined) : fake.breaks(api.account.logout),
    });
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    const { token } = useSession.getState();
    useDraft.setState({ ideaText: 'A bakery' });
    expect(localStorage.getItem(DRAFT_KEY)).toContain('A bakery');

    await user.click(await screen.findByRole('button', { name: 'Log out' }));

    await waitFor(() => expect(path()).toBe('/'));
    expect(server.callsTo(api.account.logout)[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(useDraft.getState().ideaText).toBe('');
    expect(sessionStorage.getItem('origin')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('an expired session', () => {
  it('leads out with an explanation, keeps what was typed and remembers the place', async () => {
    const { server, path, user } = renderApp('/profile', { signedIn: true });
    server.refuses(api.profile.saveField, 'UNAUTHENTICATED', 'Please log in.');
    const hobbies = await screen.findByRole('textbox', { name: 'Hobbies' });
    await user.type(hobbies, 'Climbing');
    await user.tab();

    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/'));
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(useDraft.getState().hobbies).toBe('Climbing');
    expect(localStorage.getItem(DRAFT_KEY)).toContain('Climbing');
    expect(sessionStorage.getItem('origin')).toBe('/profile');
  });
});

describe('offline', () => {
  it('is said while it lasts', async () => {
    renderApp('/');
    await screen.findByRole('banner');
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
  });
});

describe('coming to another screen', () => {
  it('moves the focus to its heading and names the tab', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Welcome back · Foothold');
  });
});
