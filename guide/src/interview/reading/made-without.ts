import type { Language } from '@foothold/contract';
import { topicsIn } from '../../profile/facts.ts';
import { formsOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import { isDoneWith } from '../../work/deeds.ts';
import type { LimitRole } from '../../understand/limit-words/kinds.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';

/** Index of the first word that says that something is made, or what is; −1 where none does. */
export function firstMade(texts: readonly string[], found: readonly Found<LimitRole>[], language: Language): number {
  // A kitchen is where things are made.
  const rooms = new Set(found.flatMap(({ value, start }) => (value === 'room' ? [start] : [])));
  return texts.findIndex(
    (word, at) => isDoneWith([formsOf(word)], language) || (!rooms.has(at) && topicsIn(word).size > 0),
  );
}

/** Where a text says “without”, where it denies in no other way; nowhere else. */
function withoutsIn(words: ReadText, found: readonly Found<LimitRole>[], language: Language): number[] {
  const lacks = new Set(found.flatMap(({ value, start }) => (value === 'lacks' ? [start] : [])));
  const isDenying = negatorIn(language);
  const denials = words.flatMap((word, at) => (isDenying(word) ? [at] : []));
  return denials.every((at) => lacks.has(at)) ? denials : [];
}

/** Whether all that a wish denies is what it is to be done without, behind what is wished for: “weave without phone calls”. */
export function isDoneWithout(wish: string, language: Language): boolean {
  const words = read(wish);
  const [first = 0] = withoutsIn(words, limitBooks[language].findAll(words), language);
  return first > 0;
}

/** Whether all that a text denies is left out of something that is made: “sauces without sugar” refuses nothing. */
export function onlyLeavesOut(text: string, language: Language): boolean {
  const words = read(text);
  const found = limitBooks[language].findAll(words);
  const denials = withoutsIn(words, found, language);
  if (denials.length === 0) return false;
  const texts = words.map(({ from, to }) => text.slice(from, to));
  const made = firstMade(texts, found, language);
  return made >= 0 && denials.every((at) => at > made) && !found.some(({ value }) => value === 'needs');
}
