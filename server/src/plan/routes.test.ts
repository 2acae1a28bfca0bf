import { randomUUID } from 'node:crypto';
import { api, progressOf, type Status } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan as planTable } from '../db/schema/plan.ts';
import { eq } from 'drizzle-orm';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, somebody, stepAt, substepAt } from '../../test/plan.ts';

const builtIn = builtInGuide();
/** What was said before, as the guide was told it with each plan. */
const told: unknown[] = [];
const planFromDescription: Guide['planFromDescription'] = (input, context) => {
  told.push(input.talk?.lately.map(({ sender, content }) => [sender, content]));
  return builtIn.planFromDescription(input, context);
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtIn, planFromDescription } })));
afterAll(() => test.close());

const describeBusiness = (person: TestCaller, description: string, headers = {}) =>
  person.call(api.plan.createFromDescription, { body: { description }, headers });
const countPlans = async (userId: string) =>
  (await test.services.database.db.select().from(planTable).where(eq(planTable.userId, userId))).length;
const tick = (person: TestCaller, id: string, status: Status = 'completed') =>
  person.call(api.plan.setSubstepStatus, { params: { id }, body: { status } });

describe('POST /api/plan/from-description', () => {
  it('makes the active plan, whole and untouched', async () => {
    const person = await somebody(test);
    const { status, data } = await describeBusiness(person, 'Business description: a bakery');
    expect(status).toBe(201);
    const plan = await planOf(person);
    expect(plan).toMatchObject({ plan_id: data.plan_id, progress: 0, version: 1, can_undo: false, source: 'builtin' });
    expect(plan.steps.map(({ step_number }) => step_number)).toEqual(plan.steps.map((_step, at) => at));
    expect(plan.steps.every(({ title, substeps }) => title !== '' && substeps.length > 0)).toBe(true);
  });

  it('tells the guide what was said in the interview', async () => {
    const person = await somebody(test);
    await person.call(api.chat.onboardingSend, { body: { message: '' } });
    await person.call(api.chat.onboardingSend, { body: { message: 'I am 34' } });
    told.length = 0;
    await describeBusiness(person, 'A bakery');
    expect(told).toEqual([expect.arrayContaining([['user', 'I am 34']])]);
  });

  it('makes the plan before it inactive, and keeps it', async () => {
    const person = await planner(test);
    const first = await planOf(person);
    const { data } = await describeBusiness(person, 'Business description: a bicycle shop');
    expect((await planOf(person)).plan_id).toBe(data.plan_id);
    expect((await person.call(api.plan.get, { query: { plan_id: first.plan_id } })).data).toEqual(first);
  });

  it('makes one plan for one Idempotency-Key, in turn and at once', async () => {
    const person = await somebody(test);
    const keyed = (key: string) => describeBusiness(person, 'A bakery', { 'idempotency-key': key });
    const replies = await Promise.all([keyed('k1'), keyed('k1'), keyed('k1')]);
    replies.push(await keyed('k1'));
    expect(new Set(replies.map(({ status, data }) => `${status} ${data.plan_id}`)).size).toBe(1);
    const { data } = await keyed('k2');
    expect(data.plan_id).not.toBe(replies[0]?.data.plan_id);
    expect((await keyed('k1')).data).toEqual(replies[0]?.data);
    expect((await planOf(person)).plan_id).toBe(data.plan_id);
    expect(await countPlans(person.person.userId)).toBe(2);
  });

  it('leaves exactly one plan active when several are made at once', async () => {
    const person = await somebody(test);
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((what) => describeBusiness(person, `Bakery ${what}`)));
    const ids = replies.map(({ data }) => data.plan_id);
    expect(ids).toContain((await planOf(person)).plan_id);
    expect(new Set(ids).size).toBe(4);
  });

  it('streams each step and then the reply', async () => {
    const person = await somebody(test);
    const { response } = await describeBusiness(person, 'A bakery', asStream);
    const plan = await planOf(person);
    const items = plan.steps.map((data) => ({ event: 'item', data }));
    expect(eventsOf(response.body)).toEqual([...items, { event: 'done', data: { plan_id: plan.plan_id } }]);
  });

  it('tells a step as soon as the guide has it, once, under the id it keeps', async () => {
    const builtIn = builtInGuide();
    const told = await buildTestApp({
      guide: {
        ...builtIn,
        async planFromDescription({ onStep, ...input }, context) {
          const answer = await builtIn.planFromDescription(input, context);
          const [first, second] = answer.value.steps;
          onStep?.(first!);
          // A step that turns out otherwise in the end is told again.
          onStep?.({ ...second!, title: 'Not so' });
          return answer;
        },
      },
    });
    const person = await somebody(told);
    const { response } = await describeBusiness(person, 'A bakery', asStream);
    const plan = await planOf(person);
    const items = eventsOf(response.body).slice(0, -1);
    expect(items[0]?.data).toEqual(plan.steps[0]);
    expect(items[1]?.data).toMatchObject({ title: 'Not so', step_number: 1 });
    expect(items.slice(2).map(({ data }) => data)).toEqual(plan.steps.slice(1));
    await told.close();
  });

  it('refuses a blank description, and anybody signed out', async () => {
    expect((await describeBusiness(await somebody(test), ' \u200b ')).status).toBe(400);
    expect((await describeBusiness(test.as(null), 'A bakery')).status).toBe(401);
  });
});

describe('POST /api/plan/from-recommendation', () => {
  const offered = async () => {
    const person = await somebody(test);
    const { data } = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    const [first, second] = data.recommendations;
    if (!first || !second) throw new Error('Too few ideas');
    return { person, first, second };
  };
  const pick = (person: TestCaller, body: { title?: string; recommendation_id?: string }) =>
    person.call(api.plan.createFromRecommendation, { body });

  it('makes one plan of an idea, however often and however it is picked', async () => {
    const { person, first } = await offered();
    const picks = await Promise.all([...Array(10)].map(() => pick(person, { title: first.title })));
    picks.push(await pick(person, { recommendation_id: first.recommendation_id }));
    expect(picks.map(({ status }) => status)).toEqual(picks.map(() => 201));
    expect(new Set(picks.map(({ data }) => data.plan_id))).toEqual(new Set([(await planOf(person)).plan_id]));
    expect(await countPlans(person.person.userId)).toBe(1);
  });

  it('goes back to the plan of an idea that was picked before', async () => {
    const { person, first, second } = await offered();
    await pick(person, { title: first.title });
    await tick(person, substepAt(await planOf(person), 0, 0).substep_id);
    const before = await planOf(person);
    await pick(person, { title: second.title });
    expect((await planOf(person)).plan_id).not.toBe(before.plan_id);
    await pick(person, { title: first.title });
    expect(await planOf(person)).toEqual(before);
  });

  it('finds no idea that was not offered to this person', async () => {
    const { first } = await offered();
    const { person } = await offered();
    const unknown = await pick(person, { recommendation_id: randomUUID() });
    const foreign = await pick(person, { recommendation_id: first.recommendation_id });
    expect([unknown.status, unknown.data]).toEqual([404, expect.objectContaining({ code: 'NOT_OFFERED' })]);
    expect(foreign.data).toEqual(unknown.data);
    expect((await pick(person, { title: 'Invented' })).data).toEqual(unknown.data);
    expect((await pick(person, {})).status).toBe(400);
  });
});

describe('GET /api/plan', () => {
  it('says that there is none', async () => {
    const { status, data } = await (await somebody(test)).call(api.plan.get);
    expect([status, data]).toEqual([404, expect.objectContaining({ code: 'NO_ACTIVE_PLAN' })]);
  });

  it('tells a foreign plan from an unknown one in nothing', async () => {
    const [one, other] = [await planner(test), await planner(test)];
    const get = (plan_id: string) => one.call(api.plan.get, { query: { plan_id } });
    const foreign = await get((await planOf(other)).plan_id);
    expect(foreign.status).toBe(404);
    expect(foreign.data).toEqual((await get(randomUUID())).data);
  });
});

it('GET /api/plan/active tells the active plan, and null without one', async () => {
  const person = await somebody(test);
  const before = await person.call(api.plan.active);
  expect([before.status, before.data]).toEqual([200, { plan: null }]);
  await describeBusiness(person, 'A bakery');
  expect((await person.call(api.plan.active)).data).toEqual({ plan: await planOf(person) });
});

describe('PUT /api/step and /api/substep', () => {
  it('completes a step with its last substep and reopens it with any', async () => {
    const person = await planner(test);
    const { substeps, step_id } = stepAt(await planOf(person), 0);
    for (const { substep_id } of substeps) await tick(person, substep_id);
    expect(stepAt(await planOf(person), 0).status).toBe('completed');
    const { data } = await tick(person, substeps[0]?.substep_id ?? '', 'pending');
    expect(data.plan.steps.find((step) => step.step_id === step_id)?.status).toBe('pending');
    expect(data.plan.progress).toBe(progressOf(data.plan));
    expect(await planOf(person)).toEqual(data.plan);
  });

  it('takes the substeps along with their step', async () => {
    const person = await planner(test);
    const { step_id } = stepAt(await planOf(person), 1);
    const set = (status: Status) => person.call(api.plan.setStepStatus, { params: { id: step_id }, body: { status } });
    const { data } = await set('completed');
    expect(stepAt(data.plan, 1).substeps.every(({ status }) => status === 'completed')).toBe(true);
    expect(stepAt((await set('pending')).data.plan, 1).substeps.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('loses no tick of several at once', async () => {
    const person = await planner(test);
    const ids = (await planOf(person)).steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
    await Promise.all(ids.map((id) => tick(person, id)));
    expect((await planOf(person)).progress).toBe(100);
  });

  it('finds an id in capitals, and neither a foreign nor an unknown nor a malformed one', async () => {
    const [one, other] = [await planner(test), await planner(test)];
    const own = substepAt(await planOf(one), 0, 0).substep_id;
    expect((await tick(one, own.toUpperCase())).status).toBe(200);
    const foreign = await tick(one, substepAt(await planOf(other), 0, 0).substep_id);
    expect(foreign.status).toBe(404);
    expect(foreign.data).toEqual((await tick(one, randomUUID())).data);
    expect((await tick(one, '1,2')).data).toEqual(foreign.data);
    expect((await planOf(other)).progress).toBe(0);
  });

  it('refuses a status there is none of', async () => {
    const person = await planner(test);
    const { substep_id } = substepAt(await planOf(person), 0, 0);
    expect((await tick(person, substep_id, 'COMPLETED' as Status)).status).toBe(400);
  });
});
