import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rebuildDays } from '../rhythm/rebuild.ts';
import type { Counts } from './export-data.ts';
import { DataProblem } from './problem.ts';
import { allRows, exportStore, importStore, inWords, type Store, withStore } from './whole-store.ts';

export const USAGE = `Usage:
  npm run data -- export FILE    writes everything this server keeps into a new file
  npm run data -- import FILE    puts such a file into an empty store
  npm run data -- rebuild        reckons what people did each day anew from the log of it
DATABASE_URL names a Postgres server; without it, it is the embedded store in DATA_DIR. The server may go on during an
export; for the others stop it first where the store is the embedded one. The file holds all that people
told the product, and the hashes of their passwords: keep it as safe as the store.`;

/** Moves data as the arguments say; gives the lines to print. Throws a sentence for what can't be done. */
export async function runDataCommand(argv: readonly string[], readSettings: () => Store, at: Date): Promise<string> {
  const { positionals } = parseArgs({ args: [...argv], allowPositionals: true });
  const [action, path] = positionals;
  if (action === undefined || action === 'help') return USAGE;
  if (action === 'rebuild' && positionals.length === 1) return inWords(() => runRebuild(readSettings()));
  if ((action !== 'export' && action !== 'import') || !path || positionals.length > 2) {
    throw new DataProblem(`There is no command ${positionals.join(' ')}.\n${USAGE}`);
  }
  if (action === 'import' && !existsSync(path)) throw new DataProblem(`${path} is not there.`);
  const store = readSettings();
  return inWords(async () =>
    action === 'export'
      ? `${listed(await exportStore(store, path, at))}\nwritten to ${path}`
      : `${listed(await importStore(store, path))}\nread from ${path}`,
  );
}

const runRebuild = (store: Store) =>
  withStore(store, { existing: true }, async ({ db }) => `${await rebuildDays(db, Date.now())} days reckoned anew`);

function listed(counts: Counts): string {
  const lines = Object.entries(counts).map(([table, rows]) => `${String(rows).padStart(10)}  ${table}`);
  return [...lines, `${String(allRows(counts)).padStart(10)}  rows`].join('\n');
}
