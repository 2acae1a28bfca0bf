import type { Fragment } from './fragment.ts';
import type { Gutter } from './gutter.ts';
import { ENDS_OPEN, isDated, isInCapitals, NEXT_LINE } from './row-labels.ts';
import type { Row } from './rows.ts';

/** Points by which the second line of a label misses those of the text, where it isn't one of them. */
const BESIDE = 2;

/**
 * The last fragment of a label, to which a tab and what continues it are added; all its words, its lowest line, and
 * whether nothing stands beside it.
 */
type Label = { label: Fragment; words: string; foot: number; isAlone: boolean };

/**
 * Rows with labels left of a strip, as one block: a tab sets each label apart. A date that wraps ("2017 –" above
 * "Present", or a place beneath the dates) becomes one label again.
 */
export function withLabels(rows: readonly Row[], gutter: Gutter): Fragment[] {
  const fragments: Fragment[] = [];
  let last: Label | undefined;
  for (const [index, row] of rows.entries()) {
    const isLabelled = index >= gutter.firstRow && index <= gutter.lastRow;
    const labels = isLabelled ? row.fragments.filter((fragment) => fragment.x < gutter.x) : [];
    const texts = row.fragments.filter((fragment) => !isLabelled || fragment.x >= gutter.x);
    const end = labels.at(-1);
    if (end && last && continues(last, end, texts)) {
      last.label.text = `${[last.label, ...labels].map(({ text }) => text.trimEnd()).join(' ')}\t`;
      last.foot = end.y;
    } else if (end) {
      const label = { ...end, text: `${end.text}\t` };
      fragments.push(...labels.slice(0, -1), label);
      last = { label, words: labels.map(({ text }) => text).join(' '), foot: end.y, isAlone: texts.length === 0 };
    }
    fragments.push(...texts);
  }
  return fragments;
}

/** Whether a line on the labels' side goes on with the label above it. */
function continues(above: Label, line: Fragment, texts: readonly Fragment[]): boolean {
  if (above.foot - line.y > NEXT_LINE * line.height) return false;
  if (ENDS_OPEN.test(above.words)) return true;
  // A heading in the margin that wraps.
  if (above.isAlone && texts.length === 0 && isInCapitals(above.words) && isInCapitals(line.text)) return true;
  return isDated(above.words) && !texts.some((text) => Math.abs(text.y - line.y) <= BESIDE);
}
