import type { Calendar } from '../figure.ts';

/** What a figure of a sum is, as people who saw no code marked their own (`guide/training/LANGUAGE/sums.tsv`). */
export const whats = [
  'took',
  'spent',
  'clear',
  'want',
  'have',
  'count',
  'unsold',
  'hours',
  'span',
  'days',
  'fee',
  'off',
  'rise',
  'margin',
  'deposit',
  'part',
  'people',
  'was',
  'none',
] as const;
export type What = (typeof whats)[number];

/** What it is told of: all of it together, one piece, an hour, a time of the calendar, what is bought or made at once. */
export const pers = ['all', 'piece', 'hour', 'day', 'week', 'month', 'year', 'batch'] as const;
export type Per = (typeof pers)[number];

/** What a sum is asked for, and of what. */
export const asked = [
  'clear',
  'took',
  'spent',
  'count',
  'hours',
  'span',
  'margin',
  'fee',
  'off',
  'deposit',
  'short',
  'people',
] as const;
export type Asked = (typeof asked)[number];

export interface Ask {
  what: Asked;
  per: Per;
}

/** A figure with what it means. */
export interface Meant {
  what: What;
  per: Per;
  /** Money in one currency, hours, pieces; shares in parts of one. */
  value: number;
  /** What it was named by: the words beside it, by their beginnings. */
  named?: readonly string[];
}

/** Meanings that are money, shares of something, and things. */
export const money: ReadonlySet<What> = new Set<What>(['took', 'spent', 'clear', 'want', 'have']);
export const shares: ReadonlySet<What> = new Set<What>(['fee', 'off', 'rise', 'margin', 'deposit', 'part']);
const things: ReadonlySet<What> = new Set<What>(['count', 'unsold', 'people']);

/** Whether two meanings are of the same kind: no hours take the place of days. */
export const isAkin = (one: What, other: What): boolean =>
  one === other || [money, shares, things].some((kind) => kind.has(one) && kind.has(other));

const calendars: ReadonlySet<string> = new Set<Calendar>(['day', 'week', 'month', 'year']);
export const isTime = (per: Per): per is Calendar => calendars.has(per);
