import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Queryable } from './database.ts';
import type { PatientPool } from './patient-pool.ts';
import { isDatabaseAway } from './sql-state.ts';

/**
 * One transaction on a connection of the pool. Drizzle's own keeps a connection for ever that broke at `begin`, and waits
 * for one that fell silent to roll back: here such a connection is closed, which ends its transaction as well.
 * One whose connection is lost before it is committed has done nothing, and is begun anew.
 */
export function poolTransaction<T>(pool: PatientPool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  let isCommitting = false;
  const commits = () => (isCommitting = true);
  return pool.patiently(
    () => once(pool, work, commits),
    () => !isCommitting,
  );
}

async function once<T>(pool: PatientPool, work: (tx: Queryable) => Promise<T>, commits: () => void): Promise<T> {
  const client = await pool.connect();
  let usable = true;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    commits();
    await client.query('commit');
    return result;
  } catch (error) {
    usable = !isDatabaseAway(error) && (await rolledBack(client));
    throw error;
  } finally {
    client.release(!usable);
  }
}

/** Whether the connection took the rollback; what made it necessary is what the caller learns of. */
async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
