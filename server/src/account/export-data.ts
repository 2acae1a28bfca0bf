import { setImmediate as othersFirst } from 'node:timers/promises';
import { and, desc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type OwnedTable, ownedTables } from '../db/owned-tables.ts';

/** Columns that would open the account to whoever reads the file. */
const SECRET = new Set([
  'session.id',
  'mail_link.id',
  'account.password_hash',
  'second_step.secret',
  'second_step.recovery_codes',
]);

/** Rows read without letting anybody else's call in between, of tables whose rows may be large; of others, `SMALL`. */
const ROWS_AT_ONCE: Readonly<Record<string, number>> = {
  profile: 1,
  plan: 1,
  plan_version: 1,
  plan_proposal: 1,
  result: 4,
  recommendation: 16,
  chat_message: 16,
};
const SMALL = 250;

type Row = Record<string, unknown>;

/** Children before their parents, so that no row is read whose parent was made after parents had been read. */
const inReadingOrder = ownedTables.toSorted((one, other) => depthOf(other) - depthOf(one));

function depthOf(table: PgTable): number {
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
  return Math.max(0, ...parents.filter((parent) => parent !== table).map((parent) => depthOf(parent) + 1));
}

/**
 * Everything kept about a person, rows by table in the order of their keys, as JSON without secrets. It is read in parts,
 * between which others are served, and the latest first: what comes in meanwhile is left out, with all that belongs to it.
 */
export async function exportRows(database: Database, userId: string, signal: AbortSignal): Promise<Buffer> {
  const parts = new Map<string, Buffer[]>();
  for (const table of inReadingOrder) parts.set(getTableName(table), await partsOf(database, table, userId, signal));
  const tables = ownedTables.map((table, at) => {
    const name = getTableName(table);
    const open = Buffer.from(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:[`);
    return Buffer.concat([open, ...(parts.get(name) ?? []), Buffer.from(']')]);
  });
  return Buffer.concat([Buffer.from('{'), ...tables, Buffer.from('}')]);
}

/** A table's rows in JSON, parted by commas. */
async function partsOf({ db }: Database, table: OwnedTable, userId: string, signal: AbortSignal): Promise<Buffer[]> {
  const most = ROWS_AT_ONCE[getTableName(table)] ?? SMALL;
  const keys = keysOf(table);
  const parts: Buffer[] = [];
  for (let last: Row | undefined; ;) {
    signal.throwIfAborted();
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), last && isBefore(table, keys, last)))
      .orderBy(...keys.map((key) => desc(key)))
      .limit(most);
    const json = rows.toReversed().map((row) => JSON.stringify(publicColumns(table, row)));
    if (json.length > 0) parts.push(Buffer.from(`${json.join()}${parts.length > 0 ? ',' : ''}`));
    last = rows.at(-1);
    await othersFirst();
    if (rows.length < most || keys.length === 0) return parts.toReversed();
  }
}

/** What tells a person's rows of a table apart; nothing where there is one at most. */
function keysOf(table: OwnedTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return keys.filter((key) => key.name !== table.userId.name);
}

function isBefore(table: OwnedTable, keys: readonly PgColumn[], row: Row): SQL {
  const fields = Object.entries(getTableColumns(table));
  const values = keys.map((key) => {
    const [field] = fields.find(([, column]) => column.name === key.name) ?? [];
    if (field === undefined) throw new Error(`${getTableName(table)} has no field of its key ${key.name}`);
    return sql.param(row[field], key);
  });
  return sql`(${sql.join([...keys], sql`, `)}) < (${sql.join(values, sql`, `)})`;
}

/** A row under its column names; times as ISO 8601 strings. */
function publicColumns(table: PgTable, row: Row): Row {
  const named = Object.entries(getTableColumns(table))
    .filter(([, column]) => !SECRET.has(`${getTableName(table)}.${column.name}`))
    .map(([key, column]) => [column.name, row[key] instanceof Date ? row[key].toISOString() : row[key]]);
  return Object.fromEntries(named);
}
