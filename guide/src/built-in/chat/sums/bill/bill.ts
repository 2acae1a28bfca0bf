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
