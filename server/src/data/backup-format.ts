import * as z from 'zod/mini';

/**
 * A backup is a text of lines, each a JSON: a header, one line a row with its table's name, and an end with the SHA-256
 * of every byte before it. Tables come in the header's order, rows in the order of their key.
 */
export const FORMAT = 'foothold-data';
export const VERSION = 1;

const Count = z.int().check(z.gte(0));

export const Header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  exported_at: z.iso.datetime(),
  /** Hashes of the migrations the store had run. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count })),
});
export type Header = z.infer<typeof Header>;

export const End = z.object({ end: z.literal(true), rows: Count, sha256: z.string() });

/** The row's own JSON is passed on as the database wrote it, so that nothing is lost on the way. */
export const rowLine = (table: string, json: string) => `${rowStart(table)}${json}}`;

const rowStart = (table: string) => `{"table":${JSON.stringify(table)},"row":`;

/** The row's JSON out of its line; null when the line is none of this table. */
export function rowOf(table: string, line: string): string | null {
  const start = rowStart(table);
  return line.startsWith(start) && line.endsWith('}') ? line.slice(start.length, -1) : null;
}

/** The JSON of a line as `schema` allows it; null when it is something else. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, line: string): z.output<Schema> | null {
  try {
    return z.parse(schema, JSON.parse(line));
  } catch {
    return null;
  }
}
