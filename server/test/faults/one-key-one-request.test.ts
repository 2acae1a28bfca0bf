import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf, somebody } from '../plan.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import {
  CHEAPER,
  describeAs,
  keyed,
  LESS,
  refine,
  refiner,
  repeatableCalls,
  say,
  tell,
  versionOf,
} from './repeatable-calls.fixture.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const REUSED = { status: 422, data: { code: 'KEY_REUSED' } };
const othersToo = repeatableCalls.flatMap(({ sendOther, ...each }) => (sendOther ? [{ ...each, sendOther }] : []));

describe.each(othersToo)('$name, and something else under its key', ({ begin, send, sendOther, count }) => {
  it('is made once, and the other is refused', async () => {
    const person = await begin(test);
    const first = await send(person, 'k1');
    expect(await sendOther(person, 'k1')).toMatchObject(REUSED);
    const again = await send(person, 'k1');
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect(await count(person, test)).toBe(1);
    expect((await sendOther(person, 'k2')).status).toBeLessThan(300);
  });

  it('sent at once are one that is made and one that is refused', async () => {
    const person = await begin(test);
    const replies = await Promise.all([send(person, 'k1'), sendOther(person, 'k1')]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(replies.find(({ status }) => status >= 300)).toMatchObject(REUSED);
    expect(await count(person, test)).toBe(1);
  });
});

describe('a key', () => {
  it('stands for the step that a message was about, too', async () => {
    const person = await planner(test);
    await say('What next?')(person, 'k1');
    expect(await say('What next?', 1)(person, 'k1')).toMatchObject(REUSED);
    expect((await person.call(api.chat.list)).data.messages).toHaveLength(2);
  });

  it('of an answer in the interview stands for no opening', async () => {
    const person = await somebody(test);
    await tell('I bake')(person, 'k1');
    expect(await tell('')(person, 'k1')).toMatchObject(REUSED);
  });

  it('of a refinement counts after the next one, too', async () => {
    const person = await planner(test);
    const first = await refine(LESS)(person, 'k1');
    await refine(CHEAPER)(person, 'k2');
    const before = await planOf(person);
    const again = await refine(LESS)(person, 'k1');
    expect(again).toMatchObject({ status: 200, data: { plan: before, changes: first.data.changes } });
    expect(await planOf(person)).toEqual(before);
  });

  it('answers with the plan it went back in, when another was chosen since', async () => {
    const person = await refiner(test);
    const { data } = await person.call(api.plan.undo, keyed('k1'));
    await describeAs('A bicycle shop')(person, 'k2');
    const again = await person.call(api.plan.undo, keyed('k1'));
    expect([again.status, again.data]).toEqual([200, data]);
  });

  it('with which nothing was done stays free', async () => {
    const person = await planner(test);
    expect((await person.call(api.plan.undo, keyed('k1'))).data).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    await refine(LESS)(person, 'k2');
    expect((await person.call(api.plan.undo, keyed('k1'))).status).toBe(200);
    expect(await versionOf(person)).toBe(1);
  });
});
