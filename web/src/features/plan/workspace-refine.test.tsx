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
  return { server, drawer, text: await drawer.findByRole<HTMLTextAreaElement>('textbox') };
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
    expect(drawer.getByRole('button', { name: 'Applying...' }).getAttribute('aria-disabled')).toBe('true');
    server.answers(api.plan.active, { plan: refined });
    answer({ plan: refined, changes });

    await screen.findByText('The plan was refined: 2 changes');
    expect(server.bodiesTo(api.plan.adapt)).toEqual([{ feedback: 'Cheaper, please' }]);
    expect(screen.getByText('Borrow a wheel')).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(server.callsTo(api.plan.active)).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Cheaper workshops' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The plan is back as it was.');
    expect(screen.getByRole('heading', { name: 'Ceramics workshops' })).toBeDefined();
  });

  it('is taken back once, when the answer to that got lost', async () => {
    const { server } = await openWorkspace(refined);
    server.answers(api.plan.versions, { versions: [] });
    server.breaks(api.plan.undo);
    await userEvent.click(screen.getByRole('button', { name: 'Refine plan' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Refine the plan' }));
    const undo = drawer.getByRole('button', { name: 'Undo the last refinement' });
    await userEvent.click(undo);
    await drawer.findByRole('alert');
    server.answers(api.plan.undo, { plan: { ...samplePlan(), version: 1, can_undo: true } });
    await userEvent.click(undo);
    await screen.findByText('The plan is back as it was.');
    const keys = server.callsTo(api.plan.undo).map((call) => call.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
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
      server.answers(api.plan.active, { plan: shorter });
      return { plan: shorter, changes };
    });
    await userEvent.type(text, 'Shorter');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a format'));
  });
});

describe('before a refinement', () => {
  const proposal = { proposal_id: id(900), plan: refined, changes };

  it('what would change is shown, and just that is made', async () => {
    const { server, drawer, text } = await openDrawer();
    server.answers(api.plan.previewAdapt, { proposal });
    await userEvent.type(text, 'Cheaper');
    await userEvent.click(drawer.getByRole('button', { name: 'See what changes' }));
    expect(await drawer.findByText('This would change 2 things')).toBeDefined();
    expect(drawer.getByText('Borrow a wheel')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ceramics workshops', hidden: true })).toBeDefined();

    server.answers(api.plan.applyAdapt, { plan: refined, changes });
    server.answers(api.plan.active, { plan: refined });
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    await screen.findByText('The plan was refined: 2 changes');
    expect(server.bodiesTo(api.plan.applyAdapt)).toEqual([{ proposal_id: id(900) }]);
    expect(server.callsTo(api.plan.adapt)).toEqual([]);
  });

  it('another text is another request', async () => {
    const { server, drawer, text } = await openDrawer();
    server.answers(api.plan.previewAdapt, { proposal });
    await userEvent.type(text, 'Cheaper');
    await userEvent.click(drawer.getByRole('button', { name: 'See what changes' }));
    await drawer.findByText('This would change 2 things');
    await userEvent.type(text, ' and shorter');
    expect(drawer.queryByText('This would change 2 things')).toBeNull();
    server.answers(api.plan.adapt, { plan: refined, changes });
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    await vi.waitFor(() => expect(server.bodiesTo(api.plan.adapt)).toEqual([{ feedback: 'Cheaper and shorter' }]));
    expect(server.callsTo(api.plan.applyAdapt)).toEqual([]);
  });

  it('a plan that has changed meanwhile says so, and the text stays', async () => {
    const { server, drawer, text } = await openDrawer();
    server.answers(api.plan.previewAdapt, { proposal });
    await userEvent.type(text, 'Cheaper');
    await userEvent.click(drawer.getByRole('button', { name: 'See what changes' }));
    await drawer.findByText('This would change 2 things');
    server.refuses(api.plan.applyAdapt, 'PLAN_CHANGED', 'The plan has changed meanwhile.');
    await userEvent.click(drawer.getByRole('button', { name: 'Apply changes' }));
    expect((await drawer.findByRole('alert')).textContent).toBe('The plan has changed meanwhile.');
    expect(text.value).toBe('Cheaper');
    expect(drawer.getByRole('button', { name: 'See what changes' })).toBeDefined();
  });

  it('minutes and other differences of a change are told', async () => {
    const { server, drawer, text } = await openDrawer();
    const change: PlanChange = {
      kind: 'changed',
      title: 'Say it aloud',
      aspects: ['minutes', 'order'],
      minutes: { before: 45, after: 30 },
    };
    server.answers(api.plan.previewAdapt, { proposal: { ...proposal, changes: [change] } });
    await userEvent.type(text, 'Shorter');
    await userEvent.click(drawer.getByRole('button', { name: 'See what changes' }));
    expect(await drawer.findByText('45 → 30 minutes · moved')).toBeDefined();
  });
});

describe('earlier versions', () => {
  it('are listed with what was asked for, and can be gone back to', async () => {
    const { server } = await openWorkspace({ ...samplePlan(), version: 3, can_undo: true });
    const version = { title: 'Ceramics workshops', steps: 2, replaced_at: '2026-03-01T10:00:00.000Z' };
    server.answers(api.plan.versions, {
      versions: [
        { ...version, version_id: id(902), version: 2, feedback: null, progress: 40 },
        { ...version, version_id: id(901), version: 1, feedback: 'Cheaper', progress: 0 },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refine plan' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Refine the plan' }));
    await userEvent.click(drawer.getByText('Earlier versions'));
    expect(await drawer.findByText('40% done')).toBeDefined();
    expect(drawer.getByText('Cheaper').tagName).toBe('Q');
    server.breaks(api.plan.restoreVersion);
    for (const [before, version] of [2, 1].entries()) {
      const button = drawer.getByRole('button', { name: `Go back to version ${version}` });
      await userEvent.click(button);
      await vi.waitFor(() => expect(server.callsTo(api.plan.restoreVersion)).toHaveLength(before + 1));
      await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    }
    server.answers(api.plan.restoreVersion, { plan: { ...refined, title: 'The first plan' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Go back to version 1' }));
    await screen.findByText('The plan is back at the version you chose.');
    const calls = server.callsTo(api.plan.restoreVersion);
    expect(calls.map((call) => call.path)).toEqual(
      [902, 901, 901].map((each) => `/api/plan/versions/${id(each)}/restore`),
    );
    const [other, first, again] = calls.map((call) => call.headers.get('Idempotency-Key'));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(screen.getByRole('heading', { name: 'The first plan' })).toBeDefined();
  });
});
