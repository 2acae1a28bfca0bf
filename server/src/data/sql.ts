import { sql } from 'drizzle-orm';

/** The rows of a raw query, which both drivers answer alike and Drizzle doesn't type. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/** Columns as a query lists them: quoted, with commas. */
export function columnList(columns: readonly string[]) {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}
