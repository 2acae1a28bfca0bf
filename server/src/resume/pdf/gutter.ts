import type { Row } from './rows.ts';
import { isSidebarOfRows } from './row-labels.ts';

/** An empty strip at `x` that parts the rows from `firstRow` to `lastRow` (inclusive) into two columns. */
export type Gutter = { x: number; firstRow: number; lastRow: number };

/** Points between candidates, and of empty paper a strip needs on both sides of its middle. */
const STEP = 3;
const CLEARANCE = 4;
/** Columns are looked for between these shares of the page's width. */
const FROM = 0.15;
const TO = 0.85;
/** Fewer rows than this on either side are a heading or an address, not a column. */
const MIN_ROWS = 5;

/** The strip that parts the most rows, when there is one and its sides are not labels and dates of one another. */
export function findGutter(rows: readonly Row[], pageWidth: number): Gutter | undefined {
  let best: Gutter | undefined;
  let bestScore = 0;
  for (let x = FROM * pageWidth; x <= TO * pageWidth; x += STEP) {
    for (const run of clearRuns(rows, x)) {
      const score = scoreOf(rows.slice(run.firstRow, run.lastRow + 1), x);
      if (score > bestScore) {
        bestScore = score;
        best = run;
      }
    }
  }
  if (!best) return undefined;
  return isSidebarOfRows(rows.slice(best.firstRow, best.lastRow + 1), best.x) ? best : undefined;
}

/** Runs of consecutive rows that leave the strip at `x` empty. */
function clearRuns(rows: readonly Row[], x: number): Gutter[] {
  const runs: Gutter[] = [];
  let first: number | undefined;
  for (const [index, row] of rows.entries()) {
    const isCrossed = row.fragments.some(
      (fragment) => fragment.x < x + CLEARANCE && fragment.x + fragment.width > x - CLEARANCE,
    );
    if (!isCrossed) first ??= index;
    if (first !== undefined && (isCrossed || index === rows.length - 1)) {
      runs.push({ x, firstRow: first, lastRow: isCrossed ? index - 1 : index });
      first = undefined;
    }
  }
  return runs;
}

/** Rows on both sides count; 0 when one side has too few. */
function scoreOf(rows: readonly Row[], x: number): number {
  const left = rows.filter((row) => row.fragments.some((fragment) => fragment.x < x)).length;
  const right = rows.filter((row) => row.fragments.some((fragment) => fragment.x >= x)).length;
  return Math.min(left, right) < MIN_ROWS ? 0 : left + right;
}
