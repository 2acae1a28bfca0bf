import type { Fragment } from './fragment.ts';
import { lineText } from './line-text.ts';
import { isFull, widthOf } from './room.ts';
import { rowsOf, type Row } from './rows.ts';

/** Columns a table has at least; two are labels and what they name. */
const MIN_COLUMNS = 3;
/** Rows under the names of the columns. */
const MIN_ROWS = 2;
/** Points by which the cells of a column may begin apart. */
const ALIGNED = 2;
/** A page of a CV has a hundred rows; what has more than these is none. */
const MAX_ROWS = 500;
/** UTF-16 units of the name of a column. */
const MAX_NAME = 40;
/** Text heights from a line of a cell to the next line of the same cell. */
const NEXT_LINE = 1.7;
/** A row begins further below the line above than a line of the same cell does. */
const ROW_GAP = 1.15;
/** Where some cells have several lines, rows stand further apart than lines by at least this factor. */
const ROWS_APART = 1.25;
/** Text heights: no two lines of one text are as close. */
const BAND = 0.85;
/** Text heights between two rows of one table. */
const MAX_GAP = 4;

type Cell = { column: number; fragments: Fragment[] };
type CellRow = { row: Row; cells: Cell[] };
type Table = { last: number; rows: CellRow[][] };

/** The fragments with each row of a table as one fragment, its cells set apart by tabs and their wrapped lines joined. */
export function withTables(fragments: readonly Fragment[], isRtl: boolean): Fragment[] {
  const rows = bandsOf(rowsOf(fragments));
  if (rows.length > MAX_ROWS) return [...fragments];
  const result: Fragment[] = [];
  for (let index = 0; index < rows.length; index++) {
    const table = tableAt(rows, index, isRtl);
    if (table) {
      result.push(...table.rows.map((lines) => joined(lines, isRtl)));
      index = table.last;
    } else result.push(...(rows[index]?.fragments ?? []));
  }
  return result;
}

/** Rows closer than any two lines of text are one: cells of one line stand at half the height of a cell of two. */
function bandsOf(rows: readonly Row[]): Row[] {
  const bands: (Row & { foot: number })[] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    if (band && band.foot - row.y <= BAND * row.height) {
      for (const fragment of row.fragments) band.fragments.push(fragment);
      band.foot = row.y;
    } else bands.push({ ...row, fragments: [...row.fragments], foot: row.y });
  }
  return bands;
}

/** The table whose names of columns stand in a row: short texts without numbers, with cells beneath each of them. */
function tableAt(rows: readonly Row[], index: number, isRtl: boolean): Table | undefined {
  const head = rows[index];
  if (!head || head.fragments.length < MIN_COLUMNS || head.fragments.some(({ text }) => !isName(text)))
    return undefined;
  const starts = columnStarts(head, rows.slice(index + 1, index + 1 + 3 * MIN_ROWS), isRtl);
  if (starts.length < MIN_COLUMNS) return undefined;
  const found: CellRow[] = [];
  for (const row of rows.slice(index)) {
    const above = found.at(-1)?.row;
    const cells = cellsOf(row, starts, isRtl);
    if (!cells || (above && above.y - row.y > MAX_GAP * row.height)) break;
    found.push({ row, cells });
  }
  const grouped = grouping(found, starts.length);
  return grouped.length > MIN_ROWS ? { last: index + grouped.flat().length - 1, rows: grouped } : undefined;
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME && !/\d/.test(text);
}

function startOf({ x, width }: Fragment, isRtl: boolean): number {
  return isRtl ? -x - width : x;
}

/** Where the cells of the head begin that have others beneath them. */
function columnStarts(head: Row, below: readonly Row[], isRtl: boolean): number[] {
  const starts = head.fragments.map((fragment) => startOf(fragment, isRtl)).sort((a, b) => a - b);
  return starts.filter((start, index) => {
    if (index > 0 && start - (starts[index - 1] ?? start) <= ALIGNED) return false;
    const beneath = below.filter(({ fragments }) =>
      fragments.some((fragment) => Math.abs(startOf(fragment, isRtl) - start) <= ALIGNED),
    );
    return beneath.length >= MIN_ROWS;
  });
}

/** The cells of a row; undefined when something in it stands before its column or begins none. */
function cellsOf({ fragments }: Row, starts: readonly number[], isRtl: boolean): Cell[] | undefined {
  const cells: Cell[] = [];
  for (const fragment of fragments.toSorted((a, b) => startOf(a, isRtl) - startOf(b, isRtl))) {
    const start = startOf(fragment, isRtl);
    const column = starts.findIndex((other) => Math.abs(other - start) <= ALIGNED);
    const last = cells.at(-1);
    const next = starts[(last?.column ?? 0) + 1] ?? Number.POSITIVE_INFINITY;
    if (last && column === last.column) last.fragments.push(fragment);
    else if (column >= 0) cells.push({ column, fragments: [fragment] });
    else if (last && start < next) last.fragments.push(fragment);
    else return undefined;
    const current = cells.at(-1);
    const after = current ? (starts[current.column + 1] ?? Number.POSITIVE_INFINITY) : 0;
    if (start + fragment.width > after + ALIGNED) return undefined;
  }
  return cells;
}

/** The lines of each row of the table, up to where it ends: a row fills most columns, its next lines stand closer. */
function grouping(found: readonly CellRow[], columns: number): CellRow[][] {
  const grouped: CellRow[][] = [];
  const gaps = found.flatMap(({ row }, index) => (index === 0 ? [] : [(found[index - 1]?.row.y ?? row.y) - row.y]));
  const least = Math.min(...gaps);
  const areRowsApart = Math.max(...gaps.slice(1)) >= ROWS_APART * least;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...found.map(({ cells }) => widthOf(cells.find((cell) => cell.column === column)?.fragments ?? []))),
  );
  for (const [index, line] of found.entries()) {
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY;
    const isClose = gap <= ROW_GAP * least && gap <= NEXT_LINE * line.row.height;
    const isSparse = 2 * line.cells.length <= columns;
    const isNext = isClose && (isSparse || (areRowsApart && hasWrapped(found[index - 1], line, widths)));
    if (isNext) grouped.at(-1)?.push(line);
    else if (line.cells.length >= columns - 1 && line.cells[0]?.column === 0) grouped.push([line]);
    else break;
  }
  return grouped;
}

/** True when no cell's first word would have fitted onto the line above. */
function hasWrapped(above: CellRow | undefined, { cells }: CellRow, widths: readonly number[]): boolean {
  return cells.every((cell) => {
    const before = above?.cells.find(({ column }) => column === cell.column);
    return before && isFull(before.fragments, cell.fragments, widths[cell.column] ?? 0);
  });
}

function joined(lines: readonly CellRow[], isRtl: boolean): Fragment {
  const fragments = lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.fragments));
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map(({ x, width }) => x + width));
  const columns = [...new Set(lines.flatMap(({ cells }) => cells.map(({ column }) => column)))].sort((a, b) => a - b);
  const texts = columns.map((column) => {
    const cells = lines.flatMap((line) => line.cells.filter((cell) => cell.column === column));
    return rowsOf(cells.flatMap((cell) => cell.fragments))
      .map((row) => lineText(row, isRtl))
      .join(' ');
  });
  const { y = 0, height = 0 } = lines[0]?.row ?? {};
  return { text: texts.join('\t'), x: left, y, width: right - left, height };
}
