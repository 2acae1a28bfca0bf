import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { DirectoryInUse } from '../db/process-lock.ts';
import { sqlState } from '../db/sql-state.ts';
import { rebuildDays } from '../rhythm/rebuild.ts';
import { startProblem } from '../start-problem.ts';
import { type Counts, exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { DataProblem } from './problem.ts';

export const USAGE = `Usage:
  npm run data -- export FILE    writes everything this server keeps into a new file
  npm run data -- import FILE    puts such a file into an empty store
  npm run data -- rebuild        reckons what people did each day anew from the log of it
DATABASE_URL names a Postgres server, which may go on serving meanwhile. Without it, it is the embedded store in
DATA_DIR: stop the server first, since that store belongs to one process. The file holds all that people told the
product, and the hashes of their passwords: keep it as safe as the store.`;

type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Moves data as the arguments say; gives the lines to print. Throws a sentence for what can't be done. */
export async function runDataCommand(argv: readonly string[], readSettings: () => Store, at: Date): Promise<string> {
  const { positionals } = parseArgs({ args: [...argv], allowPositionals: true });
  const [action, path] = positionals;
  if (action === 'rebuild' && positionals.length === 1) return runRebuild(readSettings());
  if ((action !== 'export' && action !== 'import') || !path || positionals.length > 2) return USAGE;
  if (action === 'import' && !existsSync(path)) throw new DataProblem(`${path} is not there.`);
  const store = readSettings();
  try {
    return action === 'export' ? await runExport(store, path, at) : await runImport(store, path);
  } catch (error) {
    throw new DataProblem(problemOf(error, action, path), { cause: error });
  }
}

async function runExport(store: Store, path: string, at: Date): Promise<string> {
  const database = await openDatabase(store, { wholeTables: true, existing: true });
  try {
    return `${listed(await exportData(database, path, at))}\nwritten to ${path}`;
  } finally {
    await database.close();
  }
}

async function runImport(store: Store, path: string): Promise<string> {
  const database = await openDatabase(store, { wholeTables: true });
  try {
    const counts = await importData(database, path);
    await database.db.execute(sql`analyze`);
    return `${listed(counts)}\nread from ${path}`;
  } finally {
    await database.close();
  }
}

async function runRebuild(store: Store): Promise<string> {
  try {
    const database = await openDatabase(store, { wholeTables: true, existing: true });
    try {
      return `${await rebuildDays(database.db)} days reckoned anew`;
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new DataProblem(problemOf(error, 'export', ''), { cause: error });
  }
}

function listed(counts: Counts): string {
  const lines = Object.entries(counts).map(([table, rows]) => `${String(rows).padStart(10)}  ${table}`);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [...lines, `${String(all).padStart(10)}  rows`].join('\n');
}

/** One sentence, without anything out of a row: the database's own words may hold one. */
function problemOf(error: unknown, action: 'export' | 'import', path: string): string {
  if (error instanceof DataProblem) return error.message;
  if (error instanceof DirectoryInUse) return `${error.message} The embedded store belongs to one process at a time.`;
  const state = sqlState(error);
  const isRows = state !== undefined && /^(22|23)/.test(state);
  if (action === 'import' && isRows) return `${path} does not fit this store (${state}); nothing was changed.`;
  return startProblem(error);
}
