/** What a cell of a table may hold. */
export type Cell = string | number | boolean | Date | null;
/** Rows for the people who run the server; every row has the same keys, in the order of the columns. */
export type Rows = readonly Readonly<Record<string, Cell>>[];

/**
 * Characters that could move a terminal's cursor, colour it, or turn its text around: C0, C1, line and paragraph
 * separators, and the bidirectional controls. What people wrote is shown, never obeyed.
 */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function shown(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '-';
  if (cell instanceof Date) return cell.toISOString();
  return String(cell)
    .replace(/\s*\n\s*/g, ' ')
    .replace(UNPRINTABLE, escaped);
}

/** A plain table with a line of column names, or `none` when there are no rows. */
export function asTable(rows: Rows, none: string): string {
  const [first] = rows;
  if (!first) return none;
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_column, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same rows as JSON, times as ISO 8601 strings, with nothing in it that a terminal would obey. */
export function asJson(rows: Rows): string {
  return JSON.stringify(rows, null, 2).replace(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, escaped);
}
