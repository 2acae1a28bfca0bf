import type { Block } from './columns.ts';
import { lineText } from './line-text.ts';
import { rowsOf, type Row } from './rows.ts';

/**
 * A line as it stands on paper. `start` and `end` are where its text begins and ends in points, counted in the
 * direction of reading; `cell` where its last cell begins, behind the mark of a list item.
 */
export type PrintedLine = {
  text: string;
  start: number;
  end: number;
  cell: number;
  y: number;
  height: number;
  hasCells: boolean;
};

export const MARK = /^(?:[•‣◦▪▫▸▹⦁●○■□◆◇►▶➢➤✓✔✦★→⁃∙·*»›❖–—-]|\d{1,2}[.)])$/u;

/** The lines of a block from its top to its foot. */
export function printedLines({ fragments }: Block, pageIsRtl: boolean): PrintedLine[] {
  return rowsOf(fragments).map((row) => printedLine(row, pageIsRtl));
}

function printedLine(row: Row, pageIsRtl: boolean): PrintedLine {
  const text = lineText(row, pageIsRtl);
  const places = row.fragments
    .map(({ text: part, x, width }) => ({
      text: part.trim(),
      start: pageIsRtl ? -x - width : x,
      end: pageIsRtl ? -x : x + width,
    }))
    .sort((a, b) => a.start - b.start);
  const start = places[0]?.start ?? 0;
  const end = places.reduce((most, place) => Math.max(most, place.end), start);
  return {
    text,
    start,
    end,
    cell: lastCell(places, row.height),
    y: row.y,
    height: row.height,
    hasCells: text.includes('\t'),
  };
}

/** Gaps in text heights, from which on what follows is a cell of its own. */
const CELL_GAP = 1.4;

function lastCell(places: readonly { text: string; start: number; end: number }[], height: number): number {
  let cell = places[0]?.start ?? 0;
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (before && (MARK.test(before.text) || place.start - before.end > CELL_GAP * height)) cell = place.start;
  }
  return cell;
}
