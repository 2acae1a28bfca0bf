import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorFeedback } from '../../src/db/schema/feedback.ts';
import { planOf, somebody } from '../plan.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { plansOf, repeatableCalls } from './repeatable-calls.fixture.ts';

const HOURS_MS = 5 * 3_600_000;

let test: TestApp;
let origin: string;
let clock = Date.now();
beforeAll(async () => {
  test = await buildTestApp({ now: () => clock });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

describe.each(repeatableCalls)('$name', ({ begin, send, count, underTwoKeys }) => {
  it('sent by a double click is made once, and both get the same answer', async () => {
    const person = await begin(test);
    const [one, other] = await Promise.all([send(person, 'k1'), send(person, 'k1')]);
    expect(one.status).toBeLessThan(300);
    expect(other.data).toEqual(one.data);
    expect(await count(person, test)).toBe(1);
  });

  it('sent again hours later gives the first answer, and makes nothing', async () => {
    const person = await begin(test);
    const first = await send(person, 'k1');
    clock += HOURS_MS;
    const again = await send(person, 'k1');
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect(await count(person, test)).toBe(1);
  });

  it('sent twice at once under two keys was meant twice', async () => {
    const person = await begin(test);
    const replies = await Promise.all([send(person, 'k1'), send(person, 'k2')]);
    expect(replies.every(({ status }) => status < 300 || status === 409)).toBe(true);
    expect(underTwoKeys).toContain(await count(person, test));
  });
});

describe('an answer that got lost', () => {
  /** Sends a call over a connection that reads no answer. */
  function sendUnheard(path: string, headers: Record<string, string>, body: object): Socket {
    const { hostname, port } = new URL(origin);
    const text = JSON.stringify(body);
    const head = Object.entries({
      host: hostname,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`);
    return socket;
  }

  it('is given to the second try with the same key, and the plan is there once', async () => {
    const person = await somebody(test);
    const { token } = person.person;
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'k1' };
    const socket = sendUnheard(api.plan.createFromDescription.path, headers, { description: 'A bakery' });
    await expect.poll(() => plansOf(person, test), { timeout: 20_000 }).toHaveLength(1);
    socket.resetAndDestroy();
    const body = { description: 'A bakery' };
    const again = await person.call(api.plan.createFromDescription, { body, headers: { 'idempotency-key': 'k1' } });
    expect([again.status, again.data.plan_id]).toEqual([201, (await planOf(person)).plan_id]);
    expect(await plansOf(person, test)).toHaveLength(1);
  });
});

describe('calls without a key', () => {
  it('sign one address up once, and let the person in who was there first', async () => {
    const account = { email: `${randomUUID()}@example.test`, password: 'quiet-harbour-7' };
    const body = { name: 'Dana', agreed_to_terms: true as const, ...account };
    const signUp = () => test.as(null).call(api.account.signup, { body });
    const statuses = (await Promise.all([signUp(), signUp()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect((await test.as(null).call(api.account.login, { body: account })).status).toBe(200);
  });

  it('offer the same ideas to the same question, and none twice', async () => {
    const person = await somebody(test);
    const ask = () => person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other.data).toEqual(one.data);
    const titles = (await person.call(api.recommendations.list)).data.recommendations.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('keep apart what two visitors say under the same key', async () => {
    const say = (message: string) =>
      test.as(null).call(api.feedback.send, { body: { message }, headers: { 'idempotency-key': 'same' } });
    for (const message of ['from one', 'from another', 'from one']) expect((await say(message)).status).toBe(201);
    const kept = (await test.services.database.db.select().from(visitorFeedback)).map(({ message }) => message);
    expect(kept.toSorted()).toEqual(['from another', 'from one']);
  });
});
