import type { Language } from '@foothold/contract';
import { fold } from '../../../text/fold.ts';
import { read } from '../../../text/phrases.ts';
import { closedClasses, type WordClass } from './closed.ts';
import { isOneOf } from './lexicon.ts';

/** Letters that stand together: “qu’elle” and “she’ll” are two runs each. */
export interface Run {
  at: number;
  /** As it was written, and in small letters. */
  written: string;
  name: string;
  from: number;
  to: number;
}

export const runsIn = (said: string): Run[] =>
  [...said.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: written, index: from }, at) => ({
    at,
    written,
    name: written.toLowerCase(),
    from,
    to: from + written.length,
  }));

const none: ReadonlySet<WordClass> = new Set();

/** The classes of a word by itself; an accent tells some apart: “é” and “e”. */
export function classesOf(name: string, language: Language): ReadonlySet<WordClass> {
  const { classes, folded } = closedClasses(language);
  return classes.get(name) ?? folded.get(fold(name)) ?? none;
}

/** Whether a word is one of some, by itself or as they stand in a list. */
export const isAmong = (words: ReadonlySet<string>, name: string): boolean =>
  read(name).some((word) => isOneOf(words, word));
