import { type Found, PhraseBook, read, type ReadText } from '../../text/phrases.ts';
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

/** What a text says of its purpose, in the order in which it says it first. A phrase inside a longer one says nothing: “money” in “not for money” is no earning. */
export function purposeWordsIn(text: string): Set<PurposeWord> {
  const found = book.findAll(read(text));
  const isInLonger = (one: Found<PurposeWord>) =>
    found.some((other) => other.start <= one.start && other.end >= one.end && lengthOf(other) > lengthOf(one));
  return new Set(found.filter((one) => !isInLonger(one)).map(({ value }) => value));
}

/** Where a text says that no money is asked for something. */
export function unpaidIn(words: ReadText): Found<PurposeWord>[] {
  return book.findAll(words).filter(({ value }) => value === 'unpaid');
}

const lengthOf = ({ start, end }: Found<PurposeWord>) => end - start;
