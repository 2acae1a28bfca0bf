// The product as `npm start` runs it, on one store after another.
import { availableParallelism } from 'node:os';
import type { RunningServer } from '../e2e/server.ts';
import { makeServer, type TestServer } from '../server/test/db/postgres-server.fixture.ts';
import { startAsServed } from './as-started.ts';

export interface OnStore {
  store: string;
  server: RunningServer;
  /** Undefined for the embedded store. */
  postgres: TestServer | undefined;
}

/** `flags` of node and settings of the server, beside those of npm start. */
interface ServerOptions {
  flags?: readonly string[];
  settings?: Record<string, string>;
}

/** Measures with a server of its own on a store, and says whether the bar was met. */
async function onStore(
  store: string,
  measure: (on: OnStore) => Promise<boolean>,
  { flags = [], settings = {} }: ServerOptions,
): Promise<boolean> {
  const postgres = store === 'postgres' ? await makeServer(['max_connections=100', 'shared_buffers=256MB']) : undefined;
  try {
    await postgres?.start();
    const onPostgres = postgres && {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a-secret-of-this-bench-only-0123456789',
    };
    const server = await startAsServed({ ...settings, ...onPostgres }, flags);
    try {
      return await measure({ store, server, postgres });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.remove();
  }
}

/** Measures on each of `stores`, which commas part. The exit code is 1 where the bar was not met on one of them. */
export async function onEachStore(
  stores: string,
  measure: (on: OnStore) => Promise<boolean>,
  options: ServerOptions = {},
): Promise<void> {
  console.log(`${availableParallelism()} cores`);
  const met: boolean[] = [];
  for (const store of stores.split(',')) met.push(await onStore(store, measure, options));
  process.exitCode = met.every(Boolean) ? 0 : 1;
}
