import { api } from '@foothold/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openWorkspace, serverWithPlan, showWorkspace } from './workspace-testing.tsx';
import { id, samplePlan } from './testing/sample-plan.ts';

describe('loading', () => {
  it('says that the steps are loading, then shows them', async () => {
    const answer = serverWithPlan().holds(api.plan.active, { plan: samplePlan() });
    showWorkspace();
    expect(screen.getByText('Loading steps…')).toBeDefined();
    answer();
    expect(await screen.findByRole('log')).toBeDefined();
  });

  it('opens another own plan by its id; that one can’t be refined', async () => {
    const other = { ...samplePlan(), plan_id: id(2), title: 'Earlier plan' };
    const server = serverWithPlan();
    server.answers(api.plan.get, other);
    showWorkspace(id(2));
    expect(await screen.findByRole('heading', { name: 'Earlier plan' })).toBeDefined();
    expect(screen.getByText(/^This is an earlier plan/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refine plan' })).toBeNull();
  });

  it('of an unknown plan says so, shows the way to the current one, and tries again when asked', async () => {
    const server = serverWithPlan();
    server.refuses(api.plan.get, 'NOT_FOUND', 'Nothing there.');
    showWorkspace(id(3));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load plan.');
    expect(screen.getByRole('link', { name: 'Current plan' }).getAttribute('href')).toBe(
      `/plan/${samplePlan().plan_id}`,
    );
    server.answers(api.plan.get, { ...samplePlan(), plan_id: id(3) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('log')).toBeDefined();
  });
});

describe('on a small screen', () => {
  it('the plan is a drawer that closes with Close and with the choice of a step', async () => {
    serverWithPlan();
    const { router } = showWorkspace(`${samplePlan().plan_id}?view=chat&list=open`);
    const drawer = await screen.findByRole('dialog', { name: 'Plan' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(router.state.location.search).toBe('?view=chat');

    await act(() => router.navigate('?view=chat&list=open'));
    const again = await screen.findByRole('dialog', { name: 'Plan' });
    await userEvent.click(within(again).getByRole('button', { name: 'Invite ten people' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invite ten people');
  });
});

describe('the hints', () => {
  it('are two, one at a time, and each is shown until it is put away', async () => {
    const gotIt = () => screen.getByRole('button', { name: 'Got it' });
    await openWorkspace();
    expect(screen.getByText(/^The card shows/)).toBeDefined();
    await userEvent.click(gotIt());
    expect(await screen.findByText(/^Tick a step when it’s done/)).toBeDefined();
    cleanup();
    await openWorkspace();
    await userEvent.click(gotIt());
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    cleanup();
    await openWorkspace();
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  });
});
