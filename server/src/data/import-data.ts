import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Header } from './backup-format.ts';
import { type Counts, countOf } from './export-data.ts';
import { DataProblem } from './problem.ts';
import { type BackupRow, backupRows, readHeader } from './read-backup.ts';
import { columnList } from './sql.ts';
import { dataTables } from './tables.ts';

/** What goes to the database at once: so many rows, or so many characters of them. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2_000_000;

/**
 * Puts a backup into an empty store, in one transaction: the whole of it or nothing. The file is read to its end first,
 * so that a damaged one is refused before anything is written. Throws `DataProblem` for a file or a store that won't do.
 */
export async function importData(database: Database, path: string): Promise<Counts> {
  const header = await readHeader(path);
  for await (const _row of backupRows(path, header));
  const putIn = database.transaction(async (tx) => {
    for (const { name } of dataTables()) {
      if ((await countOf(tx, name)) > 0) throw new DataProblem(`The store is not empty: ${name} has rows.`);
    }
    for await (const batch of batches(backupRows(path, header))) await insert(tx, header, batch);
    return countsAsWritten(tx, header);
  });
  return putIn.catch((error: unknown) => {
    throw refusalOf(error, path);
  });
}

/** Rows that the store refuses, without any of them: the database's own words hold what stands in it. */
function refusalOf(error: unknown, path: string): unknown {
  const state = sqlState(error);
  return state !== undefined && /^(22|23)/.test(state)
    ? new DataProblem(`${path} does not fit this store (${state}); nothing was changed.`, { cause: error })
    : error;
}

async function* batches(rows: AsyncIterable<BackupRow>): AsyncGenerator<BackupRow[]> {
  let batch: BackupRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    const isFull = batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS;
    if (batch.length > 0 && (isFull || batch[0]?.table !== row.table)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(row);
    characters += row.json.length;
  }
  if (batch.length > 0) yield batch;
}

/** Columns the backup doesn't have yet, being older, take their defaults. */
async function insert(tx: Queryable, { tables }: Header, batch: readonly BackupRow[]): Promise<void> {
  const table = tables.find(({ name }) => name === batch[0]?.table);
  if (!table) return;
  const columns = columnList(table.columns);
  const name = sql.identifier(table.name);
  const rows = `[${batch.map(({ json }) => json).join(',')}]`;
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`,
  );
}

async function countsAsWritten(tx: Queryable, { tables }: Header): Promise<Counts> {
  const counts: Counts = {};
  for (const { name, rows } of tables) {
    counts[name] = await countOf(tx, name);
    if (counts[name] !== rows) throw new DataProblem(`${name} should have ${rows} rows and has ${counts[name]}.`);
  }
  return counts;
}
