import type { Fragment } from './fragment.ts';

/** Fragments on one baseline, from left to right. */
export type Row = { y: number; height: number; fragments: Fragment[] };

/** Share of the text height by which baselines may differ within a row (superscripts, mixed fonts). */
const SAME_BASELINE = 0.45;

/** Rows from the top of the page to its foot. */
export function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - fragment.y) < SAME_BASELINE * Math.max(row.height, fragment.height)) {
      row.fragments.push(fragment);
      row.height = Math.max(row.height, fragment.height);
    } else {
      rows.push({ y: fragment.y, height: fragment.height, fragments: [fragment] });
    }
  }
  for (const row of rows) row.fragments.sort((a, b) => a.x - b.x);
  return rows;
}
