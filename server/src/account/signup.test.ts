import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

describe('signing up', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const body = (changes: Record<string, unknown> = {}) => ({
    name: 'Dana',
    email: `${crypto.randomUUID()}@example.test`,
    password: 'correct-horse-battery-9',
    invite: '',
    agreed_to_terms: true,
    ...changes,
  });
  const signUp = (payload: object | string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/signup',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['a space in the name', { name: 'Dana Levi' }, 'SPACES_NOT_ALLOWED'],
    ['a line break in the password', { password: 'abc\ndefghijkl' }, 'SPACES_NOT_ALLOWED'],
    ['a space in the invite', { invite: 'a b' }, 'SPACES_NOT_ALLOWED'],
    ['no name', { name: '' }, 'FIELDS_REQUIRED'],
    ['no email', { email: undefined }, 'FIELDS_REQUIRED'],
    ['a null password', { password: null }, 'FIELDS_REQUIRED'],
    ['no consent', { agreed_to_terms: false }, 'TERMS_REQUIRED'],
    ['a number as consent', { agreed_to_terms: 1 }, 'TERMS_REQUIRED'],
    ['a short password', { password: 'a1' }, 'WEAK_PASSWORD'],
    ['a common password', { password: 'Password123' }, 'WEAK_PASSWORD'],
    ['one letter many times', { password: 'aaaaaaaaaaaa' }, 'WEAK_PASSWORD'],
    ['the name as password', { name: 'danalevi', password: 'DanaLevi' }, 'WEAK_PASSWORD'],
    ['the email as password', { email: 'dana.l@example.test', password: 'dana.l@example.test' }, 'WEAK_PASSWORD'],
    ['an impossible email', { email: 'dana' }, 'INVALID'],
    ['an email longer than 254', { email: `${'a'.repeat(300)}@b.test` }, 'INVALID'],
    ['a name that reorders what is read', { name: 'dana\u202Egnp.exe' }, 'INVALID'],
    ['NUL in the name', { name: 'da\0na' }, 'INVALID'],
  ])('refuses %s', async (_what, changes, code) => {
    const reply = await signUp(body(changes));
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status: 400, code });
    expect(reply.body).not.toContain('token');
  });

  it.each(['null', '"x"', '[]', '1'])('answers 400 to the body %s', async (payload) => {
    expect((await signUp(payload)).statusCode).toBe(400);
  });

  it('names the fields in the caller’s language', async () => {
    const reply = await signUp(body({ email: 'dana' }), { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(reply.json().fields).toEqual({ email: 'Informe um endereço de e-mail válido.' });
  });

  it.each([
    ['a password of 128 characters', { password: 'aB3-'.repeat(32) }],
    ['__proto__ as a name', { name: '__proto__' }],
    ['a name in another script', { name: 'דנה' }],
  ])('accepts %s, which then logs in', async (_what, changes) => {
    const told = body(changes);
    expect((await signUp(told)).statusCode).toBe(201);
    const login = await test.as(null).call(api.account.login, { body: told });
    expect(login.status).toBe(200);
    const { data } = await test.as(login.data.token).call(api.account.get);
    expect(data).toMatchObject({ name: told.name, email: told.email });
  });

  it('never makes two accounts of one email, whatever its case', async () => {
    const email = `Mixed-${crypto.randomUUID()}@Example.test`;
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUp(body({ email: n % 2 ? email : email.toUpperCase() }))),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)]);
    expect(replies.find((reply) => reply.statusCode === 409)?.json().code).toBe('EMAIL_TAKEN');
  });

  it('stores no password and passes keys it does not know over', async () => {
    const told = body();
    const userId = crypto.randomUUID();
    const { token } = (await signUp({ ...told, user_id: userId, is_admin: true })).json() as { token: string };
    const { data } = await test.as(token).call(api.account.get);
    expect(data.user_id).not.toBe(userId);
    const { account } = await import('../db/schema/account.ts');
    const rows = await test.services.database.db.select().from(account);
    expect(JSON.stringify(rows)).not.toContain(told.password);
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
