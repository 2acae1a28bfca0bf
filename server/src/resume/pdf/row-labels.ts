import type { Fragment } from './fragments.ts';
import type { Row } from './rows.ts';

/** Points by which baselines of one printed line may differ. */
const ALIGNED_WITHIN = 0.8;
/** Labels beside text stand on its lines nearly always; rows of a column do so only by chance. */
const ALIGNED_SHARE = 0.75;
/** UTF-16 units: rows shorter than this on average are labels. */
const LABEL_LENGTH = 18;
const YEAR = /\b(?:19|20)\d\d\b/;
const YEAR_SHARE = 0.3;

/**
 * True when the two sides of `x` are columns read one after the other, false when one side holds the labels or dates
 * of the other (dates in the margin, places at the right edge), which are read row by row.
 */
export function isSidebarOfRows(rows: readonly Row[], x: number): boolean {
  const left = rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x < x));
  const right = rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x >= x));
  const [minor, major] = textLength(left) < textLength(right) ? [left, right] : [right, left];
  const lines = linesOf(minor);
  const majorLines = linesOf(major);
  const aligned = lines.filter((line) => majorLines.some((other) => Math.abs(other.y - line.y) <= ALIGNED_WITHIN));
  if (aligned.length < ALIGNED_SHARE * lines.length) return true;
  const dated = lines.filter((line) => YEAR.test(line.text)).length;
  return dated < YEAR_SHARE * lines.length && textLength(minor) >= LABEL_LENGTH * lines.length;
}

function linesOf(fragments: readonly Fragment[]): { y: number; text: string }[] {
  const lines = new Map<number, { y: number; text: string }>();
  for (const { y, text } of fragments) {
    const key = Math.round(y);
    const line = lines.get(key);
    if (line) line.text += ` ${text}`;
    else lines.set(key, { y, text });
  }
  return [...lines.values()];
}

function textLength(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
}
