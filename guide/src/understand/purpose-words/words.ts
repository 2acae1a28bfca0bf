import { isNegated, isNegator } from '../../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { PurposeWord } from './kinds.ts';
import { pt } from './pt.ts';

/** Of all languages at once: a profile outlives the language that it was told in. */
const book = PhraseBook.ofLists(
  [en, he, fr, es, pt].flatMap((words) => Object.entries(words).map(([word, list]) => [list, word] as const)),
) as PhraseBook<PurposeWord>;

/** No phrase has more words. */
const MOST_WORDS = 8;

const lengthOf = ({ start, end }: Found<PurposeWord>) => end - start;

/** What words say of a purpose. A phrase inside a longer one says nothing: “money” in “for money” is no earning. */
function saidIn(words: ReadText): Found<PurposeWord>[] {
  const found = book.findAll(words);
  const farthest = new Map<number, number>();
  for (const { start, end } of found) farthest.set(start, Math.max(end, farthest.get(start) ?? 0));
  const isInLonger = (one: Found<PurposeWord>) => {
    for (let start = Math.max(0, one.start - MOST_WORDS); start <= one.start; start += 1) {
      const end = farthest.get(start) ?? 0;
      if (end >= one.end && end - start > lengthOf(one)) return true;
    }
    return false;
  };
  return found.filter((one) => !isInLonger(one)).map((one) => (one.value === 'forMoney' ? forMoney(one, words) : one));
}

/** That something is done for money, which is an income, or what denies it with the words from there on. */
function forMoney(one: Found<PurposeWord>, words: ReadText): Found<PurposeWord> {
  if (!isNegated(words, one.start)) return { ...one, value: 'earning' };
  const start = words.slice(0, one.start).findLastIndex(isNegator);
  return { ...one, value: 'denied', start };
}

/** What a text says of its purpose, in the order in which it says it first. */
export function purposeWordsIn(text: string): Set<PurposeWord> {
  return new Set(clausesOf(text).flatMap((clause) => saidIn(read(clause)).map(({ value }) => value)));
}

/** Where a text says that no money is asked for something, or that it is not done for any. */
export function unpaidIn(words: ReadText): Found<PurposeWord>[] {
  return saidIn(words).filter(({ value }) => value === 'unpaid' || value === 'denied');
}

/** Verbs that say what a goal is for where it begins with them; words before them are those that lead up to a wish. */
const BEGINNING: ReadonlySet<PurposeWord> = new Set<PurposeWord>(['helping', 'visiting', 'finishing', 'reaching']);
const MOST_BEFORE = 3;

/** What a goal says of its purpose by the verb that it begins with. */
export function begunWith(text: string): Set<PurposeWord> {
  const [clause = ''] = clausesOf(text);
  const words = read(clause);
  const verbs = saidIn(words).filter(
    ({ value, start }) => BEGINNING.has(value) && start <= MOST_BEFORE && !isNegated(words, start),
  );
  const first = Math.min(...verbs.map(({ start }) => start));
  return new Set(verbs.filter(({ start }) => start === first).map(({ value }) => value));
}
