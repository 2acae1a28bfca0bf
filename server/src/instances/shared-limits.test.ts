import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, testConfig, type TestApp } from '../../test/app.ts';
import type { Instances } from './instances.ts';
import { openInstances } from './open.ts';
import { hasRedis, realRedis } from '../../test/instances/real-redis.ts';
import { redisStandIn } from '../../test/instances/redis-server.ts';

const servers = [
  { name: 'a stand-in', is: true, make: async () => redisStandIn() },
  { name: 'a real redis-server', is: hasRedis, make: realRedis },
];

describe.each(servers)('limits of two servers with REDIS_URL, on $name', ({ is, make }) => {
  let redis: Awaited<ReturnType<typeof make>>;
  let tests: TestApp[];
  let shared: Instances[];
  beforeAll(async () => {
    if (!is) return;
    redis = await make();
    await redis.start();
    const config = { ...testConfig, rateLimits: true, redisUrl: redis.url };
    shared = [await openInstances(config), await openInstances(config)];
    const first = await buildTestApp({ config, instances: shared[0]! });
    tests = [first, await buildTestApp({ config, instances: shared[1]!, database: first.services.database })];
  });
  afterAll(async () => {
    if (!is) return;
    await tests[1]!.app.close();
    await tests[0]!.close();
    for (const each of shared) await each.close();
    await redis.stop();
  });

  const post = async (at: number, url: string, payload: object, remoteAddress: string) =>
    (await tests[at % 2]!.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  /** Calls sent to both in turn, and how many were let through. */
  async function passed(times: number, url: string, payload: object, from: string): Promise<number> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await post(n, url, payload, from));
    return statuses.filter((status) => status !== 429).length;
  }
  const feedback = (from: string) => passed(100, '/api/feedback', { message: 'x' }, from);

  it.runIf(is)('are one', async () => {
    // A counter may not have reached its server when the test begins; then it counts alone.
    await vi.waitFor(
      async () => expect(await feedback(`10.1.0.${Math.ceil(performance.now()) % 250}`)).toBe(40),
      20_000,
    );
    const { email } = await tests[0]!.signUp();
    expect(await passed(20, '/api/login', { email, password: 'wrong' }, '10.2.0.1')).toBe(10);
  });

  it.runIf(is)(
    'are each server’s own while Redis is away: nobody is refused at once, and nobody has no limit',
    async () => {
      const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await redis.stop();
      expect(await feedback('10.3.0.1')).toBe(80);
      const { email } = await tests[0]!.signUp();
      expect(await passed(40, '/api/login', { email, password: 'wrong' }, '10.3.0.2')).toBe(20);
      expect(said.mock.calls.filter(([line]) => String(line).includes('can’t be reached'))).toHaveLength(2);
      said.mockRestore();
    },
  );
});
