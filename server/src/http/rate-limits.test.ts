import { api } from '@foothold/contract';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryCounts } from './counts.ts';
import { limitRates } from './rate-limits.ts';

afterEach(() => vi.useRealTimers());

it('hold a caller to so many a day as well, without those that were refused before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = Fastify();
  const limit = { max: 2, seconds: 60, per: 'address', aDay: 3 } as const;
  await limitRates(app, new Map([[api.account.signup, limit]]), (most) => memoryCounts(most));
  app.post('/', { onRequest: app.limitsOf(api.account.signup) }, async () => 'yes');
  const statusOf = async (remoteAddress = '10.0.0.1') =>
    (await app.inject({ method: 'POST', url: '/', remoteAddress })).statusCode;
  const minutes = [await statusOf(), await statusOf(), await statusOf()];
  vi.advanceTimersByTime(61_000);
  expect([...minutes, await statusOf(), await statusOf()].map((status) => status === 200)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  vi.advanceTimersByTime(61_000);
  expect([(await statusOf()) === 200, await statusOf('10.0.0.2')]).toEqual([false, 200]);
  vi.advanceTimersByTime(86_400_000);
  expect(await statusOf()).toBe(200);
  await app.close();
});
