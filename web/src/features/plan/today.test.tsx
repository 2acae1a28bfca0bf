import { api, checkIn, result, rhythm, type Plan } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetDraft, useDraft } from '#shared/draft.ts';
import { madeNow } from '#shared/paths.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { taskOfToday } from './today-task.ts';
import { WorkspacePage } from './workspace-page.tsx';
import { serverWithPlan, showWorkspace } from './workspace-testing.tsx';
import { id, samplePlan, ticked } from './testing/sample-plan.ts';

const days = ['23', '24', '25', '26', '27', '28', '29'].map((day) => ({
  date: `2026-11-${day}`,
  done: false,
  units: 0,
  rests: false,
}));

const day = {
  today: '2026-11-24',
  remembers: 'Yesterday you asked five people; two said yes.',
  task: {
    step_id: id(10),
    substep_id: id(102),
    title: 'Say it aloud',
    minutes: 45,
    ten: 'Say only the first line.',
    size: 'whole' as const,
    waits: false,
  },
  stopped: null,
  feeling: null,
};

async function openToday(plan: Plan = samplePlan(), comeback = false) {
  const server = serverWithPlan(plan);
  server.answers(rhythm.get, {
    today: '2026-11-24',
    promise: null,
    paused: null,
    week: { start: '2026-11-23', days, need: 0, done: 0, state: 'pending' },
    streak: 0,
    best: 0,
    momentum: 0,
    xp: 0,
    level: 1,
    level_from: 0,
    level_to: 60,
    comeback,
    last_done: null,
    identity: null,
    intention: null,
    reported: false,
    settings: { week_start: 'monday', day_start: 3, shown: true },
  });
  server.answers(checkIn.get, day);
  server.answers(checkIn.answer, { ...day, reply: 'Then ten minutes.', source: 'builtin', suggestions: [] });
  server.answers(result.list, { results: [] });
  const { router } = showWorkspace(`${plan.plan_id}?`);
  await screen.findByRole('heading', { level: 2, name: 'How is it going?' });
  return { server, router };
}

const task = () => screen.getByRole('region', { name: 'Say it aloud' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.removeItem('foothold-put-aside'));

describe('Today', () => {
  it('is where a plan opens: one task, with what it takes', async () => {
    await openToday();
    expect(within(task()).getByText('How to: Say it aloud')).toBeDefined();
    expect(within(task()).getByText(/about 45 minutes/)).toBeDefined();
    expect(await screen.findByText(day.remembers)).toBeDefined();
    expect(screen.queryByRole('log'), 'the conversation is a press away').toBeNull();
  });

  it('is glad of whoever comes back', async () => {
    await openToday(samplePlan(), true);
    expect(await screen.findByText('Good to have you back.')).toBeDefined();
  });

  it('asks nothing of a plan that was stopped, until somebody goes on after all', async () => {
    const { server } = await openToday(samplePlan());
    server.answers(checkIn.get, { ...day, stopped: { step_id: id(10), reason: 'Nobody wants it' } });
    server.answers(result.decide, { plan: samplePlan(), next: 'plan' });
    await press('It’s going well');
    const card = await screen.findByRole('region', { name: 'You decided to stop here' });
    expect(within(card).getByText('Nobody wants it')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Look at the other ideas' })).toBeDefined();
    server.answers(checkIn.get, day);
    await press('Go on with this plan after all');
    await screen.findByRole('region', { name: 'Say it aloud' });
    expect(server.callsTo(result.decide)).toMatchObject([{ body: { choice: 'go_on' } }]);
  });

  it('celebrates what is done, offers the next, and takes a tick back', async () => {
    const { server } = await openToday();
    server.answers(api.plan.setSubstepStatus, { plan: ticked(samplePlan(), id(102), 'completed') });
    await press('Done');
    const done = await screen.findByRole('heading', { level: 2, name: 'Done. Well done!' });
    expect(done).toBe(document.activeElement);
    expect(screen.getByText('That was all of step 1.')).toBeDefined();
    expect(screen.getByText(/^Something exists now that wasn’t there yesterday\. That’s enough/)).toBeDefined();
    expect(screen.getByText(/Invite ten people/, { selector: 'p bdi' })).toBeDefined();
    server.answers(api.plan.setSubstepStatus, { plan: samplePlan() });
    await press('Not done after all');
    await screen.findByRole('region', { name: 'Say it aloud' });
  });

  it('has what was done earlier count for its own day', async () => {
    const { server } = await openToday();
    server.answers(api.plan.setSubstepStatus, ({ body }) => {
      const { status, at } = body as { status: 'completed' | 'pending'; at: string };
      const plan = ticked(samplePlan(), id(102), status);
      const done = plan.steps[0]?.substeps.find(({ substep_id }) => substep_id === id(102));
      if (done && status === 'completed') done.completed_at = at;
      return { plan };
    });
    await press('Done');
    const day = await screen.findByRole('combobox', { name: 'Which day?' });
    const asked = server.callsTo(rhythm.get).length;
    await userEvent.selectOptions(day, 'Yesterday');
    await waitFor(() => expect(server.callsTo(api.plan.setSubstepStatus)).toHaveLength(3));
    const sent = server.callsTo(api.plan.setSubstepStatus).map(({ body }) => body as { status: string; at: string });
    expect(sent.map(({ status }) => status)).toEqual(['completed', 'pending', 'completed']);
    expect(sent[2]?.at).toBe(new Date('2026-11-23T12:00:00').toISOString());
    await waitFor(() => expect(server.callsTo(rhythm.get).length, 'the week is asked for anew').toBeGreaterThan(asked));
    expect(screen.getByRole('heading', { level: 2, name: 'Done. Well done!' })).toBeDefined();
  });

  it('asks in the conversation for somebody who is stuck', async () => {
    const { server, router } = await openToday();
    await press('I’m stuck');
    await press('Make it shorter.');
    await waitFor(() =>
      expect(server.callsTo(api.chat.send)).toMatchObject([
        { body: { message: 'Make it shorter.', substep_id: id(102) } },
      ]),
    );
    expect(router.state.location.search).toBe(`?step=${id(102)}`);
  });

  it('shrinks the task, or moves it to tomorrow and shows another', async () => {
    await openToday();
    await press('Not today');
    await press('Just ten minutes of it');
    expect(within(task()).getByText('Say only the first line.')).toBeDefined();
    expect(task().parentElement, 'what was pressed is gone').toBe(document.activeElement);
    await press('Not today');
    await press('Tomorrow; show me something else');
    const other = await screen.findByRole('region', { name: 'Invite ten people' });
    expect(other.parentElement).toBe(document.activeElement);
    await press('Not today');
    await press('Tomorrow; show me something else');
    await screen.findByRole('heading', { level: 2, name: 'Nothing else for today' });
    await press('I do have some time');
    await screen.findByRole('region', { name: 'Say it aloud' });
  });

  it('lets a step without tasks wait until tomorrow too', () => {
    const [first, second] = samplePlan().steps;
    const plan = { steps: [{ ...first!, substeps: [] }, second!] };
    expect(taskOfToday(plan, [])).toEqual({ step_id: id(10) });
    expect(taskOfToday(plan, [id(10)])).toEqual({
      step_id: second!.step_id,
      substep_id: second!.substeps[0]!.substep_id,
    });
    expect(taskOfToday({ steps: plan.steps.slice(0, 1) }, [id(10)])).toBeNull();
  });

  it('counts towards the stop sign where answers are written down, and asks once it is reached', async () => {
    const plan = samplePlan();
    const [step] = plan.steps;
    const asking = step?.substeps.find(({ substep_id }) => substep_id === id(102));
    if (!step || !asking) throw new Error('The sample has no such task.');
    step.stop_sign = { count: 0, of: 2, when: 'yes' };
    asking.work.kind = 'people';
    const person = (number: number, answer: 'yes' | 'no') => ({
      id: id(number),
      name: 'Ruth',
      asked_on: '2026-11-24',
      answer,
      words: '',
    });
    const { server } = await openToday(plan);
    const found = { plan_id: plan.plan_id, substep_id: id(102), title: '', step_title: '', revisions: [] };
    const rows = [person(900, 'no'), person(901, 'yes')];
    const kept = { ...found, revised_at: '2026-11-24T10:00:00.000Z', kind: 'people' as const, data: { rows } };
    server.answers(result.list, { results: [kept] });
    server.answers(result.decide, { plan, next: 'plan' });
    await press('Write the result');
    expect(await screen.findByText('2 asked, 1 said yes. Stop sign: at most 0 yes out of 2.')).toBeDefined();
    expect(screen.getByText(asking.work.example)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Your stop sign is reached. What now?' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Answer' })).toBeNull();
    await press('Ruth No');
    await press('Ruth Yes');
    expect(screen.getByRole('button', { name: 'Ruth No', expanded: false })).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'no');
    expect(screen.getByRole('heading', { name: 'Your stop sign is reached. What now?' })).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'The reason, for yourself' }), 'Nobody pays');
    await press('Go on');
    await waitFor(() =>
      expect(server.callsTo(result.decide)).toMatchObject([{ body: { choice: 'go_on', reason: 'Nobody pays' } }]),
    );
  });

  it('ends with the last tick where the whole plan is done, and the focus is there', async () => {
    const ids = samplePlan().steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
    const last = id(102);
    const plan = ids.filter((one) => one !== last).reduce((done, one) => ticked(done, one, 'completed'), samplePlan());
    const { server } = await openToday(plan);
    server.answers(api.plan.setSubstepStatus, { plan: ticked(plan, last, 'completed') });
    await press('Done');
    const over = await screen.findByRole('heading', { level: 2, name: 'The whole plan is done.' });
    expect(over).toBe(document.activeElement);
  });

  it('makes the task smaller where it is hard, and writes that down', async () => {
    const { server } = await openToday();
    await press('It’s too much');
    expect(within(task()).getByText('Say only the first line.')).toBeDefined();
    expect(await screen.findByText('Then ten minutes.')).toBeDefined();
    expect(server.callsTo(checkIn.answer)).toMatchObject([{ body: { feeling: 'too_much', substep_id: id(102) } }]);
  });
});

describe('a plan that was made just now', () => {
  const untouched = ticked(ticked(samplePlan(), id(100), 'pending'), id(101), 'pending');
  const plan = { ...untouched, progress: 0 };
  const intro = () => screen.queryByRole('region', { name: `Here’s your plan: ${plan.title}` });

  async function openNew(state: unknown) {
    serverWithPlan(plan).answers(checkIn.get, { ...day, remembers: null });
    const { router } = showPage(<WorkspacePage />, { at: `/plan/${plan.plan_id}`, route: '/plan/:id', state });
    await screen.findByRole('heading', { level: 2, name: 'Pick a size' });
    return router;
  }

  beforeEach(() => useDraft.setState({ hoursPerWeek: 2, goals: [{ type: 'earn', value: '600 €' }] }));
  afterEach(() => resetDraft());

  it('names of several goals the one in its title, and none where that is not sure', async () => {
    const other = { type: 'earn' as const, value: '600 €' };
    useDraft.setState({ goals: [other, { type: 'personal', value: plan.title.slice(0, 8) }] });
    await openNew(madeNow);
    expect(intro()?.textContent).toContain(`· ${plan.title.slice(0, 8)}`);
    useDraft.setState({ goals: [other, { type: 'personal', value: 'Run ten kilometres' }] });
    await waitFor(() => expect(intro()?.textContent).not.toContain('It’s made for your goal'));
  });

  it('introduces itself once: for which goal and until when', async () => {
    const router = await openNew(madeNow);
    expect(intro()?.textContent).toContain('It’s made for your goal: Earn something every month · 600 €');
    expect(intro()?.textContent).toMatch(/At 2 hours a week, you’ll have all its steps done around \w+ \d+\./);
    expect(screen.queryByText(/^0\b/), 'nothing of so many is no welcome').toBeNull();
    expect(screen.getAllByText('It begins with the first task')).toHaveLength(2);
    expect(screen.queryByText(/Ten minutes are enough to begin/)).toBeNull();

    expect(screen.queryByText(/^Tick a step/), 'a hint waits for it').toBeNull();
    within(intro()!).getByRole('button', { name: 'Got it' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(intro()).toBeNull());
    expect(screen.getByText(/^Tick a step/)).toBeDefined();
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(router.state.location.state).toBeNull();
    expect(
      await screen.findByText('2 steps, about 2 weeks at your pace. Ten minutes are enough to begin.'),
    ).toBeDefined();
  });

  it('says how much work it is to somebody who named no hours, and nothing of a goal nobody told', async () => {
    useDraft.setState({ hoursPerWeek: null, goals: [] });
    await openNew(madeNow);
    expect(intro()?.textContent).toContain('2 steps, ');
    expect(intro()?.textContent).not.toContain('goal');
  });

  it('is a plan like any other whenever one comes back', async () => {
    await openNew(null);
    expect(intro()).toBeNull();
  });
});
