import { expect, it } from 'vitest';
import { sessionTokens } from './token.ts';

const HOUR_MS = 3_600_000;

it('reads a token the same the second time, until it has run out, and no other that looks like it', async () => {
  const tokens = sessionTokens('a-secret-that-only-tests-know-0123456789');
  const others = sessionTokens('another-secret-that-only-tests-know-0123');
  const now = 1_800_000_000_000;
  const { token, sessionId } = await tokens.issue('7d444840-9dc0-41d1-b245-5ffdce74fad2', now, now + HOUR_MS);
  const claims = { userId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', sessionId };
  for (let time = 0; time < 2; time += 1) {
    expect(await tokens.read(token, now)).toEqual(claims);
    expect(await tokens.read(`${token.slice(0, -6)}AAAAAA`, now)).toBeNull();
    expect(await others.read(token, now)).toBeNull();
  }
  expect(await tokens.read(token, now + HOUR_MS - 1)).toEqual(claims);
  expect(await tokens.read(token, now + HOUR_MS)).toBeNull();
  expect(await sessionTokens('a-secret-that-only-tests-know-0123456789').read(token, now + HOUR_MS)).toBeNull();
});
