import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema.ts';

export type OwnedTable = PgTable & { userId: PgColumn };

/** Every table with rows of a person's own. A new table with a user_id is covered by being in the schema. */
export const ownedTables: readonly OwnedTable[] = Object.values<unknown>(schema).filter(
  (value): value is OwnedTable => is(value, PgTable) && 'userId' in getTableColumns(value),
);

/** Everything kept about a person, rows by table, without secrets. */
export type ExportedRows = Record<string, Record<string, unknown>[]>;

/** Takes every row of a person's away. Parents may stand before their children: foreign keys cascade. */
export async function eraseRows(database: Database, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ownedTables) await tx.delete(table).where(eq(table.userId, userId));
  });
}
