import type { Row } from './rows.ts';
import { isLtr, isMostlyRtl, isRtl } from './rtl.ts';
import { unprotectBrackets, visualOrder } from './visual-order.ts';
import { logicalOrder, reverseRtlRuns } from './logical-order.ts';

/** Gaps in text heights: wider than a word space is never under 0.16; wider than 1.4 sets text apart. */
const WORD_GAP = 0.16;
const TAB_GAP = 1.4;

/** The text of a row in logical order. `pageIsRtl` settles the direction of lines that mix scripts. */
export function lineText(row: Row, pageIsRtl: boolean): string {
  let visual = '';
  let end: number | undefined;
  for (const fragment of row.fragments) {
    if (end !== undefined) {
      const gap = (fragment.x - end) / row.height;
      if (gap > TAB_GAP) visual += '\t';
      else if (gap > WORD_GAP) visual += ' ';
    }
    visual += visualOrder(fragment.text);
    end = fragment.x + fragment.width;
  }
  return tidy(inReadingOrder(visual, pageIsRtl));
}

function inReadingOrder(visual: string, pageIsRtl: boolean): string {
  const characters = [...visual];
  if (!characters.some(isRtl)) {
    // Numbers alone run with the page: what stands right of a dash was written first.
    return pageIsRtl && !characters.some(isLtr) ? logicalOrder(visual) : unprotectBrackets(visual);
  }
  return pageIsRtl || isMostlyRtl(visual) ? logicalOrder(visual) : unprotectBrackets(reverseRtlRuns(visual));
}

function tidy(line: string): string {
  return line
    .replace(/ *\t[\t ]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
}
