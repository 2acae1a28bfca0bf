import { api } from '@foothold/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '#app/testing.tsx';
import { readDraftText, writeDraftText } from '#shared/chat/draft-texts.ts';
import { useDraft } from '#shared/draft.ts';
import { TOKEN_KEY } from '#shared/session.ts';
import { samplePlan, sampleToken, untouchedProfile } from '#shared/testing/samples.ts';

const token = sampleToken();

async function fillSignup({ user }: RenderedApp, agree = true) {
  await user.type(await screen.findByLabelText('Username'), 'dana');
  await user.type(screen.getByLabelText('Email'), 'dana@example.com');
  await user.type(screen.getByLabelText('Password'), 'longenough');
  if (agree) await user.click(screen.getByRole('checkbox'));
}

const submitSignup = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Sign up' }));

async function logIn({ user }: RenderedApp) {
  await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
  await user.type(screen.getByLabelText('Password'), 'longenough');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('signing up', () => {
  it('stores the token, drops the old draft and goes to the choice of mode', async () => {
    const app = renderApp('/signup', { prepare: (server) => server.answers(api.account.signup, { token }) });
    useDraft.setState({ ideaText: 'Somebody else’s idea' });
    await fillSignup(app);
    await submitSignup(app);
    await waitFor(() => expect(app.path()).toBe('/onboarding/mode'));
    expect(localStorage.getItem(TOKEN_KEY)).toBe(token);
    expect(useDraft.getState().ideaText).toBe('');
    expect(app.server.callsTo(api.account.signup)[0]?.body).toEqual({
      name: 'dana',
      email: 'dana@example.com',
      password: 'longenough',
      agreed_to_terms: true,
      language: 'en',
    });
  });

  it('sends a double press once', async () => {
    const app = renderApp('/signup', { prepare: (server) => server.answers(api.account.signup, { token }) });
    await fillSignup(app);
    const button = screen.getByRole('button', { name: 'Sign up' });
    button.click();
    button.click();
    await waitFor(() => expect(app.path()).toBe('/onboarding/mode'));
    expect(app.server.callsTo(api.account.signup)).toHaveLength(1);
  });

  it('asks for the terms, marks the box and sends nothing', async () => {
    const app = renderApp('/signup');
    await fillSignup(app, false);
    await submitSignup(app);
    expect((await screen.findByRole('alert')).textContent).toBe('Please agree to the Terms of Use and Privacy Policy.');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(app.server.calls).toEqual([]);
  });

  it('refuses spaces with the exact sentence', async () => {
    const app = renderApp('/signup');
    await fillSignup(app);
    await app.user.type(screen.getByLabelText('Username'), ' x');
    await submitSignup(app);
    expect((await screen.findByRole('alert')).textContent).toBe("Spaces aren't allowed in any of the fields.");
  });

  it('says what the server says, else “Signup failed”', async () => {
    const app = renderApp('/signup', {
      prepare: (server) => server.refuses(api.account.signup, 'EMAIL_TAKEN', 'This email is taken.'),
    });
    await fillSignup(app);
    await submitSignup(app);
    expect((await screen.findByRole('alert')).textContent).toBe('This email is taken.');
    app.server.breaks(api.account.signup);
    await submitSignup(app);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Signup failed'));
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('dana');
  });

  it('opens the terms in a new tab', async () => {
    renderApp('/signup');
    const link = await screen.findByRole('link', { name: 'Terms of Use and Privacy Policy' });
    expect(link.getAttribute('href')).toBe('/legal');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('logging in', () => {
  it('does nothing while email or password is empty', async () => {
    const app = renderApp('/login');
    await app.user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(app.server.calls).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads “Logging in…” while busy, and says what the server says', async () => {
    const app = renderApp('/login', {
      prepare: (server) => server.refuses(api.account.login, 'BAD_CREDENTIALS', 'Wrong email or password.'),
    });
    await logIn(app);
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password.');
    app.server.holds(api.account.login, { token });
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'Logging in…' })).toBeTruthy();
  });

  it.each([
    ['the plan there is', {}, samplePlan, `/plan/${samplePlan.plan_id}`],
    ['home, knowing nothing', {}, null, '/home'],
    ['the interview, with a profile begun', { hobbies: 'Climbing' }, null, '/onboarding/chat'],
    ['the upload, with an idea only', { onboarding_mode: 'idea', idea_text: 'A bakery' }, null, '/onboarding/upload'],
  ] as const)('leads to %s', async (_where, known, plan, expected) => {
    const app = renderApp('/login', {
      prepare: (server) => {
        server.answers(api.account.login, { token });
        server.answers(api.profile.get, { profile: { ...untouchedProfile, ...known } });
        server.answers(api.plan.active, { plan });
      },
    });
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe(expected));
  });

  it.each([
    ['leads back to where one was turned away', '/profile', null, '/profile'],
    ['leads back into a beginning that goes on', '/onboarding/chat', null, '/onboarding/chat'],
    ['leads nobody with a plan back to the beginning', '/onboarding/chat', samplePlan, `/plan/${samplePlan.plan_id}`],
  ] as const)('%s', async (_what, wanted, plan, expected) => {
    const app = renderApp(wanted, {
      prepare: (server) => {
        server.answers(api.account.login, { token });
        server.answers(api.plan.active, { plan });
      },
    });
    await app.user.click(await screen.findByRole('link', { name: 'Log in' }));
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe(expected));
  });

  it.each([
    ['keeps what the same person had begun to type', 'person-1', 'Half a thought'],
    ['forgets what another person had begun to type', 'person-2', ''],
  ])('after an expired session %s', async (_what, owner, kept) => {
    const app = renderApp('/login', { prepare: (server) => server.answers(api.account.login, { token }) });
    useDraft.setState({ owner });
    writeDraftText('interview', 'Half a thought');
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe('/home'));
    expect(readDraftText('interview')).toBe(kept);
  });

  it('says when the plan could not be checked, and tries again', async () => {
    const app = renderApp('/login', {
      prepare: (server) => {
        server.answers(api.account.login, { token });
        server.refuses(api.plan.active, 'INTERNAL', 'Broken.');
      },
    });
    await logIn(app);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to check active plan. Please try again.');
    app.server.answers(api.plan.active, { plan: samplePlan });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.path()).toBe(`/plan/${samplePlan.plan_id}`));
  });
});
