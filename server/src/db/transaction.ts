import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';
import { sqlState } from './sql-state.ts';

/** serialization_failure and deadlock_detected: the same work, done again, may well succeed. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

interface Driver extends Pick<Database, 'ping' | 'close' | 'connections' | 'snapshot'> {
  /** Runs work in one transaction, once; the query builder's own way where it is left out. */
  begin?: Database['transaction'];
}

/**
 * A database out of a driver's query builder, asked for anew with every use. The embedded one has a single connection,
 * which a transaction holds: a query past `tx` would wait for ever, so it throws here, with every driver.
 */
export function guarded(current: () => Queryable, { begin, ...rest }: Driver): Database {
  const inside = new AsyncLocalStorage<true>();
  const refuseInside = () => {
    if (inside.getStore()) throw new Error('Inside a transaction only tx may be used');
  };
  return {
    get db() {
      refuseInside();
      return current();
    },
    async transaction(work) {
      refuseInside();
      return inside.run(true, () => retried(() => (begin ? begin(work) : current().transaction(work))));
    },
    ...rest,
  };
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await delay(5 * 2 ** attempt);
    }
  }
}
