import type { Fragment } from './fragments.ts';
import { findGutter } from './gutter.ts';
import { withLabels } from './labels.ts';
import { rowsOf, type Row } from './rows.ts';

/** Columns within columns: a sidebar beside text that itself stands in two columns is as deep as CVs go. */
const MAX_DEPTH = 3;

/**
 * The blocks of a page in reading order. Where an empty strip parts the rows, what stands above comes first, then the
 * columns (the right one first on a right-to-left page), then what stands below.
 */
export function columnsOf(fragments: readonly Fragment[], pageWidth: number, isRtl: boolean, depth = 0): Fragment[][] {
  const rows = rowsOf(fragments);
  const gutter = depth < MAX_DEPTH ? findGutter(rows, pageWidth) : undefined;
  if (gutter?.parts === 'labels') return [withLabels(rows, gutter)];
  if (!gutter) return fragments.length > 0 ? [[...fragments]] : [];
  const between = fragmentsIn(rows.slice(gutter.firstRow, gutter.lastRow + 1));
  const left = between.filter((fragment) => fragment.x < gutter.x);
  const right = between.filter((fragment) => fragment.x >= gutter.x);
  const parts = [
    fragmentsIn(rows.slice(0, gutter.firstRow)),
    ...(isRtl ? [right, left] : [left, right]),
    fragmentsIn(rows.slice(gutter.lastRow + 1)),
  ];
  return parts.flatMap((part) => columnsOf(part, pageWidth, isRtl, depth + 1));
}

function fragmentsIn(rows: readonly Row[]): Fragment[] {
  return rows.flatMap((row) => row.fragments);
}
