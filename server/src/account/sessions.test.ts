import { generateKeyPairSync } from 'node:crypto';
import { api } from '@foothold/contract';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, testConfig, type TestApp, type TestPerson } from '../../test/app.ts';

const DAY_MS = 24 * 3_600_000;

describe('sessions', () => {
  let test: TestApp;
  let person: TestPerson;
  let clock = Date.now();
  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
    person = await test.signUp();
  });
  afterAll(() => test.close());

  const statusOf = async (token: string) => (await test.as(token).call(api.account.get)).status;
  const key = (secret: string) => new TextEncoder().encode(secret);
  const signed = (payload: object, header: object = {}, secret = testConfig.sessionSecret) =>
    new SignJWT({ ...decodeJwt(person.token), ...payload })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(key(secret), { crit: { x: true } });
  const encoded = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

  it('open with the token that was given', async () => {
    expect(await statusOf(person.token)).toBe(200);
    expect(await statusOf(await signed({}))).toBe(200);
  });

  it.each([
    ['not yet valid', () => signed({ nbf: Math.floor(clock / 1_000) + 3_600 })],
    ['expired', () => signed({ exp: Math.floor(clock / 1_000) - 1 })],
    ['without an end', () => signed({ exp: undefined })],
    ['for somebody unknown', () => signed({ sub: crypto.randomUUID() })],
    ['for no id at all', () => signed({ sub: "' or 1=1 --" })],
    ['naming no session', () => signed({ jti: undefined })],
    ['naming an unknown session', () => signed({ jti: 'unknown' })],
    ['with an unknown critical header', () => signed({}, { crit: ['x'], x: 1 })],
    ['signed with a sample secret', () => signed({}, {}, 'secret')],
    ['signed with another secret', () => signed({}, { kid: '../../../dev/null' }, 'x'.repeat(32))],
    ['cut short', async () => person.token.slice(0, -4)],
    ['of two parts', async () => 'a.b'],
    ['far too long', async () => 'a'.repeat(12_000)],
    ['saying alg none', async () => `${encoded({ alg: 'none' })}.${encoded(decodeJwt(person.token))}.`],
    ['saying alg nOnE', async () => `${encoded({ alg: 'nOnE' })}.${encoded(decodeJwt(person.token))}.`],
    [
      'with a key of its own',
      () => {
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const jwk = publicKey.export({ format: 'jwk' });
        return new SignJWT({ ...decodeJwt(person.token) })
          .setProtectedHeader({ alg: 'RS256', jwk: jwk as never })
          .sign(privateKey);
      },
    ],
  ])('stay shut for a token %s', async (_what, forge) => {
    expect(await statusOf(await forge())).toBe(401);
  });

  it('say how to authenticate, and answer before the body is read', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/profile/field',
      headers: { 'content-type': 'application/json' },
      payload: '{broken',
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.json().code).toBe('UNAUTHENTICATED');
  });

  it('do not open by cookie', async () => {
    const reply = await test.app.inject({ url: '/api/account', headers: { cookie: `sid_jwt=${person.token}` } });
    expect(reply.statusCode).toBe(401);
  });

  it('end for good at log-out, and only the one that logs out', async () => {
    const other = (await test.as(null).call(api.account.login, { body: person })).data.token;
    expect((await test.as(other).call(api.account.logout)).status).toBe(204);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(person.token)).toBe(200);
  });

  it('say that they were ended, to a page that has to forget what it kept, and not that they ran out', async () => {
    const lost = (await test.as(null).call(api.account.login, { body: person })).data.token;
    const idle = (await test.as(null).call(api.account.login, { body: person })).data.token;
    const codeOf = async (token: string) =>
      (await test.as(token).call(api.account.get)).response.json<{ code: string }>().code;
    await test.as(lost).call(api.account.logout);
    expect([await codeOf(lost), await codeOf(idle)]).toEqual(['SESSION_ENDED', undefined]);
    clock += 15 * DAY_MS;
    await test.as(null).call(api.account.login, { body: person });
    expect([await codeOf(lost), await codeOf(idle)]).toEqual(['SESSION_ENDED', 'UNAUTHENTICATED']);
  });

  it('end after thirty days, and are swept at the next log-in', async () => {
    const { token } = (await test.as(null).call(api.account.login, { body: person })).data;
    clock += 31 * DAY_MS;
    expect(await statusOf(token)).toBe(401);
    const again = (await test.as(null).call(api.account.login, { body: person })).data.token;
    const { data } = await test.as(again).call(api.account.export);
    expect(data.data['session']).toHaveLength(1);
  });

  it('are thirty of one person at most: the one used longest ago ends when another begins', async () => {
    const { email, password, token: first } = await test.signUp();
    const logIn = async () => {
      clock += 1_000;
      return (await test.as(null).call(api.account.login, { body: { email, password } })).data.token;
    };
    const second = await logIn();
    // Whoever opens the page is noted as having been here.
    clock += 3_600_000;
    expect(await statusOf(first)).toBe(200);
    for (let at = 2; at < 30; at += 1) await logIn();
    expect((await test.as(first).call(api.account.sessions)).data.sessions).toHaveLength(30);
    const last = await logIn();
    expect([await statusOf(first), await statusOf(second), await statusOf(last)]).toEqual([200, 401, 200]);
    const { data } = await test.as(last).call(api.account.sessions);
    expect(data.sessions).toHaveLength(30);
  });

  it('are kept as hashes only', async () => {
    const { session } = await import('../db/schema/account.ts');
    const rows = JSON.stringify(await test.services.database.db.select().from(session));
    expect(rows).not.toContain(String(decodeJwt(person.token).jti));
  });
});
