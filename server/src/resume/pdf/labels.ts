import type { Fragment } from './fragments.ts';
import type { Gutter } from './gutter.ts';
import type { Row } from './rows.ts';

const ENDS_WITH_DASH = /[-–—]\s*$/;

/**
 * Rows with labels left of a strip, as one block: a tab sets each label apart, and a date that wraps
 * ("2017 –" above "Present") becomes one label again.
 */
export function withLabels(rows: readonly Row[], gutter: Gutter): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  for (const [index, row] of rows.entries()) {
    const isLabelled = index >= gutter.firstRow && index <= gutter.lastRow;
    const labels = isLabelled ? row.fragments.filter((fragment) => fragment.x < gutter.x) : [];
    const last = labels.pop();
    fragments.push(...row.fragments.filter((fragment) => !isLabelled || fragment.x >= gutter.x));
    if (last && open) {
      open.text = `${[open, ...labels, last].map(({ text }) => text.trimEnd()).join(' ')}\t`;
      open = undefined;
    } else if (last) {
      const label = { ...last, text: `${last.text}\t` };
      fragments.push(...labels, label);
      open = ENDS_WITH_DASH.test(last.text) ? label : undefined;
    } else open = undefined;
  }
  return fragments;
}
