import type { Calendar } from '../figure.ts';

/** An amount with the words it was told by, so that it can be found again: “and if he pays the postage”. */
export interface Line {
  value: number;
  words: readonly string[];
}

/** What an amount comes so many times: things, hours of work for each, weeks. */
export interface Factor {
  value: number;
  kind: 'count' | 'hours' | 'span';
  unit: Calendar | null;
  words: readonly string[];
}

/** So many times an amount, what goes off for each, what goes off once, and what comes on top. */
export interface Bill {
  factors: readonly Factor[];
  unit: number;
  off: readonly Line[];
  out: readonly Line[];
  more: readonly Line[];
}

/** How many of what is counted, hours and weeks apart. */
export const countOf = ({ factors }: Bill): number =>
  factors.filter(({ kind }) => kind === 'count').reduce((all, { value }) => all * value, 1);

const all = (lines: readonly Line[]) => lines.reduce((whole, { value }) => whole + value, 0);

/** What is left of a bill. */
export function netOfBill({ factors, unit, off, out, more }: Bill): number {
  const product = (kinds: readonly Factor['kind'][]) =>
    factors.filter(({ kind }) => kinds.includes(kind)).reduce((whole, { value }) => whole * value, 1);
  return product(['count', 'hours', 'span']) * unit - product(['count', 'span']) * all(off) - all(out) + all(more);
}
