import { randomUUID } from 'node:crypto';
import { api, checkIn, type Feeling, result, rhythm } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, substepAt } from '../../test/plan.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A Wednesday. */
let now = Date.UTC(2026, 0, 7, 12);
let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ now: () => now })));
afterAll(() => test.close());

const today = async (person: TestCaller) => (await person.call(checkIn.get, { query: {} })).data;
const tap = async (person: TestCaller, feeling: Feeling, more: object = {}) =>
  (await person.call(checkIn.answer, { body: { feeling, ...more } })).data;
const messages = async (person: TestCaller) => (await person.call(api.chat.list)).data.messages;

describe('how it goes', () => {
  it('needs a plan, and knows nothing but the first task at its beginning', async () => {
    const nobody = test.as((await test.signUp()).token);
    expect(await today(nobody)).toMatchObject({ code: 'NO_ACTIVE_PLAN' });
    const person = await planner(test);
    const first = substepAt(await planOf(person), 0, 0);
    const state = await today(person);
    expect(state).toMatchObject({ today: '2026-01-07', remembers: null, feeling: null });
    expect(state.task).toMatchObject({ substep_id: first.substep_id, size: 'whole', waits: false });
    expect(state.task?.ten).not.toBe('');
  });

  it('shrinks the task, has it wait, or helps, each for that day only', async () => {
    const person = await planner(test);
    const small = await tap(person, 'too_much');
    expect(small.task).toMatchObject({ size: 'small', waits: false });
    expect(small.reply).toContain(small.task?.ten);
    expect((await tap(person, 'not_today')).task).toMatchObject({ size: 'whole', waits: true });
    const stuck = await tap(person, 'stuck');
    expect(stuck.task).toMatchObject({ size: 'whole', waits: false });
    expect(stuck.suggestions.length).toBeGreaterThan(3);
    expect(await today(person)).toMatchObject({ feeling: 'stuck' });
    now += DAY_MS;
    expect(await today(person)).toMatchObject({ feeling: null, task: { size: 'whole', waits: false } });
    const again = await tap(person, 'too_much');
    expect(again.reply).not.toBe(small.reply);
  });

  it('stays with the task it was said of until that is done', async () => {
    const person = await planner(test);
    const plan = await planOf(person);
    const [, later] = [substepAt(plan, 0, 0), substepAt(plan, 0, 1)];
    const { task } = await tap(person, 'too_much', { substep_id: later.substep_id });
    expect(task).toMatchObject({ substep_id: later.substep_id, size: 'small' });
    const params = { id: later.substep_id };
    await person.call(api.plan.setSubstepStatus, { params, body: { status: 'completed' } });
    expect((await today(person)).task).toMatchObject({ substep_id: substepAt(plan, 0, 0).substep_id, size: 'whole' });
    const { status } = await person.call(checkIn.answer, { body: { feeling: 'well', substep_id: randomUUID() } });
    expect(status).toBe(404);
  });

  it('counts the same id once, and is kept as a message at its task', async () => {
    const person = await planner(test);
    const id = randomUUID();
    const [one, two] = await Promise.all([tap(person, 'well', { id }), tap(person, 'well', { id })]);
    expect(two).toEqual(one);
    const said = await messages(person);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ sender: 'foothold', content: one.reply, substep_id: one.task?.substep_id });
  });

  it('is no work: no day counts for it', async () => {
    const person = await planner(test);
    await tap(person, 'well');
    const { data } = await person.call(rhythm.get, { query: {} });
    expect(data).toMatchObject({ xp: 0, week: { done: 0 } });
  });
});

describe('what was done last', () => {
  it('is told by the day, who paid and whom were asked before all else', async () => {
    const person = await planner(test);
    const plan = await planOf(person);
    const { substep_id: id, title } = substepAt(plan, 0, 0);
    await person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
    expect((await today(person)).remembers).toContain(title);
    now += DAY_MS;
    const { today: day } = await today(person);
    const row = (name: string, answer: 'yes' | 'no') => ({ id: randomUUID(), name, asked_on: day, answer, words: '' });
    const rows = [row('Dana', 'yes'), row('Omer', 'no'), row('Noa', 'yes')];
    await person.call(result.save, { params: { id }, body: { kind: 'people', data: { rows } } });
    now += DAY_MS;
    expect((await today(person)).remembers).toBe('Yesterday you asked 3 people. 2 said yes.');
    const money = (amount: number) => ({
      id: randomUUID(),
      kind: 'money',
      at: new Date(now).toISOString(),
      data: { amount },
    });
    await person.call(rhythm.addEvents, { body: { events: [money(-15)] } });
    expect((await today(person)).remembers).toBe('Yesterday you asked 3 people. 2 said yes.');
    await person.call(rhythm.addEvents, { body: { events: [money(40)] } });
    expect((await today(person)).remembers).toBe('Today somebody paid you.');
  });
});
