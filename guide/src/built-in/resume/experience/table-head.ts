import type { Line } from '../lines.ts';
import { fieldNamed, type Field } from './field-names.ts';

const MAX_COLUMNS = 10;

/** The fields of the row over a table: "Position | Company | Dates", and nothing else; undefined for other lines. */
export function tableColumns(line: Line): Field[] | undefined {
  const cells = rowCells(line);
  if (cells.length > MAX_COLUMNS) return undefined;
  const fields = cells.map(fieldNamed).filter((field) => field !== undefined);
  return cells.length > 1 && fields.length === cells.length ? fields : undefined;
}

/** The cells of a row, whether tabs or upright strokes part them. */
export function rowCells({ cells, text }: Line): string[] {
  return cells.length > 1 ? cells : text.split(/\s*\|\s*/).filter((cell) => cell !== '');
}

/** What the table under the columns tells of; undefined where dates and places alone don't say. */
export function tableKind(columns: readonly Field[]): 'experience' | 'education' | 'languages' | undefined {
  if (columns.includes('school') || columns.includes('paper')) return 'education';
  if (columns.includes('role') || columns.includes('company')) return 'experience';
  return columns.includes('level') ? 'languages' : undefined;
}
