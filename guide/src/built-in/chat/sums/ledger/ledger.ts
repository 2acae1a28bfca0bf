import type { Calendar } from '../figure.ts';

/** Which way an amount goes, or what a number is for, where words beside it say so. */
export type Way = 'in' | 'out' | 'target' | 'saved' | 'yield';

/**
 * What a figure is. `amount`: money once, or so many times; `each`: of one; `rate`: of an hour; `periodic`: that comes
 * again; `lasts`: hours for one; `often`: how many times in a `unit`; `share`: percent; `unknown`: nothing
 * that any sum takes.
 */
export type EntryKind =
  | 'amount'
  | 'each'
  | 'rate'
  | 'periodic'
  | 'count'
  | 'hours'
  | 'lasts'
  | 'often'
  | 'span'
  | 'people'
  | 'unknown'
  | 'share';

/** One figure of a message, with the words it was told by, so that it can be found again. */
export interface Entry {
  kind: EntryKind;
  value: number;
  /** “4 at 7”: so many times an amount; 1 where nothing says how many. */
  count: number;
  way: Way | null;
  unit: Calendar | null;
  names: readonly string[];
  /** The stem of what is counted, or of what an amount is for one of. */
  noun: string;
  /** A sign or a word beside it says that it is money. */
  isMoney: boolean;
}

/** What a message asks its figures for. */
export const questions = [
  'percent',
  'average',
  'missing',
  'long',
  'split',
  'many',
  'pace',
  'rate',
  'one',
  'charge',
  'left',
  'total',
] as const;
export type Question = (typeof questions)[number];

/** Figures with their places, and what is asked of them. */
export interface Ledger {
  entries: readonly Entry[];
  question: Question;
  /** The time a result is asked by. */
  per: Calendar | null;
  /** Something is knocked off. */
  isLess: boolean;
  /** It is asked by how much something is more. */
  isMore: boolean;
  /** What is counted, in the person's own form, and its stem. */
  noun: string | null;
  nounStem: string;
  /** It was read as a story of what was bought and sold, with figures in it that are no money. */
  isTrade?: boolean;
  /** What the question names. */
  asked: readonly string[];
  /** What is done with the result after that, by what was said since. */
  after: readonly After[];
}

/** “And five like that”, “shared by two”, “and 30 for the stall”. */
export interface After {
  does: 'times' | 'parted' | 'off' | 'hourly' | 'reach';
  value: number;
}
