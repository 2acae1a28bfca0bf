import type { Language } from '@foothold/contract';
import { topicsIn } from '../../profile/facts.ts';
import { formsOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { type Found, read } from '../../text/phrases.ts';
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

/** Whether all that a text denies is left out of something that is made: “sauces without sugar” refuses nothing. */
export function onlyLeavesOut(text: string, language: Language): boolean {
  const words = read(text);
  const found = limitBooks[language].findAll(words);
  const lacks = new Set(found.flatMap(({ value, start }) => (value === 'lacks' ? [start] : [])));
  const isDenying = negatorIn(language);
  const denials = words.flatMap((word, at) => (isDenying(word) ? [at] : []));
  if (denials.length === 0 || !denials.every((at) => lacks.has(at))) return false;
  const texts = words.map(({ from, to }) => text.slice(from, to));
  const made = firstMade(texts, found, language);
  return made >= 0 && denials.every((at) => at > made) && !found.some(({ value }) => value === 'needs');
}
