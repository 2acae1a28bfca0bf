import { columnsOf, type Block } from './columns.ts';
import type { Fragment } from './fragment.ts';
import { withForms } from './forms.ts';
import { listItems } from './list-items.ts';
import { printedLines } from './printed-lines.ts';
import { isMostlyRtl } from './rtl.ts';
import { withTables } from './tables.ts';
import { wrappedLines } from './wrapped.ts';

/** Between two columns: what follows is not the next line of what came before. */
const COLUMN_BREAK = '\f';
/** A gap of more than this many text heights between baselines is an empty line. */
const EMPTY_LINE = 2;
/** Puts back what a page only draws. */
const ITEM_MARK = '• ';

/**
 * The lines of a page in reading order, column after column; wide gaps in a line become tabs, lines that wrapped are
 * one again, and list items whose mark is drawn get one. `edge` is where the answers of a form begin, for the next page.
 */
export function pageText(
  fragments: readonly Fragment[],
  pageWidth: number,
  knownEdge?: number,
): { text: string; edge: number | undefined } {
  const isRtl = isMostlyRtl(fragments.map((fragment) => fragment.text).join(' '));
  // The Europass CV exists in left-to-right languages only.
  const form = isRtl ? { fragments, edge: undefined } : withForms(fragments, knownEdge);
  const text = columnsOf(withTables(form.fragments, isRtl), pageWidth, isRtl)
    .map((column) => blockText(column, isRtl))
    .join(`\n${COLUMN_BREAK}`);
  return { text, edge: form.edge };
}

function blockText(block: Block, isRtl: boolean): string {
  const lines = printedLines(block, isRtl);
  const isWrapped = wrappedLines(lines, block, isRtl);
  const isItem = listItems(lines, isWrapped);
  let text = '';
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above && isWrapped[index]) {
      text += /\p{L}-$/u.test(above.text) ? line.text : ` ${line.text}`;
      continue;
    }
    if (above) text += above.y - line.y > EMPTY_LINE * Math.max(above.height, line.height) ? '\n\n' : '\n';
    text += isItem[index] ? ITEM_MARK + line.text : line.text;
  }
  return text;
}
