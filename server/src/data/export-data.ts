import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { migrationHashes } from '../db/migrate.ts';
import { FORMAT, type Header, rowLine, VERSION } from './backup-format.ts';
import { BackupWriter } from './backup-writer.ts';
import { DataProblem } from './problem.ts';
import { columnList, rowsOf } from './sql.ts';
import { type DataTable, dataTables } from './tables.ts';

/** Rows read at once: what memory holds of a store, however large it is. */
const PAGE = 500;

/** Rows by table. */
export type Counts = Record<string, number>;

/**
 * Writes everything a store keeps into a new file that only its owner may read. It is what the store held at one moment,
 * also while others write to it. The file takes its name when it is whole; `at` is the time it carries.
 */
export async function exportData(database: Database, path: string, at: Date): Promise<Counts> {
  if (existsSync(path)) throw new DataProblem(`${path} is there already; name a file that isn't.`);
  const partial = `${path}.partial`;
  try {
    const counts = await database.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      return writeAll(tx, partial, at);
    });
    renameSync(partial, path);
    return counts;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

async function writeAll(tx: Queryable, path: string, at: Date): Promise<Counts> {
  const header = await headerOf(tx, at);
  const counts: Counts = {};
  const file = await BackupWriter.open(path);
  try {
    await file.write(JSON.stringify(header));
    for (const table of dataTables()) {
      let rows = 0;
      for await (const json of rowsIn(tx, table)) {
        await file.write(rowLine(table.name, json));
        rows += 1;
      }
      counts[table.name] = rows;
    }
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await file.write(JSON.stringify({ end: true, rows, sha256: file.hash }));
  } finally {
    await file.close();
  }
  const wrong = header.tables.find(({ name, rows }) => counts[name] !== rows);
  if (wrong) throw new DataProblem(`${wrong.name} has ${wrong.rows} rows, but ${counts[wrong.name]} were read.`);
  return counts;
}

async function headerOf(tx: Queryable, at: Date): Promise<Header> {
  const tables: Header['tables'] = [];
  for (const { name, columns } of dataTables()) {
    tables.push({ name, columns: [...columns], rows: await countOf(tx, name) });
  }
  return { format: FORMAT, version: VERSION, exported_at: at.toISOString(), migrations: migrationHashes(), tables };
}

/** How many rows a table has. */
export async function countOf(tx: Queryable, table: string): Promise<number> {
  const [row] = rowsOf(await tx.execute(sql`select count(*) as count from ${sql.identifier(table)}`));
  return Number(row?.['count']);
}

/** Every row's JSON in the order of the key, page by page from the last key on. */
async function* rowsIn(tx: Queryable, { name, key }: DataTable): AsyncGenerator<string> {
  const keys = columnList(key);
  const asText = sql.join(
    key.map((column, at) => sql`${sql.identifier(column)}::text as ${sql.identifier(`key_${at}`)}`),
    sql`, `,
  );
  let after = sql``;
  for (;;) {
    const rows = rowsOf(
      await tx.execute(
        sql`select row_to_json(t)::text as json, ${asText} from ${sql.identifier(name)} t ${after} order by ${keys} limit ${PAGE}`,
      ),
    );
    for (const row of rows) yield String(row['json']);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const values = sql.join(
      key.map((_column, at) => sql`${last[`key_${at}`]}`),
      sql`, `,
    );
    after = sql`where (${keys}) > (${values})`;
  }
}
