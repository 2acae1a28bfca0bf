import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { forgedTokens } from './forge-token.ts';

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const real = `${part({ alg: 'HS256' })}.${part({ sub: 'me', jti: 'session', exp: 5 })}.signature`;
const read = (token: string, at: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());

it('lays claims over the real ones, takes the session out, and signs with the real secret', () => {
  const recipe = { from: 'A' as const, payload: { sub: 'random uuid', exp: null }, drop_session: true, sign: 'server' };
  const [token = ''] = forgedTokens(recipe, { A: real }, 'secret');
  expect(read(token, 1)).toEqual({ sub: expect.stringMatching(/^[\da-f-]{36}$/) });
  const [header, payload, signature] = token.split('.');
  expect(signature).toBe(createHmac('sha256', 'secret').update(`${header}.${payload}`).digest('base64url'));
});

it('makes one token for each word, and leaves the rest of a cut one alone', () => {
  expect(forgedTokens({ from: 'A', sign: ['a', 'b'] }, { A: real }, 'secret')).toHaveLength(2);
  expect(forgedTokens({ from: 'A', sign: 'cut4' }, { A: real }, 'secret')).toEqual([real.slice(0, -4)]);
});
