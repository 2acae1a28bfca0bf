import { api } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openWorkspace } from './workspace-testing.tsx';
import { id, samplePlan, ticked } from './testing/sample-plan.ts';

const sidebar = () => screen.getByRole('complementary', { name: 'Plan' });
const box = (title: string) => within(sidebar()).getByRole<HTMLInputElement>('checkbox', { name: `Done: ${title}` });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const current = () => within(sidebar()).getAllByRole('button', { current: 'step' });

describe('on opening', () => {
  it('selects the first unfinished substep and shows it as the one h1', async () => {
    await openWorkspace();
    expect(heading()).toBe('Say it aloud');
    expect(current().map((button) => button.textContent)).toEqual(['Say it aloud']);
    expect(screen.getByText('How to: Say it aloud')).toBeDefined();
    expect(screen.getByText('Note about Say it aloud')).toBeDefined();
  });

  it('shows how far the plan is', async () => {
    await openWorkspace();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('33');
    expect(screen.getByText('2 of 6 done')).toBeDefined();
    expect(box('Pick a size').checked).toBe(true);
    expect(within(sidebar()).getByText('Pick a size').tagName).toBe('S');
    expect(within(sidebar()).getByText('Say it aloud').tagName).not.toBe('S');
  });

  it('numbers the steps from one and selects what is clicked', async () => {
    await openWorkspace();
    await userEvent.click(within(sidebar()).getByRole('button', { name: '2. Find a customer' }));
    expect(heading()).toBe('Find a customer');
    expect(current()).toHaveLength(1);
  });
});

describe('ticking', () => {
  it('waits for the server, then moves on to the next unfinished item', async () => {
    const { server } = await openWorkspace();
    const answer = server.holds(api.plan.setSubstepStatus);
    await userEvent.click(box('Say it aloud'));
    expect(box('Say it aloud').checked).toBe(false);
    expect(box('Say it aloud').getAttribute('aria-busy')).toBe('true');
    await userEvent.click(box('Say it aloud'));
    expect(server.callsTo(api.plan.setSubstepStatus)).toMatchObject([
      { route: `PUT /api/substep/${id(102)}`, body: { status: 'completed' } },
    ]);

    answer({ plan: ticked(samplePlan(), id(102), 'completed') });
    await vi.waitFor(() => expect(box('Say it aloud').checked).toBe(true));
    expect(box('Choose a format').checked).toBe(true);
    await vi.waitFor(() => expect(heading()).toBe('Invite ten people'));
    expect(screen.getByText('4 of 6 done')).toBeDefined();
  });

  it.each([
    ['is answered by a small motion', { reduced: false, moves: true }],
    ['moves nothing for somebody who wants no motion', { reduced: true, moves: false }],
  ])('%s', async (_name, { reduced, moves }) => {
    const wanted = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
    const animate = vi.fn<Element['animate']>();
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
    onTestFinished(() => {
      wanted.mockRestore();
      Reflect.deleteProperty(Element.prototype, 'animate');
    });
    const { server } = await openWorkspace();
    expect(animate, 'what was ticked before stays still').not.toHaveBeenCalled();
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(102), 'completed') });
    await userEvent.click(box('Say it aloud'));
    await vi.waitFor(() => expect(box('Say it aloud').checked).toBe(true));
    expect(animate.mock.calls.length > 0).toBe(moves);
  });

  it('of a step leaves the selection where it is', async () => {
    const { server } = await openWorkspace();
    server.answers(api.plan.setStepStatus, { plan: ticked(samplePlan(), id(11), 'completed') });
    await userEvent.click(box('Find a customer'));
    expect(server.callsTo(api.plan.setStepStatus).at(-1)?.path).toBe(`/api/step/${id(11)}`);
    await vi.waitFor(() => expect(box('Invite ten people').checked).toBe(true));
    expect(heading()).toBe('Say it aloud');
  });

  it('takes a tick back', async () => {
    const { server } = await openWorkspace();
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(100), 'pending') });
    await userEvent.click(box('Pick a size'));
    await vi.waitFor(() => expect(heading()).toBe('Pick a size'));
    expect(server.callsTo(api.plan.setSubstepStatus).at(-1)).toMatchObject({
      path: `/api/substep/${id(100)}`,
      body: { status: 'pending' },
    });
  });

  it('that fails changes nothing, says so and can be tried again', async () => {
    const { server } = await openWorkspace();
    server.refuses(api.plan.setSubstepStatus, 'UNAVAILABLE', 'Away.');
    await userEvent.click(box('Say it aloud'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update status');
    expect(box('Say it aloud').checked).toBe(false);
    expect(heading()).toBe('Say it aloud');
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(102), 'completed') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(box('Say it aloud').checked).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the last item leaves nothing selected and says that all is done', async () => {
    const nearly = ticked(samplePlan(), id(102), 'completed');
    const { server } = await openWorkspace(nearly);
    server.answers(api.plan.setSubstepStatus, { plan: ticked(nearly, id(110), 'completed') });
    await userEvent.click(box('Invite ten people'));
    expect(await screen.findByText(/^You’ve done everything in this plan/)).toBeDefined();
    expect(heading()).toBe('Ceramics workshops');
  });
});
