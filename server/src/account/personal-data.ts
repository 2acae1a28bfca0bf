import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ownedTables } from '../db/owned-tables.ts';

/** Everything kept about a person, rows by table, without secrets. */
export type ExportedRows = Record<string, Record<string, unknown>[]>;

/** Takes every row of a person's away. Parents may stand before their children: foreign keys cascade. */
export async function eraseRows(database: Database, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ownedTables) await tx.delete(table).where(eq(table.userId, userId));
  });
}
