import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { askServer, Refused } from '../control/ask-server.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { DirectoryInUse, isInUse } from '../db/process-lock.ts';
import { startProblem } from '../start-problem.ts';
import { type Counts, exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { DataProblem } from './problem.ts';

export type Store = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens a store for work on whole tables, and closes it however that ends. */
export async function withStore<Done>(
  store: Store,
  { existing }: { existing: boolean },
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  const database = await openDatabase(store, { wholeTables: true, existing });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes all that a store keeps into a new file; an embedded store that a server has, from a copy the server makes. */
export async function exportStore(store: Store, path: string, at: Date): Promise<Counts> {
  const write = (from: Store) => withStore(from, { existing: true }, (database) => exportData(database, path, at));
  try {
    return await write(store);
  } catch (error) {
    const copy = isInUse(error) ? await askServer(store.dataDir, { snapshot: true }) : null;
    if (copy === null) throw error;
    try {
      return await write({ databaseUrl: null, dataDir: copy });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

/** Puts such a file into an empty store, which knows afterwards how much lies where, so that its queries are planned well. */
export const importStore = (store: Store, path: string): Promise<Counts> =>
  withStore(store, { existing: false }, async (database) => {
    const counts = await importData(database, path);
    await database.db.execute(sql`analyze`);
    return counts;
  });

/** One sentence for what went wrong, as a `DataProblem`. */
export async function inWords<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof DataProblem || error instanceof Refused) throw error;
    const text =
      error instanceof DirectoryInUse
        ? `${error.message} The embedded store belongs to one process at a time.`
        : startProblem(error);
    throw new DataProblem(text, { cause: error });
  }
}

export const allRows = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
