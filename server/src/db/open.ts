import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';

export type { Database } from './database.ts';

/**
 * The database the settings name, migrated and ready: a Postgres server with DATABASE_URL, the embedded one in
 * DATA_DIR without. Only the driver in use is loaded. `wholeTables` lets a statement take as long as it must; with
 * `existing`, a store that isn't there is not made (`NoStore`).
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseConnections'>>,
  { wholeTables = false, existing = false } = {},
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    const { databaseConnections: connections } = config;
    return openPostgres(config.databaseUrl, {
      existing,
      ...(connections !== undefined && { connections }),
      ...(wholeTables && { statementLimitMs: 0 }),
    });
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir, { existing });
}
