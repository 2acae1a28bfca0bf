import { isDateMargin, isSidebarOfRows } from './row-labels.ts';
import type { Row } from './rows.ts';

/** An empty strip at `x` that parts the rows from `firstRow` to `lastRow` (inclusive). */
type Strip = { x: number; firstRow: number; lastRow: number };
/** What the strip parts: two columns to be read one after the other, or labels and dates beside their text. */
export type Gutter = Strip & { parts: 'columns' | 'labels' };

/** Points of empty paper on either side of the middle of a strip: together twice a word space. */
const CLEARANCE = 3;
/** Text heights between a label and its text. */
const MIN_WIDTH = 0.7;
/** Columns are looked for between these shares of the page's width. */
const FROM = 0.12;
const TO = 0.88;
/** Fewer rows than this on either side are a heading or an address, not a column. */
const MIN_ROWS = 5;
/** Dates in the margin may be of two jobs only. */
const MIN_DATES = 2;

/** The strip that parts the most rows into columns, else the one that sets labels apart from the most rows. */
export function findGutter(rows: readonly Row[], pageWidth: number, isRtl: boolean): Gutter | undefined {
  let best: Gutter | undefined;
  let bestScore = 0;
  for (const x of candidates(rows, pageWidth)) {
    for (const strip of clearStrips(rows, x)) {
      const shared = sharedRows(rows, strip);
      const isOfDates = isDateMargin(shared, x, isRtl);
      const parts = !isOfDates && isSidebarOfRows(shared, x) ? 'columns' : 'labels';
      // Labels stand beside text; what stands alone above or below them is none.
      const within = parts === 'labels' ? shared : rows.slice(strip.firstRow, strip.lastRow + 1);
      const score = scoreOf(within, x, isOfDates ? MIN_DATES : MIN_ROWS);
      if (score === 0 || (parts === 'labels' && !isWide(shared, x))) continue;
      const isBetter = best?.parts === parts ? score > bestScore : best === undefined || parts === 'columns';
      if (!isBetter) continue;
      best = { ...strip, parts };
      bestScore = score;
    }
  }
  return best;
}

/** A column begins or ends where several rows do. */
function candidates(rows: readonly Row[], pageWidth: number): number[] {
  const edges = new Map<number, number>();
  for (const { fragments } of rows) {
    const starts = fragments.map(({ x }) => Math.floor(x) - CLEARANCE);
    const ends = fragments.map(({ x, width }) => Math.ceil(x + width) + CLEARANCE);
    for (const edge of new Set([...starts, ...ends])) edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  return [...edges].flatMap(([x, count]) =>
    count >= MIN_ROWS && x >= FROM * pageWidth && x <= TO * pageWidth ? [x] : [],
  );
}

/** Runs of consecutive rows that leave the strip at `x` empty. */
function clearStrips(rows: readonly Row[], x: number): Strip[] {
  const strips: Strip[] = [];
  let first: number | undefined;
  for (const [index, row] of rows.entries()) {
    const isCrossed = row.fragments.some(
      (fragment) => fragment.x < x + CLEARANCE - 1 && fragment.x + fragment.width > x - CLEARANCE + 1,
    );
    if (!isCrossed) first ??= index;
    if (first !== undefined && (isCrossed || index === rows.length - 1)) {
      strips.push({ x, firstRow: first, lastRow: isCrossed ? index - 1 : index });
      first = undefined;
    }
  }
  return strips;
}

/** Whether the strip is wider than a word space where there is text on both sides of it. */
function isWide(rows: readonly Row[], x: number): boolean {
  const gaps = rows.flatMap(({ fragments, height }) => {
    const end = Math.max(...fragments.filter((other) => other.x < x).map((other) => other.x + other.width));
    const start = Math.min(...fragments.filter((other) => other.x >= x).map((other) => other.x));
    return Number.isFinite(end) && Number.isFinite(start) ? [(start - end) / height] : [];
  });
  return gaps.length > 0 && gaps.filter((gap) => gap >= MIN_WIDTH).length * 2 >= gaps.length;
}

/** The rows of a strip from the first to the last that has text on both sides; all of them when none has. */
function sharedRows(rows: readonly Row[], { x, firstRow, lastRow }: Strip): Row[] {
  const between = rows.slice(firstRow, lastRow + 1);
  const isShared = ({ fragments }: Row) =>
    fragments.some((fragment) => fragment.x < x) && fragments.some((fragment) => fragment.x >= x);
  const first = between.findIndex(isShared);
  return first < 0 ? between : between.slice(first, between.findLastIndex(isShared) + 1);
}

/** Rows on both sides count; 0 when one side has too few. */
function scoreOf(rows: readonly Row[], x: number, atLeast: number): number {
  const left = rows.filter((row) => row.fragments.some((fragment) => fragment.x < x)).length;
  const right = rows.filter((row) => row.fragments.some((fragment) => fragment.x >= x)).length;
  return Math.min(left, right) < atLeast ? 0 : left + right;
}
