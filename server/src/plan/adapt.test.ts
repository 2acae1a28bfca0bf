import { api, type Plan } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, somebody, substepAt } from '../../test/plan.ts';

/** What stands between the guide's answer and its use; a test may wait there. */
let held: Promise<unknown> = Promise.resolve();
let asked = 0;
const builtIn = builtInGuide();
const adaptPlan: Guide['adaptPlan'] = async (input, context) => {
  if (input.feedback === 'fail') throw new Error('secret prompt');
  if (input.feedback === 'empty') {
    const draft = { title: 't', short_description: 's', archetype: null, steps: [] };
    return { value: { draft, changes: [] }, meta: { source: 'model', warnings: [] } };
  }
  const answer = await builtIn.adaptPlan(input, context);
  asked += 1;
  await held;
  return answer;
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtIn, adaptPlan } })));
afterAll(() => test.close());

const LESS = 'I have less time, only 2 hours a week';
const adapt = (person: TestCaller, feedback = LESS, headers = {}) =>
  person.call(api.plan.adapt, { body: { feedback }, headers });
const undo = (person: TestCaller) => person.call(api.plan.undo);
const tick = (person: TestCaller, id: string) =>
  person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
const done = (plan: Plan) =>
  plan.steps.flatMap(({ substeps }) => substeps).filter((part) => part.status === 'completed');

describe('POST /api/plan/adapt', () => {
  it('rebuilds the plan, keeps what is done and says what changed', async () => {
    const person = await planner(test);
    await tick(person, substepAt(await planOf(person), 0, 0).substep_id);
    const before = await planOf(person);
    const { status, data } = await adapt(person);
    expect(status).toBe(200);
    expect(data.changes).not.toEqual([]);
    expect(data.plan).toMatchObject({ plan_id: before.plan_id, version: 2, can_undo: true });
    expect(done(data.plan)).toEqual(done(before));
    expect(await planOf(person)).toEqual(data.plan);
  });

  it('leaves the plan as it is when nothing was understood, and says so', async () => {
    const person = await planner(test);
    const before = await planOf(person);
    const { status, data } = await adapt(person, 'xyzzy');
    expect([status, data.plan, data.changes]).toEqual([200, before, []]);
    expect(data.notice).toMatch(/\w/);
  });

  it('keeps a tick that was set while the guide was thinking', async () => {
    const person = await planner(test);
    const thinking = Promise.withResolvers<void>();
    held = thinking.promise;
    asked = 0;
    const adapting = adapt(person);
    await vi.waitFor(() => expect(asked).toBe(1));
    const { substep_id } = substepAt(await planOf(person), 0, 1);
    await tick(person, substep_id);
    thinking.resolve();
    expect(done((await adapting).data.plan)).toMatchObject([{ substep_id }]);
  });

  it('lets one of several at once through and tells the others that the plan has changed', async () => {
    const person = await planner(test);
    const thinking = Promise.withResolvers<void>();
    held = thinking.promise;
    asked = 0;
    const calls = [adapt(person), adapt(person), adapt(person)];
    await vi.waitFor(() => expect(asked).toBe(3));
    thinking.resolve();
    const codes = (await Promise.all(calls)).map(({ status, data }) => ('code' in data ? data.code : status));
    expect(codes.map(String).toSorted()).toEqual(['200', 'PLAN_CHANGED', 'PLAN_CHANGED']);
    expect((await planOf(person)).version).toBe(2);
  });

  it('changes nothing when the guide fails or answers a plan without work', async () => {
    const person = await planner(test);
    const before = await planOf(person);
    for (const feedback of ['fail', 'empty']) {
      const { status, response } = await adapt(person, feedback);
      expect(status).toBe(503);
      expect(response.body).not.toContain('secret');
    }
    expect(await planOf(person)).toEqual(before);
  });

  it('streams the steps and then the reply', async () => {
    const person = await planner(test);
    const { response } = await adapt(person, LESS, asStream);
    const events = eventsOf(response.body);
    const plan = await planOf(person);
    expect(events.slice(0, -1)).toEqual(plan.steps.map((data) => ({ event: 'item', data })));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { plan } });
  });

  it('needs a plan and feedback', async () => {
    expect((await adapt(await somebody(test))).data).toMatchObject({ code: 'NO_ACTIVE_PLAN' });
    expect((await adapt(await planner(test), ' ')).status).toBe(400);
  });
});

describe('POST /api/plan/undo', () => {
  it('restores exactly what was before the refinement, ticks included', async () => {
    const person = await planner(test);
    await tick(person, substepAt(await planOf(person), 0, 0).substep_id);
    const before = await planOf(person);
    await adapt(person);
    await tick(person, substepAt(await planOf(person), 0, 1).substep_id);
    const { status, data } = await undo(person);
    expect([status, data.plan]).toEqual([200, before]);
    expect(await planOf(person)).toEqual(before);
  });

  it('goes back one refinement at a time until there is none', async () => {
    const person = await planner(test);
    const first = await planOf(person);
    await adapt(person);
    const second = await planOf(person);
    await adapt(person, 'I need it to be cheaper, I have no money');
    expect((await planOf(person)).version).toBe(3);
    expect((await undo(person)).data.plan).toEqual(second);
    expect((await undo(person)).data.plan).toEqual(first);
    expect(await undo(person)).toMatchObject({ status: 409, data: { code: 'NOTHING_TO_UNDO' } });
  });

  it('takes one refinement back once when asked twice at once', async () => {
    const person = await planner(test);
    await adapt(person);
    const replies = await Promise.all([undo(person), undo(person)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('needs a plan', async () => {
    expect(await undo(await somebody(test))).toMatchObject({ status: 404, data: { code: 'NO_ACTIVE_PLAN' } });
  });
});
