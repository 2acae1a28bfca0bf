import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serverWithPlan, showWorkspace } from './workspace-testing.tsx';
import { id, samplePlan, ticked } from './testing/sample-plan.ts';
import { api } from '@foothold/contract';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const list = () => within(screen.getByRole('complementary', { name: 'Plan' }));
const address = (path = '') => `${samplePlan().plan_id}${path}`;

async function open(path = '') {
  const server = serverWithPlan();
  const { router } = showWorkspace(address(path));
  await screen.findByRole('log');
  return { server, router };
}

describe('the address', () => {
  it('says which item is selected', async () => {
    const { router } = await open();
    await userEvent.click(list().getByRole('button', { name: 'Invite ten people' }));
    expect(heading()).toBe('Invite ten people');
    expect(router.state.location.search).toBe(`?step=${id(110)}`);
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('is where one is after a reload', async () => {
    await open(`?step=${id(11)}`);
    expect(heading()).toBe('Find a customer');
  });

  it('of an item the plan does not have leads to the next unfinished one', async () => {
    await open('?step=gone');
    expect(heading()).toBe('Say it aloud');
  });

  it('goes on with a tick, and Back does not lead to what is done', async () => {
    const { server, router } = await open(`?step=${id(102)}`);
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(102), 'completed') });
    await userEvent.click(list().getByRole('checkbox', { name: 'Done: Say it aloud' }));
    await screen.findByRole('heading', { level: 1, name: 'Invite ten people' });
    expect(router.state.location.search).toBe(`?step=${id(110)}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('keeps the road map, and its steps lead to the conversation', async () => {
    serverWithPlan();
    const { router } = showWorkspace(address('?view=road'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Road map' })).toBeDefined();
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByText(/^The card shows/), 'there is no card to explain').toBeNull();
    const steps = within(screen.getByRole('list', { name: 'Steps over time' }));
    await userEvent.click(steps.getByRole('button', { name: '2. Find a customer' }));
    expect(router.state.location.search).toBe(`?step=${id(11)}`);
    expect(heading()).toBe('Find a customer');
    expect(screen.getByRole('log')).toBeDefined();
  });
});
