import type { Config } from '../config/config.ts';
import { isBehindPooler } from '../config/host-urls.ts';
import { memoryCounts } from '../http/counts.ts';
import { localBus } from './bus.ts';
import type { Instances } from './instances.ts';

type Settings = Pick<Config, 'redisUrl' | 'databaseUrl' | 'databaseBackend' | 'sessionSecret'>;

/** The only instance, or one that knows of no others. */
export const aloneInstances: Instances = {
  bus: localBus,
  counts: (most) => memoryCounts(most),
  close: async () => undefined,
};

/** With REDIS_URL, limits and the bus are Redis's; else the bus is Postgres's where that has one. Loads what it takes. */
export async function openInstances(config: Settings): Promise<Instances> {
  const { redisUrl, sessionSecret } = config;
  if (redisUrl !== null) {
    const { redisInstances } = await import('./redis-instances.ts');
    return redisInstances(redisUrl, sessionSecret);
  }
  if (config.databaseUrl === null || !canNotify(config)) return aloneInstances;
  const { postgresBus } = await import('./postgres-bus.ts');
  const bus = postgresBus(config.databaseUrl);
  return { ...aloneInstances, bus, close: () => bus.close() };
}

/** LISTEN and NOTIFY are PostgreSQL's own, and need a connection that no pooler lends to others meanwhile. */
function canNotify({ databaseUrl, databaseBackend }: Settings): boolean {
  const isPooled = databaseUrl !== null && isBehindPooler(databaseUrl);
  return (databaseBackend === 'postgres' || databaseBackend === 'citus') && !isPooled;
}
