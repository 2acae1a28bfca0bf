import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Counted, Counts } from '../http/counts.ts';

/**
 * Counts that all instances share, in Redis; in `alone`, which keeps count too, while it can't be reached. Keys hold
 * addresses, so that only their hash leaves this process.
 */
export function redisCounts(redis: Redis, where: { prefix: string; secret: string }, alone: Counts): Counts {
  const named = (key: string) =>
    `${where.prefix}limit:${createHmac('sha256', where.secret).update(key).digest('base64url').slice(0, 24)}`;

  return {
    async add(key, windowMs) {
      const counted = await alone.add(key, windowMs);
      const name = named(key);
      // The window begins with the first, whoever counts it: SET does nothing while it runs.
      const run = () => redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
      return (await replied(redis, run, 1)) ?? counted;
    },
    async read(key) {
      const name = named(key);
      const run = () => redis.multi().get(name).pttl(name).exec();
      return (await replied(redis, run, 0)) ?? alone.read(key);
    },
  };
}

/** Of the replies to a transaction, the count at `at` and the time left after it; null when Redis did not answer. */
async function replied(
  redis: Redis,
  run: () => Promise<[error: Error | null, result: unknown][] | null>,
  at: number,
): Promise<Counted | null> {
  if (redis.status !== 'ready') return null;
  try {
    const replies = await run();
    const [current, ttl] = [replies?.[at], replies?.[at + 1]].map((reply) => (reply?.[0] ? null : reply?.[1]));
    return current === null || ttl === null ? null : { current: Number(current ?? 0), ttl: Math.max(0, Number(ttl)) };
  } catch {
    // The connection broke off meanwhile, and says so once.
    return null;
  }
}
