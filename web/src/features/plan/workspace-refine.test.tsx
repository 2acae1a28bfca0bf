import { api, type PlanChange } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openWorkspace } from './workspace-testing.tsx';
import { id, samplePlan } from './testing/sample-plan.ts';

const refined = { ...samplePlan(), title: 'Cheaper workshops', version: 2, can_undo: true };
const changes: PlanChange[] = [
  { kind: 'added', title: 'Borrow a wheel' },
  { kind: 'removed', title: 'Buy a wheel' },
];

async function openDrawer() {
  const { server } = await openWorkspace();
  await userEvent.click(screen.getByRole('button', { name: 'Refine plan' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Refine the plan' }));
  return { server, drawer, text: drawer.getByRole<HTMLTextAreaElement>('textbox') };
}

describe('refining', () => {
  it('asks in five rows, and only with a text', async () => {
    const { drawer, text } = await openDrawer();
    expect(text.rows).toBe(5);
    const apply = drawer.getByRole<HTMLButtonElement>('button', { name: 'Apply changes' });
    expect(apply.disabled).toBe(true);
    await userEvent.type(text, '   ');
    expect(apply.disabled).toBe(true);
  });

  it('shows the new plan and what changed, and takes it back', async () => {
    const { server, drawer, text } = await openDrawer();
    const answer = server.holds(api.plan.adapt);
    server.answers(api.plan.undo, { plan: samplePlan() });
    await userEvent.type(text, 'Cheaper, please');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Applying...' }).disabled).toBe(true);
    server.answers(api.plan.get, refined);
    answer({ plan: refined, changes });

    await screen.findByText('The plan was refined: 2 changes');
    expect(server.bodiesTo(api.plan.adapt)).toEqual([{ feedback: 'Cheaper, please' }]);
    expect(screen.getByText('Borrow a wheel')).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(server.callsTo(api.plan.get)).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Cheaper workshops' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The plan is back as it was.');
    expect(screen.getByRole('heading', { name: 'Ceramics workshops' })).toBeDefined();
  });

  it('that understood nothing says so and keeps drawer and text', async () => {
    const notice = 'It can be made cheaper or shorter.';
    const { server, drawer, text } = await openDrawer();
    server.answers(api.plan.adapt, { plan: samplePlan(), changes: [], notice });
    await userEvent.type(text, 'Blue');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    expect(await drawer.findByText(notice)).toBeDefined();
    expect(text.value).toBe('Blue');
  });

  it.each([
    ['the server’s words', 'Too much to do just now.', 'Too much to do just now.'],
    ['words of its own', null, 'Adaptation failed'],
  ])('that fails says it in %s, and keeps the text', async (_name, reason, words) => {
    const { server, drawer, text } = await openDrawer();
    if (reason) server.refuses(api.plan.adapt, 'BUSY', reason);
    else server.breaks(api.plan.adapt);
    await userEvent.type(text, 'Cheaper');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    expect((await drawer.findByRole('alert')).textContent).toBe(words);
    expect(text.value).toBe('Cheaper');
  });

  it('moves the selection on when what was selected is gone', async () => {
    const [first] = samplePlan().steps;
    const shorter = {
      ...refined,
      steps: [{ ...first!, substeps: first!.substeps.filter((substep) => substep.substep_id !== id(102)) }],
    };
    const { server, drawer, text } = await openDrawer();
    server.answers(api.plan.adapt, () => {
      server.answers(api.plan.get, shorter);
      return { plan: shorter, changes };
    });
    await userEvent.type(text, 'Shorter');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a format'));
  });
});
