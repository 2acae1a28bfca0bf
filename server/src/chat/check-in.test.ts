import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf, substepAt } from '../plan/testing.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../testing.ts';

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
