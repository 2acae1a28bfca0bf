import type { ClientBase, Pool, PoolClient } from 'pg';
import { sqlState } from './sql-state.ts';

/** Postgres states of a statement that isn't prepared where it is asked for, or is already. */
const FORGOTTEN = new Set(['26000', '42P05']);
const STATEMENT = { name: 'foothold_pooler', text: 'select pg_backend_pid() as pid' };

/** A pooler that lends connections by transaction, and is older than PgBouncer 1.21: what is prepared on one is asked of another. */
export class ForgetfulPooler extends Error {
  override name = 'ForgetfulPooler';

  constructor(state: string) {
    super(`A pooler is between that forgets prepared statements (${state}): add ?pgbouncer=true to DATABASE_URL`);
  }
}

/**
 * Whether a pooler lent `client` another connection while `other` held the one it had, and knew there what was prepared;
 * fails with `ForgetfulPooler` where it did not. It lends next the connection that it got back last: only with that one
 * held does the client get a further.
 */
export async function movesPrepared(client: ClientBase, other: ClientBase): Promise<boolean> {
  try {
    const first = await client.query<{ pid: number }>(STATEMENT);
    await other.query('begin');
    const second = await client.query<{ pid: number }>(STATEMENT);
    return first.rows[0]?.pid !== second.rows[0]?.pid;
  } catch (error) {
    const state = sqlState(error) ?? '';
    throw FORGOTTEN.has(state) ? new ForgetfulPooler(state) : error;
  } finally {
    await other.query('rollback').catch(() => undefined);
  }
}

/**
 * Fails with `ForgetfulPooler` behind such a one: a server would be ready there, and its calls end badly at random. What
 * can't be tried is left alone. The connections it took are given back for good.
 */
export async function refuseForgetfulPooler(pool: Pool): Promise<void> {
  const lent: PoolClient[] = [];
  try {
    const client = await pool.connect();
    lent.push(client);
    const other = await pool.connect();
    lent.push(other);
    await movesPrepared(client, other);
  } catch (error) {
    if (error instanceof ForgetfulPooler) throw error;
  } finally {
    for (const client of lent) client.release(true);
  }
}
