import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Hashes of every migration in order: what a database must have run to be current. */
export function migrationHashes(): string[] {
  return readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
}
