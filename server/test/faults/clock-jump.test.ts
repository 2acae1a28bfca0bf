import { randomUUID } from 'node:crypto';
import { api } from '@foothold/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../src/db/schema/mail.ts';
import { sendDue } from '../../src/mail/delivery.ts';
import { postMail } from '../../src/mail/store.ts';
import { Breaker } from '../../src/models/breaker.ts';
import { planner, planOf, stepAt, substepAt } from '../plan.ts';
import { buildTestApp, type TestApp } from '../app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let test: TestApp;
let clock = 0;
/** An app on a clock of the test's. Its ids know nothing of earlier ones, as after a start with the clock set back. */
beforeAll(async () => {
  test = await buildTestApp({ now: () => (clock += 1), newId: () => v7({ msecs: (clock += 1) }) });
});
beforeEach(() => {
  clock = Date.now();
});
afterAll(() => test.close());

describe('a clock that jumps', () => {
  it.each([-400 * DAY_MS, -HOUR_MS, HOUR_MS, 10 * DAY_MS])(
    'by %s ms leaves everybody signed in, and messages, ticks and versions in their order',
    async (jump) => {
      const person = await planner(test);
      const { step_id } = stepAt(await planOf(person), 0);
      const say = (message: string) => person.call(api.chat.send, { body: { message, step_id, id: randomUUID() } });
      await say('one');
      clock += jump;
      await say('two');
      await person.call(api.plan.adapt, { body: { feedback: 'I have less time, only 2 hours a week' } });
      clock -= jump;
      await say('three');
      const { messages } = (await person.call(api.chat.list)).data;
      expect(messages.map(({ sender, content }) => (sender === 'user' ? content : '-'))).toEqual([
        'one',
        '-',
        'two',
        '-',
        'three',
        '-',
      ]);
      expect((await person.call(api.chat.list, { query: { limit: '2' } })).data.messages).toEqual(messages.slice(-2));

      const plan = await planOf(person);
      const ticked = await person.call(api.plan.setSubstepStatus, {
        params: { id: substepAt(plan, 0, 0).substep_id },
        body: { status: 'completed' },
      });
      expect(ticked.status).toBe(200);
      expect((await person.call(api.plan.undo)).data.plan.version).toBe(1);
      expect((await person.call(api.chat.checkIn)).status).toBe(200);
    },
  );

  it('far ahead ends sessions only for as long as it is wrong', async () => {
    const person = await planner(test);
    clock += 40 * DAY_MS;
    expect((await person.call(api.plan.get)).status).toBe(401);
    clock -= 40 * DAY_MS;
    expect((await person.call(api.plan.get)).status).toBe(200);
  });

  it('lets somebody who logged in on a wrong clock stay when it is set right', async () => {
    const { email, password } = await test.signUp();
    for (const jump of [-300 * DAY_MS, 300 * DAY_MS]) {
      clock += jump;
      const { data } = await test.as(null).call(api.account.login, { body: { email, password } });
      expect((await test.as(data.token).call(api.account.get)).status).toBe(200);
      clock -= jump;
      // From long ago it counts as unused since then, and asks for the password; from the future it holds.
      expect((await test.as(data.token).call(api.account.get)).status).toBe(jump < 0 ? 401 : 200);
    }
  });

  it('does not keep mails waiting that were put off by a clock since set back', async () => {
    const { userId, email: recipient } = await test.signUp();
    const { database } = test.services;
    await database.db.delete(mail);
    const ahead = new Date(clock + 300 * DAY_MS);
    await postMail(database.db, { userId, kind: 'password_changed', recipient, language: 'en', createdAt: ahead });
    const carried: string[] = [];
    await sendDue({
      database,
      now: () => clock,
      log: test.app.log,
      templates: {
        prepare: async () => undefined,
        contentFor: async ({ kind, language }) => ({ kind, language, recipient, link: null }),
      },
      transport: { send: async ({ id }) => void carried.push(id), close: () => undefined },
    });
    expect(carried).toHaveLength(1);
    expect(await database.db.select().from(mail)).toEqual([]);
  });

  it('lets no model rest longer than it would have', () => {
    const breaker = new Breaker(() => clock);
    for (let failure = 0; failure < 3; failure += 1) breaker.report('m', 'timeout');
    expect(breaker.isResting('m')).toBe(true);
    clock -= DAY_MS;
    expect(breaker.isResting('m')).toBe(false);
  });
});
