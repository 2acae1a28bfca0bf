import { getTableColumns, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export type OwnedTable = PgTable & { userId: PgColumn };

/** Every table with rows of a person's own. A new table with a user_id is covered by being in the schema. */
export const ownedTables: readonly OwnedTable[] = Object.values<unknown>(schema).filter(
  (value): value is OwnedTable => is(value, PgTable) && 'userId' in getTableColumns(value),
);
