import type { Fragment } from './fragment.ts';
import { findGutter, type Gutter } from './gutter.ts';
import { withLabels } from './labels.ts';
import { rowsOf, type Row } from './rows.ts';

/** What is read from its top to its foot, and the space it may fill, in points from the left edge of the page. */
export type Block = { fragments: Fragment[]; left: number; right: number };

/** Columns within columns: a sidebar beside text that itself stands in two columns is as deep as CVs go. */
const MAX_DEPTH = 3;

/**
 * The blocks of a page in reading order. Where an empty strip parts the rows, what stands above comes first, then the
 * columns (the right one first on a right-to-left page), then what stands below.
 */
export function columnsOf(fragments: readonly Fragment[], pageWidth: number, isRtl: boolean): Block[] {
  const margin = fragments.reduce(
    (least, { x, width }) => Math.min(least, x, Math.max(0, pageWidth - x - width)),
    pageWidth / 2,
  );
  return blocksOf({ fragments: [...fragments], left: margin, right: pageWidth - margin }, pageWidth, isRtl, 0);
}

function blocksOf(block: Block, pageWidth: number, isRtl: boolean, depth: number): Block[] {
  const rows = rowsOf(block.fragments);
  const gutter = depth < MAX_DEPTH ? findGutter(rows, pageWidth, isRtl) : undefined;
  if (gutter?.parts === 'labels') return [{ ...block, fragments: labelled(rows, gutter, pageWidth, isRtl) }];
  if (!gutter) return block.fragments.length > 0 ? [block] : [];
  const between = fragmentsIn(rows.slice(gutter.firstRow, gutter.lastRow + 1));
  const left = { ...block, right: gutter.x, fragments: between.filter((fragment) => fragment.x < gutter.x) };
  const right = { ...block, left: gutter.x, fragments: between.filter((fragment) => fragment.x >= gutter.x) };
  const parts = [
    { ...block, fragments: fragmentsIn(rows.slice(0, gutter.firstRow)) },
    ...(isRtl ? [right, left] : [left, right]),
    { ...block, fragments: fragmentsIn(rows.slice(gutter.lastRow + 1)) },
  ];
  return parts.flatMap((part) => blocksOf(part, pageWidth, isRtl, depth + 1));
}

/** Labels stand where reading begins: right-to-left pages are read in the mirror. */
function labelled(rows: readonly Row[], gutter: Gutter, pageWidth: number, isRtl: boolean): Fragment[] {
  if (!isRtl) return withLabels(rows, gutter);
  const mirrored = (fragment: Fragment) => ({ ...fragment, x: pageWidth - fragment.x - fragment.width });
  const mirroredRows = rows.map((row) => ({ ...row, fragments: row.fragments.map(mirrored).reverse() }));
  return withLabels(mirroredRows, { ...gutter, x: pageWidth - gutter.x }).map(mirrored);
}

function fragmentsIn(rows: readonly Row[]): Fragment[] {
  return rows.flatMap((row) => row.fragments);
}
