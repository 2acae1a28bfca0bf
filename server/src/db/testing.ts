import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { migrationHashes, migrationsFolder } from './migrate.ts';
import { guarded } from './transaction.ts';

/** A fresh, migrated database in memory: about half a second from a dump kept in the system's temporary directory. */
export async function openTestDatabase(): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: new Blob([await migratedDump()]) });
  const db = drizzle(client);
  return guarded(() => db, {
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  });
}

/** The dump of a database with every migration run; made by the first test that needs it and named by its content. */
export async function migratedDump(): Promise<Buffer<ArrayBuffer>> {
  const name = createHash('sha256').update(migrationHashes().join()).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), 'foothold-test-database');
  const path = join(directory, `${name}.tar`);
  try {
    return readFileSync(path);
  } catch {
    const dump = await makeDump();
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, dump);
    renameSync(`${path}.${process.pid}`, path);
    return dump;
  }
}

async function makeDump(): Promise<Buffer<ArrayBuffer>> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
}
