import { columnsOf } from './columns.ts';
import type { Fragment } from './fragments.ts';
import { lineText } from './line-text.ts';
import { isMostlyRtl } from './rtl.ts';
import { rowsOf, type Row } from './rows.ts';

/** Between two columns: what follows is not the next line of what came before. */
const COLUMN_BREAK = '\f';
/** A gap of more than this many text heights between baselines is an empty line. */
const EMPTY_LINE = 2;

/** The lines of a page in reading order, column after column; wide gaps in a line become tabs. */
export function pageText(fragments: readonly Fragment[], pageWidth: number): string {
  const isRtl = isMostlyRtl(fragments.map((fragment) => fragment.text).join(' '));
  return columnsOf(fragments, pageWidth, isRtl)
    .map((column) => blockText(rowsOf(column), isRtl))
    .join(`\n${COLUMN_BREAK}`);
}

function blockText(rows: readonly Row[], isRtl: boolean): string {
  let text = '';
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above) text += above.y - row.y > EMPTY_LINE * Math.max(above.height, row.height) ? '\n\n' : '\n';
    text += lineText(row, isRtl);
  }
  return text;
}
