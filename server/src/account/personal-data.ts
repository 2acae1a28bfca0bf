import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema.ts';

export type OwnedTable = PgTable & { userId: PgColumn };

/** Every table with rows of a person's own. A new table with a user_id is covered by being in the schema. */
export const ownedTables: readonly OwnedTable[] = Object.values<unknown>(schema).filter(
  (value): value is OwnedTable => is(value, PgTable) && 'userId' in getTableColumns(value),
);

/** Columns that would open the account to whoever reads the file. */
const SECRET = new Set([
  'session.id',
  'mail_link.id',
  'account.password_hash',
  'second_step.secret',
  'second_step.recovery_codes',
]);

export type ExportedRows = Record<string, Record<string, unknown>[]>;

/** Everything kept about a person, rows by table, without secrets. */
export async function exportRows(database: Database, userId: string): Promise<ExportedRows> {
  return database.transaction(async (tx) => {
    const data: ExportedRows = {};
    for (const table of ownedTables) {
      const rows = await tx
        .select()
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(...inOrder(table));
      data[getTableName(table)] = rows.map((row) => publicColumns(table, row));
    }
    return data;
  });
}

/** Rows in the order of their keys, so that two exports of the same are the same. */
function inOrder(table: OwnedTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

/** A row under its column names; times as ISO 8601 strings. */
function publicColumns(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(getTableColumns(table))
    .filter(([, column]) => !SECRET.has(`${getTableName(table)}.${column.name}`))
    .map(([key, column]) => [column.name, row[key] instanceof Date ? row[key].toISOString() : row[key]]);
  return Object.fromEntries(named);
}

/** Takes every row of a person's away. Parents may stand before their children: foreign keys cascade. */
export async function eraseRows(database: Database, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ownedTables) await tx.delete(table).where(eq(table.userId, userId));
  });
}
