import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { migrationsFolder } from './migrate.ts';
import { assertNotNewer } from './newer-store.ts';
import { sqlState } from './sql-state.ts';

/** What two processes run into that make the same table at once: it is there, or its name is being taken. */
const MADE_MEANWHILE = new Set(['23505', '42710', '42P07']);

/**
 * Runs the migrations a server lacks, by one process at a time: the others wait for the row it holds and then find
 * nothing to do. Drizzle's migrator has no lock, and of three at once on an empty database two fail. A row is a lock
 * that every database of this family knows. `pool` lends two connections.
 */
export async function migrateInTurn(pool: Pool): Promise<void> {
  await makeTurn(pool);
  const turn = await pool.connect();
  try {
    await turn.query('begin');
    await turn.query('select id from migration_turn where id = 1 for update');
    await assertNotNewer(async (statement) => (await pool.query<Record<string, unknown>>(statement)).rows);
    await migrate(drizzle(pool), { migrationsFolder });
  } finally {
    // Closing the connection gives the row back, whatever state it is in.
    turn.release(true);
  }
}

async function makeTurn(pool: Pool): Promise<void> {
  try {
    await pool.query('create table if not exists migration_turn (id integer primary key)');
  } catch (error) {
    if (!MADE_MEANWHILE.has(sqlState(error) ?? '')) throw error;
  }
  await pool.query('insert into migration_turn values (1) on conflict do nothing');
}
