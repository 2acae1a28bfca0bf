import { type AccountExport, api, assumptionsOf, type Recommendation, reckon } from '@foothold/contract';
import type { RecommendInput } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filledProfile } from '../../test/guide-client.ts';
import { recommendation as table } from '../db/schema/recommendations.ts';
import { buildTestApp, type TestApp, type TestCaller, type TestPerson } from '../../test/app.ts';

const numbers: Recommendation['fit']['numbers'] = {
  goal: { text: '600 a month', amount: 600, per: 'month', currency: null },
  hours_per_week: 6,
  unit: 'session',
  assumed: { weeks_per_month: 4, days_per_week: 5, hours_per_unit: 1.5, unit_price: null, costs_per_month: null },
  own: {},
};

const { recommendations } = api;
const unknownId = '01900000-0000-7000-8000-000000000000';

let test: TestApp;
let asked: RecommendInput[] = [];
/** What a guide says that has nothing more. */
let silent = false;
let person: TestPerson;
let caller: TestCaller;
let idea: Recommendation;

beforeAll(async () => {
  const builtIn = builtInGuide();
  test = await buildTestApp({
    guide: {
      ...builtIn,
      async recommend(input, context) {
        asked.push(input);
        const answer = await builtIn.recommend(input, context);
        if (silent) return { ...answer, value: [] };
        return { ...answer, value: answer.value.map((each) => ({ ...each, fit: { ...each.fit, numbers } })) };
      },
    },
  });
});
afterAll(() => test.close());

const listOf = async (who: TestCaller) => (await who.call(recommendations.list)).data.recommendations;
const create = (user_feedback?: string) =>
  caller.call(recommendations.create, {
    body: { onboarding_mode: 'brainstorm', ...(user_feedback && { user_feedback }) },
  });
const decline = (body: unknown, id = idea.recommendation_id, who = caller) =>
  who.call(recommendations.decline, { params: { id }, body: body as never });
const takeBack = (id = idea.recommendation_id, who = caller) =>
  who.call(recommendations.takeDeclineBack, { params: { id } });
const assume = (body: unknown, id = idea.recommendation_id, who = caller) =>
  who.call(recommendations.setAssumptions, { params: { id }, body: body as never });

beforeEach(async () => {
  silent = false;
  person = await test.signUp();
  caller = test.as(person.token);
  const resources = { hours_per_week: 6, budget_per_month: 200 };
  await caller.call(api.profile.save, { body: { ...filledProfile, resources } });
  const [first] = (await create()).data.recommendations;
  if (!first) throw new Error('No idea to speak of');
  idea = first;
  asked = [];
});

it('counts with the hours the profile names now', async () => {
  const hours = async () => (await listOf(caller))[0]?.fit.numbers?.hours_per_week;
  await caller.call(api.profile.saveField, { body: { field: 'hours_per_week', payload: 3 } });
  expect(await hours()).toBe(3);
  expect((await assume({ unit_price: 40 })).data.recommendation.fit.numbers?.hours_per_week).toBe(3);
  await caller.call(api.profile.saveField, { body: { field: 'hours_per_week', payload: 0 } });
  expect(await hours()).toBeNull();
});

describe('declining an idea', () => {
  it('keeps the reason, twice as once, and takes it back', async () => {
    const declined = { reason: 'too-much-time', note: 'Evenings are full' };
    for (const _again of [1, 2]) {
      const { status, data } = await decline(declined);
      expect([status, data.recommendation]).toEqual([200, { ...idea, declined }]);
    }
    expect((await listOf(caller))[0]).toEqual({ ...idea, declined });
    for (const _again of [1, 2]) {
      const { status, data } = await takeBack();
      expect([status, data.recommendation]).toEqual([200, { ...idea, declined: null }]);
    }
    expect((await listOf(caller))[0]).toEqual(idea);
  });

  it('needs no note', async () => {
    expect((await decline({ reason: 'other' })).data.recommendation.declined).toEqual({ reason: 'other', note: '' });
  });

  it('tells the guide, who is asked for the next', async () => {
    await decline({ reason: 'too-expensive' });
    await create('More, please');
    const told = asked[0]?.already.map(({ title, declined }) => [title, declined ?? null]);
    expect(told?.[0]).toEqual([idea.title, { reason: 'too-expensive', note: '' }]);
    expect(told?.slice(1).every(([, declined]) => declined === null)).toBe(true);
  });

  it('leaves the first answer as it was, and the idea to be chosen', async () => {
    const first = await listOf(caller);
    await decline({ reason: 'too-risky' });
    const again = (await create()).data.recommendations;
    expect(asked).toEqual([]);
    expect(again.map((each) => each.recommendation_id)).toEqual(first.map((each) => each.recommendation_id));
    expect(again[0]?.declined?.reason).toBe('too-risky');
    const body = { recommendation_id: idea.recommendation_id };
    expect((await caller.call(api.plan.createFromRecommendation, { body })).status).toBe(201);
  });

  it('is not answered with again, when the guide has nothing else to offer and others are left', async () => {
    const first = await listOf(caller);
    const last = first.at(-1);
    await decline({ reason: 'too-risky' }, last?.recommendation_id);
    silent = true;
    await caller.call(api.profile.saveField, { body: { field: 'age', payload: 60 } });
    expect((await create()).data.recommendations).toEqual(first.slice(-4, -1));
  });

  it.each([
    ['no reason', {}, 'reason'],
    ['a reason nobody offers', { reason: 'boring' }, 'reason'],
    ['a note too long', { reason: 'other', note: 'x'.repeat(1_001) }, 'note'],
    ['a note that can’t be stored', { reason: 'other', note: '\0' }, 'note'],
  ])('is refused with %s, and nothing changes', async (_name, body, field) => {
    const { status, data } = await decline(body);
    expect(status).toBe(400);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
    expect((await listOf(caller))[0]).toEqual(idea);
  });
});

describe('changing assumptions', () => {
  it('keeps each on its own, and null takes the guide’s again', async () => {
    await assume({ hours_per_unit: 2, unit_price: 40 });
    const { data } = await assume({ weeks_per_month: 4.33, unit_price: null });
    const changed = data.recommendation.fit.numbers;
    expect(changed?.own).toEqual({ hours_per_unit: 2, weeks_per_month: 4.33 });
    expect(changed?.assumed).toEqual(numbers?.assumed);
    expect(changed && assumptionsOf(changed)).toMatchObject({ hours_per_unit: 2, unit_price: null });
    expect(changed && reckon(changed)?.unitsPerMonth).toBe(12);
    expect((await listOf(caller))[0]).toEqual(data.recommendation);
    expect((await assume({ weeks_per_month: 4.33 })).data).toEqual(data);
    await assume({ hours_per_unit: null, weeks_per_month: null, days_per_week: null });
    expect((await listOf(caller))[0]).toEqual(idea);
  });

  it('loses none of two at once', async () => {
    await Promise.all([assume({ hours_per_unit: 3 }), assume({ costs_per_month: 0 }), assume({ unit_price: 25 })]);
    const own = (await listOf(caller))[0]?.fit.numbers?.own;
    expect(own).toEqual({ hours_per_unit: 3, costs_per_month: 0, unit_price: 25 });
  });

  it.each([
    [{ hours_per_unit: 0 }, 'hours_per_unit'],
    [{ hours_per_unit: 201 }, 'hours_per_unit'],
    [{ weeks_per_month: '4' }, 'weeks_per_month'],
    [{ unit_price: -1, days_per_week: 5 }, 'unit_price'],
    [{ costs_per_month: -0.01 }, 'costs_per_month'],
  ])('%j is refused, and nothing changes', async (body, field) => {
    const { status, data } = await assume(body);
    expect(status).toBe(400);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
    expect((await listOf(caller))[0]).toEqual(idea);
  });
});

it('an idea is found by nobody else, and an unknown one by nobody', async () => {
  const other = test.as((await test.signUp()).token);
  for (const [id, who] of [
    [idea.recommendation_id, other],
    [unknownId, caller],
    ['not-an-id', caller],
  ] as const) {
    const replies = [
      await decline({ reason: 'other' }, id, who),
      await takeBack(id, who),
      await assume({ unit_price: 9 }, id, who),
    ];
    for (const { status, data } of replies) {
      expect([status, data]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
    }
  }
  expect((await listOf(caller))[0]).toEqual(idea);
});

it('ideas of before there was evidence or numbers read as having none', async () => {
  const { evidence: _evidence, numbers: _numbers, ...fit } = idea.fit;
  await test.services.database.db
    .update(table)
    .set({ fit: fit as never })
    .where(and(eq(table.userId, person.userId), eq(table.id, idea.recommendation_id)));
  expect((await listOf(caller))[0]).toEqual({ ...idea, fit: { ...idea.fit, evidence: [], numbers: null } });
});

it('what the person said of an idea is in their export', async () => {
  await decline({ reason: 'wrong-place', note: 'Too far' });
  await assume({ unit_price: 40 });
  const { data } = (await caller.call(api.account.export)).data as z.infer<typeof AccountExport>;
  expect(data['recommendation']).toContainEqual(
    expect.objectContaining({
      declined: { reason: 'wrong-place', note: 'Too far' },
      own_assumptions: { unit_price: 40 },
    }),
  );
});
