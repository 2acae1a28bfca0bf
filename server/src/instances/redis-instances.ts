import { memoryCounts } from '../http/counts.ts';
import type { Instances } from './instances.ts';
import { redisBus } from './redis-bus.ts';
import { redisCounts } from './redis-counts.ts';
import { connectRedis, disconnectRedis, redisPrefix } from './redis.ts';

/** Instances that share their limits, and speak to each other, by one Redis. */
export function redisInstances(url: string, secret: string): Instances {
  const redis = connectRedis(url, 'counts');
  const prefix = redisPrefix(secret);
  const bus = redisBus(url, prefix, redis);
  return {
    bus,
    counts: (most) => redisCounts(redis, { prefix, secret }, memoryCounts(most)),
    async close() {
      await bus.close();
      disconnectRedis(redis);
    },
  };
}
