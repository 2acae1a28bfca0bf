import { constants, existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzled } from './drizzled.ts';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assertDurable } from './assert-durable.ts';
import { Backend } from './backend.ts';
import { closeWithin } from './close-within.ts';
import type { Database } from './database.ts';
import { DiskFull } from './disk-full.ts';
import { keepOpen } from './living-backend.ts';
import { startMaintenance } from './maintenance.ts';
import { migrationsFolder } from './migrate.ts';
import { assertNotNewer } from './newer-store.ts';
import { NoStore } from './no-store.ts';
import { assertOwn, keepPrivate } from '../disk/private-folder.ts';
import { lockDirectory } from './process-lock.ts';
import { syncPath } from '../disk/sync-path.ts';
import { guarded } from './transaction.ts';
import { makeFolder } from '../disk/make-folder.ts';

/**
 * PGlite's own start parameters without `-F`, which turns fsync off. 16 MB of shared buffers keep the process about
 * 130 MB smaller than the default.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
];

/** Room on the disk without which opening again would break off again: two segments of the write-ahead log. */
const ROOM_TO_OPEN_BYTES = 2 * 16 * 1024 * 1024;

/**
 * The embedded database in `dataDir`, made there at the first start and migrated before anybody gets it; with `existing`
 * it is never made. Throws `DirectoryInUse` when another process has it, `NotPrivate` when others could read it, and
 * refuses to open without a working fsync.
 */
export async function openEmbedded(dataDir: string, { existing = false } = {}): Promise<Database> {
  const directory = join(dataDir, 'database');
  if (existing) assertStore(dataDir, directory);
  keepPrivate(dataDir);
  const unlock = lockDirectory(directory);
  try {
    return await openLocked(directory, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked(directory: string, unlock: () => void): Promise<Database> {
  const finishFirstStart = beginFirstStart(directory);
  const backend = await keepOpen(
    () => openBackend(directory),
    () => hasRoom(directory),
  );
  finishFirstStart();
  const stopMaintenance = startMaintenance((statement) => backend.execute(statement));
  return guarded(() => backend.queryable, {
    ping: async () => {
      await backend.execute('select 1');
      if (!hasRoom(directory)) throw new DiskFull('There is hardly any room left on the disk of DATA_DIR.');
    },
    snapshot: async (folder) => {
      await backend.execute('checkpoint');
      await backend.alone(() => copyStore(directory, folder));
    },
    close: async () => {
      stopMaintenance();
      await closeWithin(() => backend.close());
      unlock();
    },
  });
}

async function openBackend(directory: string): Promise<Backend> {
  const backend = await Backend.open({ directory, startParams });
  try {
    await assertNotNewer(async (statement) => (await backend.query<Record<string, unknown>>(statement)).rows);
    await migrate(drizzled(backend), { migrationsFolder });
    await assertDurable(backend);
    return backend;
  } catch (error) {
    // What failed first says why; its thread is at its end either way.
    await backend.close().catch(() => undefined);
    throw error;
  }
}

/** Looks without touching: the folder of somebody else, or of something else, stays as it was. */
function assertStore(dataDir: string, directory: string): void {
  if (existsSync(dataDir)) assertOwn(dataDir);
  if (existsSync(`${directory}.first-start`) || !existsSync(join(directory, 'PG_VERSION'))) {
    throw new NoStore(
      `There is no store in ${dataDir}. DATA_DIR has to name the folder that the server keeps its data in.`,
    );
  }
}

/**
 * A first start cut off half-way leaves a database that opens on nothing. A marker beside the directory tells such
 * remains, which hold no acknowledged row, from a database. Marker and names are synced at each turn: a marker that came
 * back after a power cut would take a whole database for remains.
 */
function beginFirstStart(directory: string): () => void {
  const marker = `${directory}.first-start`;
  const dataDir = dirname(directory);
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(join(directory, 'PG_VERSION'))) return () => undefined;
  makeFolder(directory);
  writeFileSync(marker, 'The first start has not finished; this directory may be removed.\n', { mode: 0o600 });
  for (const path of [marker, dataDir]) syncPath(path);
  syncOwnName(dataDir);
  return () => {
    // The files of a new database are written without fsync, before there is a database that could ask for it.
    const paths = readdirSync(directory, { recursive: true }).map((path) => join(directory, String(path)));
    for (const path of [...paths, directory, dataDir]) syncPath(path);
    rmSync(marker);
    syncPath(dataDir);
  };
}

/** A folder around it that this process may not read was made by others, long ago. */
function syncOwnName(dataDir: string): void {
  try {
    syncPath(dirname(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
  }
}

function roomIn(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

const hasRoom = (directory: string) => roomIn(directory) >= ROOM_TO_OPEN_BYTES;

/** As a power cut would leave the files, which opening recovers from; shared with them where the disk can. */
async function copyStore(directory: string, folder: string): Promise<void> {
  const paths = readdirSync(directory, { recursive: true }).map((path) => join(directory, String(path)));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  if (roomIn(folder) < bytes + 2 * ROOM_TO_OPEN_BYTES)
    throw new DiskFull(`There is no room for a copy of the store (${Math.ceil(bytes / 1e6)} MB) beside it.`);
  await cp(directory, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
