import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { closeWithin } from './close-within.ts';
import type { Database } from './database.ts';
import { warn } from '../say.ts';
import { migrationsFolder } from './migrate.ts';
import { guarded } from './transaction.ts';

/** A Postgres server (or one that speaks its language), migrated before anybody gets it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 });
  // Without a listener, a database restart would end this process through an idle connection.
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  try {
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder });
    return guarded(() => db, {
      ping: async () => void (await pool.query('select 1')),
      close: () => closeWithin(() => pool.end()),
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
}
