import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

/** A table as the backup sees it. Names are the database's. */
export interface DataTable {
  name: string;
  columns: readonly string[];
  /** Columns of the primary key, in its order. */
  key: readonly string[];
}

interface Described extends DataTable {
  parents: readonly string[];
}

function described(table: PgTable): Described {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const single = columns.filter((column) => column.primary);
  const key = primaryKeys[0]?.columns ?? single;
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to page by`);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    parents: foreignKeys
      .map((foreign) => getTableConfig(foreign.reference().foreignTable).name)
      .filter((parent) => parent !== name),
  };
}

/** Every table of the schema, those that others refer to first: rows can be put in in this order. */
export function dataTables(): DataTable[] {
  let waiting = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(described);
  const ordered: DataTable[] = [];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}`);
    ordered.push(...ready.map(({ name, columns, key }) => ({ name, columns, key })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
