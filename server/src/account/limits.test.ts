import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMailApp, type MailApp } from '../../test/account/mail-app.ts';
import { buildTestApp } from '../../test/app.ts';

describe('limits', () => {
  let test: MailApp;
  beforeAll(async () => {
    test = await buildMailApp({ rateLimits: true });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  const repeat = async (times: number, call: (n: number) => ReturnType<typeof post>) => {
    const replies = [];
    for (let n = 0; n < times; n += 1) replies.push(await call(n));
    return replies;
  };
  const answer = (reply: Awaited<ReturnType<typeof post>> | undefined) => ({
    status: reply?.statusCode,
    retryAfter: reply?.headers['retry-after'],
    code: reply?.json().code,
  });
  const refusal = { status: 429, retryAfter: expect.stringMatching(/^[1-9]\d*$/), code: 'RATE_LIMITED' };

  it('cut a guesser at one account within 20 tries, while the person comes in from elsewhere', async () => {
    const { email, password } = await test.signUp();
    const tries = await repeat(20, (n) => post('/api/login', { email, password: `wrong${n}` }, '10.0.0.1'));
    expect(tries[0]?.statusCode).toBe(401);
    expect(answer(tries.at(-1))).toEqual(refusal);
    expect(answer(await post('/api/login', { email: email.toUpperCase(), password }, '10.0.0.1'))).toEqual(refusal);
    expect((await post('/api/login', { email, password }, '10.0.0.2')).statusCode).toBe(200);
  });

  it('cut twenty guesses at once too', async () => {
    const { email } = await test.signUp();
    const guesses = Array.from({ length: 40 }, (_, n) =>
      post('/api/login', { email, password: `wrong${n}` }, '10.0.0.3'),
    );
    const statuses = (await Promise.all(guesses)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(20);
  });

  it('cut a guesser at many accounts within 60 tries, whatever X-Forwarded-For says', async () => {
    const tries = await repeat(60, (n) =>
      post('/api/login', { email: `nobody${n}@example.test`, password: 'wrong' }, '10.0.0.4', {
        'x-forwarded-for': `192.0.2.${n}`,
      }),
    );
    expect(answer(tries.at(-1))).toEqual(refusal);
  });

  it('end a guess from a hundred addresses, warn the owner once, and let the owner in on devices they know', async () => {
    const { email, password } = await test.signUp();
    const first = await post('/api/login', { email, password }, '10.1.0.1');
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(first.headers['set-cookie']).toMatch(/; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/u);
    const tries = await repeat(120, (n) => post('/api/login', { email, password: `wrong${n}` }, `10.2.${n}.1`));
    expect(tries.filter((reply) => reply.statusCode === 401)).toHaveLength(100);
    expect(answer(tries.at(-1))).toEqual(refusal);
    expect(answer(await post('/api/login', { email, password }, '10.1.0.2'))).toEqual(refusal);
    expect((await post('/api/login', { email, password }, '10.1.0.2', { cookie })).statusCode).toBe(200);
    const other = await test.signUp();
    const elsewhere = await post('/api/login', { email: other.email, password: 'wrong' }, '10.2.1.1', { cookie });
    expect(elsewhere.statusCode).toBe(401);
    await test.inbox.to(email);
    const told = test.inbox.mails.filter(({ recipients }) => recipients.includes(email));
    expect(told.map(({ subject }) => subject)).toEqual(['Many wrong passwords for your Foothold account']);
  });

  it.each([
    { block: '/56', most: 80, from: (n: number) => `2001:db8:76:${n.toString(16)}::1` },
    { block: '/48', most: 160, from: (n: number) => `2001:db8:77:${(n * 256).toString(16)}::1` },
  ])('count wrong passwords of the IPv6 households of a $block together', async ({ most, from }) => {
    const guess = (n: number) => post('/api/login', { email: `nobody${n}@block.test`, password: 'wrong' }, from(n));
    const tries = await repeat(most + 1, guess);
    expect(tries.filter((reply) => reply.statusCode === 401)).toHaveLength(most);
    expect(answer(tries.at(-1))).toEqual(refusal);
  });

  it.each([
    { block: '/56', most: 120, from: (n: number) => `2001:db8:86:${(n % 200).toString(16)}::1` },
    { block: '/48', most: 480, from: (n: number) => `2001:db8:87:${((n % 200) * 256).toString(16)}::1` },
  ])('count the sign-ups of the IPv6 households of a $block together', async ({ most, from }) => {
    const replies = await repeat(most + 1, (n) => post('/api/signup', { name: 'x' }, from(n)));
    expect(replies.filter((reply) => reply.statusCode === 400)).toHaveLength(most);
    expect(answer(replies.at(-1))).toEqual(refusal);
  });

  it('stop whoever has things remembered and forgotten again and again, and no other call of theirs', async () => {
    const { token } = await test.signUp();
    const authorization = `Bearer ${token}`;
    const forget = () =>
      test.app.inject({ method: 'DELETE', url: `/api/memory/${crypto.randomUUID()}`, headers: { authorization } });
    const change = () =>
      test.app.inject({
        method: 'PUT',
        url: `/api/memory/${crypto.randomUUID()}`,
        payload: {},
        headers: { authorization },
      });
    const replies = await repeat(121, (n) => (n % 2 === 0 ? forget() : change()));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect(answer(replies.at(-1))).toEqual(refusal);
    expect((await test.as(token).call(api.account.get)).status).toBe(200);
  });

  it('stop whoever takes in file after file, with however many accounts', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    const take = ({ token }: { token: string }, from: string) =>
      post('/api/account/import', {}, from, { authorization: `Bearer ${token}` });
    const tries = await repeat(10, (n) => take(n % 2 === 0 ? one : other, '10.0.3.1'));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(422));
    expect(answer(await take(other, '10.0.3.1'))).toEqual(refusal);
    expect((await take(other, '10.0.3.2')).statusCode).toBe(422);
  });

  it('do not count right passwords as wrong', async () => {
    const { email, password } = await test.signUp();
    const tries = await repeat(25, () => post('/api/login', { email, password }, '10.0.0.5'));
    expect(tries.every((reply) => reply.statusCode === 200)).toBe(true);
  });

  it('count one IPv6 household as one', async () => {
    const { email } = await test.signUp();
    const tries = await repeat(20, (n) => post('/api/login', { email, password: 'wrong' }, `2001:db8:1:2::${n + 1}`));
    expect(answer(tries.at(-1))).toEqual(refusal);
  });

  it('stop a flood of feedback below 100, and nobody else meanwhile', async () => {
    expect(answer((await repeat(100, () => post('/api/feedback', { message: 'x' }, '10.0.0.6'))).at(-1))).toEqual(
      refusal,
    );
    expect((await post('/api/feedback', { message: 'x' }, '10.0.0.7')).statusCode).toBe(201);
  });

  it('stop a flood of sign-ups below 100', async () => {
    const replies = await repeat(100, () => post('/api/signup', { name: 'x' }, '10.0.0.8'));
    expect(answer(replies.at(-1))).toEqual(refusal);
  });

  it('stop whoever asks for new passwords or guesses at links, and nobody else meanwhile', async () => {
    const { email } = await test.signUp();
    const forgot = (from: string) => post('/api/account/password/forgot', { email }, from);
    const tries = await repeat(21, () => forgot('10.0.1.1'));
    expect(tries.slice(0, 20).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(answer(tries.at(-1))).toEqual(refusal);
    expect((await forgot('10.0.1.2')).statusCode).toBe(204);
    const guesses = await repeat(31, (n) => post('/api/account/email/confirm', { token: `x${n}` }, '10.0.1.3'));
    expect([guesses[0]?.statusCode, answer(guesses.at(-1))]).toEqual([400, refusal]);
  });

  it('stop whoever guesses at the password of an open session, wherever from', async () => {
    const { token, password } = await test.signUp();
    const remove = (given: string, n: number) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/account',
        payload: { password: given },
        remoteAddress: `10.0.2.${n}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const tries = await repeat(11, (n) => remove(`wrong${n}`, n));
    expect(tries[0]?.statusCode).toBe(403);
    expect(answer(tries.at(-1))).toEqual(refusal);
    expect((await remove(password, 99)).statusCode).toBe(429);
  });

  it('stop a person’s chat below 120, counted by person', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const chat = (token: string) => post('/api/chat', {}, '10.0.0.9', { authorization: `Bearer ${token}` });
    expect(answer((await repeat(120, () => chat(dana.token))).at(-1))).toEqual(refusal);
    expect((await chat(noam.token)).statusCode).toBe(400);
  });

  it('know people behind trusted proxies by the address the proxy saw', async () => {
    const behind = await buildTestApp({ config: { rateLimits: true, trustProxy: 1 } });
    const from = (forwarded: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload: { message: 'x' },
        headers: { 'x-forwarded-for': forwarded },
      });
    let last;
    for (let n = 0; n < 60; n += 1) last = await from(`198.51.100.${n}, 192.0.2.1`);
    expect(last?.statusCode).toBe(429);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
    await behind.close();
  });

  it('count nothing when they are off', async () => {
    const off = await buildTestApp();
    const statuses = new Set<number>();
    for (let n = 0; n < 70; n += 1) {
      statuses.add((await off.as(null).call(api.feedback.send, { body: { message: 'x' } })).status);
    }
    expect([...statuses]).toEqual([201]);
    await off.close();
  });
});
