import { api } from '@foothold/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#app/query-client.ts';
import { renderApp } from '#app/testing.tsx';
import { activePlanQuery, showCopy } from '#shared/queries.ts';
import { samplePlan, untouchedProfile } from '#shared/testing/samples.ts';

describe('a visitor', () => {
  it.each(['/onboarding/mode', '/onboarding', '/recommendations', '/chat', '/profile', '/plan', '/plan/abc'])(
    'is sent from %s to the landing page, and the origin is remembered',
    async (path) => {
      const app = renderApp(path);
      await screen.findByRole('link', { name: 'Start Your Journey' });
      await waitFor(() => expect(app.path()).toBe('/'));
      expect(sessionStorage.getItem('origin')).toBe(path);
    },
  );

  it('is sent from an unknown address to the landing page', async () => {
    const app = renderApp('/nowhere/at/all');
    await screen.findByRole('link', { name: 'Start Your Journey' });
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(sessionStorage.getItem('origin')).toBeNull();
  });

  it('may see /home, whose button asks to sign up first', async () => {
    renderApp('/home');
    const start = await screen.findByRole('link', { name: "Let's get started", hidden: true });
    expect(start.getAttribute('href')).toBe('/signup');
  });
});

describe('a signed-in person', () => {
  it.each(['/', '/home', '/plan', '/login', '/signup'])('with a plan is sent from %s to it', async (path) => {
    const app = renderApp(path, {
      signedIn: true,
      prepare: (server) => server.answers(api.plan.active, { plan: samplePlan }),
    });
    await waitFor(() => expect(app.path()).toBe(`/plan/${samplePlan.plan_id}`));
  });

  it('sees a spinner while the plan is checked', async () => {
    const app = renderApp('/', {
      signedIn: true,
      prepare: (server) => server.holds(api.plan.active, { plan: samplePlan }),
    });
    await screen.findByText('Loading…');
    expect(app.path()).toBe('/');
  });

  it.each(['/', '/login', '/signup'])('without a plan is sent from %s to /home', async (path) => {
    const app = renderApp(path, { signedIn: true });
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it.each(['/', '/home', '/plan', `/plan/${samplePlan.plan_id}`, '/login'])(
    'sees at %s that the plan could not be checked, not the screen of a newcomer, and can try again',
    async (path) => {
      const app = renderApp(path, {
        signedIn: true,
        prepare: (server) => server.refuses(api.plan.active, 'INTERNAL', 'Broken.'),
      });
      expect((await screen.findByRole('alert')).textContent).toBe('Failed to check active plan. Please try again.');
      expect(app.path()).toBe(path);
      app.server.answers(api.plan.active, { plan: samplePlan });
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(app.path()).toBe(`/plan/${samplePlan.plan_id}`));
    },
  );

  it('without a plan and without a mode is sent from /plan/{id} to /home', async () => {
    const app = renderApp('/plan/abc', { signedIn: true });
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('without a plan but with a mode is sent from /plan/{id} to the interview', async () => {
    const profile = { ...untouchedProfile, onboarding_mode: 'idea' as const };
    const app = renderApp('/plan/abc', {
      signedIn: true,
      prepare: (server) => server.answers(api.profile.get, { profile }),
    });
    await waitFor(() => expect(app.path()).toBe('/onboarding/chat'));
  });

  it('finds a plan made since none was there', async () => {
    const app = renderApp('/home', { signedIn: true });
    await screen.findByRole('heading', { level: 1, hidden: true });
    await screen.findByRole('link', { name: 'Plan', hidden: true });
    app.server.answers(api.plan.active, { plan: samplePlan });
    await app.go(`/plan/${samplePlan.plan_id}`);
    await screen.findByText(samplePlan.steps[0]?.title ?? '', { exact: false, selector: 'button, button *' });
    expect(app.path()).toBe(`/plan/${samplePlan.plan_id}`);
  });

  it('is led on from /onboarding by the mode', async () => {
    const app = renderApp('/onboarding', { signedIn: true });
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('finds the placeholder at /chat', async () => {
    renderApp('/chat', { signedIn: true });
    expect(await screen.findByText('Chat placeholder')).toBeTruthy();
  });
});

describe('somebody led by the copy of an earlier visit', () => {
  const other = { ...samplePlan, plan_id: '01900000-0000-7000-8000-0000000000ff', title: 'Another plan' };

  async function ledTo(path: string, plan: typeof samplePlan | null) {
    let answer = () => {};
    const app = renderApp(path, {
      signedIn: true,
      prepare: (server) => {
        server.answers(api.plan.get, samplePlan);
        answer = server.holds(api.plan.active, { plan });
      },
    });
    act(() => showCopy(queryClient, activePlanQuery.queryKey, samplePlan));
    await screen.findByRole('button', { name: 'Done' });
    expect(app.path()).toBe(`/plan/${samplePlan.plan_id}`);
    await screen.findByText('As of your last visit');
    answer();
    return app;
  }

  it.each(['/', '/plan'])('from %s goes on to the plan that is active now', async (path) => {
    const app = await ledTo(path, other);
    await waitFor(() => expect(app.path()).toBe(`/plan/${other.plan_id}`));
    expect(screen.queryByText('As of your last visit')).toBeNull();
  });

  it('stays at a plan that the address names', async () => {
    await ledTo(`/plan/${samplePlan.plan_id}`, other);
    expect(await screen.findByText(/^This is an earlier plan/)).toBeTruthy();
  });

  it('leaves it when there is none any more', async () => {
    const app = await ledTo('/plan', null);
    await waitFor(() => expect(app.path()).toBe('/home'));
  });
});
