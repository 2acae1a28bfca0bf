import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { type Bus, lonelyBus } from './bus.ts';
import { type Counts, memoryCounts } from './counts.ts';
import { postgresBus } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';
import { redisCounts } from './redis-counts.ts';
import { connectRedis, disconnectRedis, redisPrefix } from './redis.ts';

/** What the instances of one installation share beside their database. */
export interface Instances {
  bus: Bus;
  /** Counts of what is limited; `most` bounds the keys one process keeps in mind. */
  counts: (most: number) => Counts;
  close(): Promise<void>;
}

type Settings = Pick<Config, 'redisUrl' | 'databaseUrl' | 'databaseBackend' | 'sessionSecret'>;

/** The only instance, or one that knows of no others. */
export const aloneInstances: Instances = {
  bus: lonelyBus,
  counts: (most) => memoryCounts(most),
  close: async () => undefined,
};

/** With REDIS_URL, limits and the bus are Redis's; else the bus is Postgres's where that has one. */
export function openInstances(config: Settings): Instances {
  const { redisUrl, sessionSecret: secret } = config;
  if (redisUrl === null) {
    if (config.databaseUrl === null || !canNotify(config)) return aloneInstances;
    const bus = postgresBus(config.databaseUrl);
    return { ...aloneInstances, bus, close: () => bus.close() };
  }
  const redis: Redis = connectRedis(redisUrl, 'counts');
  const prefix = redisPrefix(secret);
  const bus = redisBus(redisUrl, prefix, redis);
  return {
    bus,
    counts: (most) => redisCounts(redis, { prefix, secret }, memoryCounts(most)),
    async close() {
      await bus.close();
      disconnectRedis(redis);
    },
  };
}

/** LISTEN and NOTIFY are PostgreSQL's own, and need a connection that no pooler lends to others meanwhile. */
function canNotify({ databaseUrl, databaseBackend }: Settings): boolean {
  const isPooled = databaseUrl !== null && new URL(databaseUrl).searchParams.get('pgbouncer') === 'true';
  return (databaseBackend === 'postgres' || databaseBackend === 'citus') && !isPooled;
}
