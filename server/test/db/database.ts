import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../../src/db/database.ts';
import { drizzled } from '../../src/db/drizzled.ts';
import { lendBackend } from './kept-backends.ts';
import { migrationHashes, migrationsFolder } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { connectTo } from './postgres-server.fixture.ts';
import { guarded } from '../../src/db/transaction.ts';

/** Database of the shared server that every test's own is copied from. */
export const TEMPLATE = 'foothold_template';

/** Address of the real server that tests of the project `server-postgres` share; undefined elsewhere. */
export function sharedServer(): string | undefined {
  return process.env['TEST_DATABASE_URL'];
}

/**
 * An empty, migrated database of a test's own: in memory, on a backend that tests of this process hand on; in the project
 * `server-postgres`, one on the server its files share.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = sharedServer();
  if (server) return openOnServer(server);
  // The backend of the product, so that what it does with statements is tested with everything else.
  const loan = await lendBackend(migratedDump);
  const { client } = loan;
  const db = drizzled(client);
  return guarded(() => db, {
    ping: async () => void (await client.query('select 1')),
    close: () => loan.giveBack(),
  });
}

async function openOnServer(server: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(server, `create database ${name} template ${TEMPLATE}`);
  const database = await openPostgres(Object.assign(new URL(server), { pathname: name }).href);
  return {
    get db() {
      return database.db;
    },
    transaction: (work) => database.transaction(work),
    ping: () => database.ping(),
    async close() {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

/** One statement on a connection of its own. */
export async function runOn(server: string, statement: string): Promise<void> {
  const client = await connectTo(server);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
