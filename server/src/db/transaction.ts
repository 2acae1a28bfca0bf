import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';
import { sqlState } from './sql-state.ts';

/** serialization_failure and deadlock_detected: the same work, done again, may well succeed. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

type Transact = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

/**
 * The guarded pair of a driver's queries and transactions. The embedded database has one connection, which a
 * transaction holds: a query past `tx` would wait for ever, so it throws here, with every driver.
 */
export function guardTransactions(queryable: Queryable, transact: Transact): Pick<Database, 'db' | 'transaction'> {
  const inside = new AsyncLocalStorage<true>();
  const refuse = () => {
    if (inside.getStore()) throw new Error('Inside a transaction only tx may be used');
  };
  return {
    get db() {
      refuse();
      return queryable;
    },
    async transaction(work) {
      refuse();
      return inside.run(true, () => retried(() => transact(work)));
    },
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
