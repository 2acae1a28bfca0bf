import { api, type Plan } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, somebody, substepAt } from '../../test/plan.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const LESS = 'I have less time, only 2 hours a week';
const preview = (person: TestCaller, feedback = LESS) => person.call(api.plan.previewAdapt, { body: { feedback } });
const apply = (person: TestCaller, proposal_id: string) => person.call(api.plan.applyAdapt, { body: { proposal_id } });
const tick = (person: TestCaller, id: string) =>
  person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
const minutes = (plan: Plan) => plan.steps.flatMap((step) => step.substeps.map((substep) => substep.minutes));

async function proposalFor(person: TestCaller, feedback = LESS) {
  const { proposal } = (await preview(person, feedback)).data;
  if (!proposal) throw new Error('Nothing was proposed');
  return proposal;
}

describe('POST /api/plan/adapt/preview', () => {
  it('shows what would change and changes nothing', async () => {
    const person = await planner(test);
    const before = await planOf(person);
    const proposal = await proposalFor(person);
    expect(proposal.changes.length).toBeGreaterThan(0);
    expect(minutes(proposal.plan)).not.toEqual(minutes(before));
    expect(await planOf(person)).toEqual(before);
  });

  it('proposes nothing when nothing was understood, and says so', async () => {
    const person = await planner(test);
    const { status, data } = await preview(person, 'xyzzy');
    expect([status, data.proposal]).toEqual([200, null]);
    expect(data.notice).toMatch(/\w/);
  });

  it('needs a plan and feedback', async () => {
    expect((await preview(await somebody(test))).data).toMatchObject({ code: 'NO_ACTIVE_PLAN' });
    expect((await preview(await planner(test), ' ')).status).toBe(400);
  });
});

describe('POST /api/plan/adapt/apply', () => {
  it('makes just what was shown', async () => {
    const person = await planner(test);
    const { proposal_id, plan, changes } = await proposalFor(person);
    const { status, data } = await apply(person, proposal_id);
    expect([status, data.changes]).toEqual([200, changes]);
    expect(minutes(data.plan)).toEqual(minutes(plan));
    expect(await planOf(person)).toEqual(data.plan);
    expect(data.plan).toMatchObject({ version: 2, can_undo: true });
  });

  it('keeps a tick that was set since', async () => {
    const person = await planner(test);
    const { proposal_id } = await proposalFor(person);
    const { substep_id } = substepAt(await planOf(person), 0, 0);
    await tick(person, substep_id);
    const { data } = await apply(person, proposal_id);
    expect(substepAt(data.plan, 0, 0)).toMatchObject({ substep_id, status: 'completed' });
  });

  it('answers a second click as the first', async () => {
    const person = await planner(test);
    const { proposal_id } = await proposalFor(person);
    const [one, two] = await Promise.all([apply(person, proposal_id), apply(person, proposal_id)]);
    expect(two.data).toEqual(one.data);
    expect((await planOf(person)).version).toBe(2);
  });

  it('is refused when the plan was rebuilt since, or the proposal is unknown or another person’s', async () => {
    const person = await planner(test);
    const { proposal_id } = await proposalFor(person);
    expect((await apply(await planner(test), proposal_id)).data).toMatchObject({ code: 'NOT_FOUND' });
    await person.call(api.plan.adapt, { body: { feedback: 'cheaper' } });
    const before = await planOf(person);
    expect((await apply(person, proposal_id)).data).toMatchObject({ code: 'PLAN_CHANGED' });
    expect(await planOf(person)).toEqual(before);
    await proposalFor(person);
    expect((await apply(person, proposal_id)).data).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('versions of a plan', () => {
  const versions = async (person: TestCaller) => (await person.call(api.plan.versions)).data.versions;
  const restore = (person: TestCaller, id: string) => person.call(api.plan.restoreVersion, { params: { id } });

  it('tell what was asked for and how far the plan was, the newest first', async () => {
    const person = await planner(test);
    expect(await versions(person)).toEqual([]);
    await person.call(api.plan.adapt, { body: { feedback: LESS } });
    await tick(person, substepAt(await planOf(person), 0, 0).substep_id);
    await person.call(api.plan.adapt, { body: { feedback: 'cheaper' } });
    const kept = await versions(person);
    expect(kept.map(({ version, feedback }) => [version, feedback])).toEqual([
      [2, 'cheaper'],
      [1, LESS],
    ]);
    expect(kept[0]?.progress).toBeGreaterThan(0);
    expect(kept[1]?.progress).toBe(0);
  });

  it('can be gone back to, and the present one is kept', async () => {
    const person = await planner(test);
    const first = await planOf(person);
    await person.call(api.plan.adapt, { body: { feedback: LESS } });
    const second = await planOf(person);
    const [earlier] = await versions(person);
    const { status, data } = await restore(person, earlier?.version_id ?? '');
    expect(status).toBe(200);
    expect(data.plan).toEqual({ ...first, version: 3, can_undo: true });
    expect(await versions(person)).toMatchObject([{ version: 2, feedback: null }, { version: 1 }]);
    const { data: back } = await person.call(api.plan.undo);
    expect(back.plan).toEqual(second);
  });

  it('are each person’s own', async () => {
    const person = await planner(test);
    await person.call(api.plan.adapt, { body: { feedback: LESS } });
    const [earlier] = await versions(person);
    const other = await planner(test);
    expect((await restore(other, earlier?.version_id ?? '')).data).toMatchObject({ code: 'NOT_FOUND' });
    expect(await versions(other)).toEqual([]);
  });
});
