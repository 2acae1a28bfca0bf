import { api } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from './workspace-testing.tsx';
import { id, samplePlan, ticked } from './testing/sample-plan.ts';

const box = (title: string) =>
  within(screen.getByRole('complementary', { name: 'Plan' })).getByRole('checkbox', { name: `Done: ${title}` });
const told = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('a step that is done', () => {
  it('is told in a place that was there before, with one thing to do next, and can be put away', async () => {
    const { server } = await openWorkspace();
    expect(told()).toEqual(['']);
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(102), 'completed') });
    await userEvent.click(box('Say it aloud'));
    const goOn = await screen.findByRole('button', { name: 'Go on' });
    await screen.findByRole('heading', { level: 1, name: 'Invite ten people' });
    expect(told()).toEqual(['Step 1 is done: Choose a format2.5 hours of 3 hours done']);
    await userEvent.click(goOn);
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invite ten people');
    expect(document.activeElement?.contains(screen.getByRole('log'))).toBe(true);
  });

  it('is not told for a substep in the middle, nor for what is opened again', async () => {
    const { server } = await openWorkspace();
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(110), 'pending') });
    await userEvent.click(box('Pick a size'));
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(told()).toEqual(['']);
  });
});

describe('the plan that is done', () => {
  it('is told, and leads to the other ideas', async () => {
    const nearly = ticked(samplePlan(), id(102), 'completed');
    const { server } = await openWorkspace(nearly);
    server.answers(api.plan.setSubstepStatus, { plan: ticked(nearly, id(110), 'completed') });
    await userEvent.click(box('Invite ten people'));
    const link = await screen.findByRole('link', { name: 'Look at the other ideas' });
    expect(link.getAttribute('href')).toBe('/recommendations');
    expect(told()).toEqual(['The whole plan is done.That was 3 hours of work.']);
  });
});
