import { api } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf, substepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let now = Date.UTC(2026, 0, 1);
let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ now: () => now })));
afterAll(() => test.close());

const checkIn = (person: TestCaller) => person.call(api.chat.checkIn);
const messages = async (person: TestCaller) => (await person.call(api.chat.list)).data.messages;

describe('POST /api/chat/check-in', () => {
  it('says a word after days without one, once, and keeps it', async () => {
    const person = await planner(test);
    now += 5 * DAY_MS;
    const [one, two] = await Promise.all([checkIn(person), checkIn(person)]);
    const said = [one, two].map(({ data }) => data.message).filter((message) => message !== null);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ sender: 'foothold', source: 'builtin', step_id: null, ts: now });
    expect(await messages(person)).toEqual(said);
    expect((await checkIn(person)).data).toEqual({ message: null, suggestions: [] });
  });

  it.each<[string, (person: TestCaller) => Promise<unknown>]>([
    [
      'a tick',
      async (person) => {
        const { substep_id: id } = substepAt(await planOf(person), 0, 0);
        return person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
      },
    ],
    [
      'a message',
      async (person) => {
        const [step] = (await planOf(person)).steps;
        return person.call(api.chat.send, { body: { message: 'Hello', step_id: step?.step_id ?? '' } });
      },
    ],
  ])('stays silent when %s was not long ago', async (_what, act) => {
    const person = await planner(test);
    now += 5 * DAY_MS;
    await act(person);
    now += 2 * DAY_MS;
    expect((await checkIn(person)).data.message).toBeNull();
    now += 1 * DAY_MS;
    expect((await checkIn(person)).data.message).not.toBeNull();
  });

  it('needs a plan', async () => {
    const person = test.as((await test.signUp()).token);
    expect((await checkIn(person)).data).toMatchObject({ code: 'NO_ACTIVE_PLAN' });
  });
});

describe('asked for on two instances at the same moment', () => {
  /** Resolves for whoever is asked when both are: each has then seen that nothing was said yet. */
  let both: PromiseWithResolvers<void>;
  let asked = 0;
  const builtIn = builtInGuide();
  const guide: Guide = {
    ...builtIn,
    async checkIn(input, context) {
      asked += 1;
      if (asked === 2) both.resolve();
      await both.promise;
      return builtIn.checkIn(input, context);
    },
  };
  let [one, two]: TestApp[] = [];
  beforeAll(async () => {
    one = await buildTestApp({ guide, now: () => now });
    two = await buildTestApp({ guide, now: () => now, database: one.services.database });
  });
  afterAll(async () => {
    await two!.app.close();
    await one!.close();
  });

  it('is said once, pause after pause', async () => {
    const { person } = await planner(one!);
    const kept: unknown[] = [];
    for (let pause = 1; pause <= 3; pause += 1) {
      now += 5 * DAY_MS;
      asked = 0;
      both = Promise.withResolvers();
      const replies = await Promise.all([one!, two!].map((each) => checkIn(each.as(person.token))));
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(asked).toBe(2);
      const said = replies.map(({ data }) => data).filter(({ message }) => message !== null);
      expect(said).toHaveLength(1);
      expect(replies.map(({ data }) => data)).toContainEqual({ message: null, suggestions: [] });
      kept.push(said[0]?.message);
      expect(await messages(two!.as(person.token))).toEqual(kept);
    }
  });
});
