import { isNegator } from '../../text/negation.ts';
import { type Found, gapBefore, type ReadWord, type Written } from '../../text/phrases.ts';
import { isConjunction } from '../../understand/wish-parts.ts';
import { fillers, refusing } from '../lexicon.ts';

/**
 * The words of a language that take a request back: `denial` before it (elided, or of a dialect), `through` between the
 * two besides filling words, `denial:behind` right behind its verb (“enlève pas”) unless `denial:except` leaves something
 * (“delete nothing but”), `denial:last` at the end of its clause
 * (“tira isso não”); those by which somebody else is said to have asked for it (`reported`), and those by which that is
 * wanted all the same (`heeded`): a doctor, “she is right”.
 */
export const denialKeys = [
  'denial',
  'through',
  'denial:behind',
  'denial:except',
  'denial:last',
  'reported',
  'heeded',
] as const;
export type DenialKey = (typeof denialKeys)[number];

/** Where phrases of a list stand in a sentence. */
type Finder = (key: DenialKey) => readonly Found<true>[];
type Place = Pick<Found<true>, 'start' | 'end'>;

/** Words between a denial and what it denies. */
const REACH = 4;
/** Words between “asked me to” and what was asked. */
const NEAR = 2;

const PARTS = /[,;:.!?\n()…–—]/u;

const holds = (words: ReadonlySet<string>, { forms }: ReadWord) => forms.some((form) => words.has(form));

/** Every word that a phrase of a list covers. */
function covered(found: readonly Place[]): ReadonlySet<number> {
  return new Set(found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
}

/** Whether words of a sentence that ask for something are denied. */
export function denialsIn(sentence: Written, found: Finder): (asking: Place) => boolean {
  const { text } = sentence;
  const [before, through] = [covered(found('denial')), covered(found('through'))];
  const behind = new Set(found('denial:behind').map(({ start }) => start));
  const except = new Set(found('denial:except').map(({ start }) => start));
  const last = new Set(found('denial:last').map(({ end }) => end));
  const ends = (at: number, word: ReadWord) => PARTS.test(gapBefore(sentence, at)) || isConjunction(word);

  /** “Don’t delete it”: with nothing but small words before what it denies. */
  function isBefore(start: number): boolean {
    for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
      const word = text[at];
      // “I can’t go, drop it”.
      if (!word || PARTS.test(gapBefore(sentence, at + 1))) return false;
      if (before.has(at) || holds(refusing, word) || isNegator(word)) return true;
      if (!through.has(at) && !holds(fillers, word)) return false;
    }
    return false;
  }
  /** Whether nothing but small words stand from a place to the end of its clause. */
  function isEnd(from: number): boolean {
    let at = from;
    for (let word = text[at]; word && !ends(at, word) && holds(fillers, word); word = text[at]) at += 1;
    const word = text[at];
    return !word || ends(at, word);
  }
  /** “Delete nothing”: the same behind it; with words between, “enlève ça pas le temps” denies something else. */
  function isBehind(end: number): boolean {
    for (let at = end; at < Math.min(text.length, end + REACH); at += 1) {
      const word = text[at];
      if (!word || except.has(at) || PARTS.test(gapBefore(sentence, at))) return false;
      if (behind.has(at)) return at === end || isEnd(at + 1);
      if (!holds(fillers, word)) return false;
    }
    return false;
  }
  /** At the end of the clause, where nothing else is denied in it; a question mark makes it “…, no?”. */
  function isLast(end: number): boolean {
    let at = end;
    for (let word = text[at]; word && !ends(at, word); word = text[at]) at += 1;
    const isOnly = !text.slice(end, at - 1).some(isNegator);
    return at > end && last.has(at) && isOnly && !/[?？]/u.test(sentence.message);
  }
  return ({ start, end }) => isBefore(start) || isBehind(end) || isLast(end);
}

/** “Tom asked me to delete it” tells of somebody’s request, and makes none unless it is heeded. */
export function isReported({ start }: Place, found: Finder): boolean {
  return found('heeded').length === 0 && found('reported').some(({ end }) => end <= start && start - end <= NEAR);
}
