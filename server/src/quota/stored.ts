import type { Stored } from '@foothold/contract';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ownedTables } from '../db/owned-tables.ts';

/** What a row takes besides its values: its head, its pointer on the page, and its place in an index. */
const ROW_BYTES = 60;

/**
 * Counts rows and bytes of one person over every table that holds rows of theirs, one after the other, so that others
 * come in between on the embedded store. Values that lie apart are counted as they lie, compressed, and are not read.
 */
export async function storedOf(database: Database, userId: string): Promise<Stored> {
  const stored: Stored = { rows: 0, bytes: 0 };
  for (const table of ownedTables) {
    const sizes = Object.values(getTableColumns(table)).map((column) => sql`coalesce(pg_column_size(${column}), 0)`);
    const [counted] = await database.db
      .select({
        rows: sql`count(*)`.mapWith(Number),
        bytes: sql`coalesce(sum(${sql.join(sizes, sql` + `)}), 0)`.mapWith(Number),
      })
      .from(table)
      .where(sql`${table.userId} = ${userId}`);
    if (!counted) throw new Error(`${getTableName(table)} gave no count`);
    stored.rows += counted.rows;
    stored.bytes += counted.bytes + counted.rows * ROW_BYTES;
  }
  return stored;
}
