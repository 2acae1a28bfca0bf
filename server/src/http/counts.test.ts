import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Counts, memoryCounts } from './counts.ts';
import { redisCounts } from '../instances/redis-counts.ts';
import { connectRedis, disconnectRedis } from '../instances/redis.ts';
import { hasRedis, realRedis } from '../../test/instances/real-redis.ts';
import { redisStandIn } from '../../test/instances/redis-server.ts';

describe('counts in memory', () => {
  it('begin anew with each window, and look without counting', async () => {
    let now = 0;
    const counts = memoryCounts(10, () => now);
    await counts.add('a', 100);
    now = 60;
    expect(await counts.add('a', 100)).toEqual({ current: 2, ttl: 40 });
    expect(await counts.read('a')).toEqual({ current: 2, ttl: 40 });
    expect(await counts.read('b')).toEqual({ current: 0, ttl: 0 });
    now = 100;
    expect(await counts.read('a')).toEqual({ current: 0, ttl: 0 });
    expect(await counts.add('a', 100)).toEqual({ current: 1, ttl: 100 });
  });

  it('forget what was counted longest ago, and nothing else', async () => {
    const counts = memoryCounts(2);
    for (const key of ['a', 'b', 'a', 'c']) await counts.add(key, 60_000);
    expect((await counts.read('a')).current).toBe(2);
    expect((await counts.read('b')).current).toBe(0);
    expect((await counts.read('c')).current).toBe(1);
  });
});

const servers = [
  { name: 'a stand-in', is: true, make: async () => redisStandIn() },
  { name: 'a real redis-server', is: hasRedis, make: realRedis },
];

describe.each(servers)('counts in Redis, on $name', ({ is, make }) => {
  const where = { prefix: 'test:', secret: 'a secret' };
  const open: (() => void)[] = [];
  let server: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    if (!is) return;
    server = await make();
    await server.start();
  });
  afterAll(async () => {
    for (const close of open) close();
    await server?.stop();
  });

  async function counts(): Promise<Counts & { redis: ReturnType<typeof connectRedis> }> {
    const redis = connectRedis(server.url, 'counts');
    open.push(() => disconnectRedis(redis));
    await vi.waitFor(() => expect(redis.status).toBe('ready'), 10_000);
    return { redis, ...redisCounts(redis, where, memoryCounts(100)) };
  }

  it.runIf(is)('are one for several servers, in one window', async () => {
    const [one, other] = [await counts(), await counts()];
    await Promise.all([one.add('x', 60_000), other.add('x', 60_000), one.add('x', 60_000)]);
    const seen = await other.add('x', 60_000);
    expect(seen.current).toBe(4);
    expect(seen.ttl).toBeGreaterThan(0);
    expect(seen.ttl).toBeLessThanOrEqual(60_000);
    expect(await one.read('x')).toMatchObject({ current: 4 });
    expect(await one.read('nothing')).toEqual({ current: 0, ttl: 0 });
  });

  it.runIf(is)('begin anew when the window is over', async () => {
    const shared = await counts();
    await shared.add('short', 30);
    await vi.waitFor(async () => expect((await shared.read('short')).current).toBe(0), 10_000);
    expect((await shared.add('short', 60_000)).current).toBe(1);
  });

  it.runIf(is)('go on alone while Redis is away, from what this server counted, and together again after', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const shared = await counts();
    for (let n = 0; n < 3; n += 1) await shared.add('y', 60_000);
    await server.stop();
    await vi.waitFor(() => expect(shared.redis.status).not.toBe('ready'), 10_000);
    expect((await shared.add('y', 60_000)).current).toBe(4);
    expect((await shared.read('y')).current).toBe(4);
    await server.start();
    await vi.waitFor(() => expect(shared.redis.status).toBe('ready'), 20_000);
    const lines = said.mock.calls.map(([line]) => String(line));
    said.mockRestore();
    expect((await shared.add('y', 60_000)).current).toBe(1);
    // Every open connection of this file says so once.
    expect(lines.filter((line) => line.includes('can’t be reached'))).toHaveLength(open.length);
  });
});

describe('a Redis that hangs', () => {
  it('is waited for once, and then not until it answers again', async () => {
    const server = redisStandIn();
    await server.start();
    const redis = connectRedis(server.url, 'counts');
    const counts = redisCounts(redis, { prefix: '', secret: '' }, memoryCounts(10));
    await vi.waitFor(() => expect(redis.status).toBe('ready'), 10_000);
    server.hangs = true;
    expect((await counts.add('dana@example.test', 60_000)).current).toBe(1);
    expect(redis.status).not.toBe('ready');
    expect((await counts.add('dana@example.test', 60_000)).current).toBe(2);
    server.hangs = false;
    await vi.waitFor(() => expect(redis.status).toBe('ready'), 20_000);
    expect((await counts.add('dana@example.test', 60_000)).current).toBe(1);
    expect(server.keys().join()).not.toContain('dana');
    disconnectRedis(redis);
    await server.stop();
  });
});
