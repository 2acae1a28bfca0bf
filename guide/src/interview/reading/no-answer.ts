import { languages } from '@foothold/contract';
import { beginsWithNone, saysNone } from '../steering.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { saysOnlyWhen } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';
import { isTownSaid } from './town-behind.ts';
import { holdsWorkWord } from './work-words.ts';

/** Whether words are a number with its unit and nothing else. */
const isAmount = (words: string) =>
  quantitiesIn(words, languages).some(({ from, to }) => from === 0 && to === words.length);

/** A name that begins like a “no” is one word joined by dashes, in large letters: “Pas-de-Calais”. */
export const isNamedNo = (words: string): boolean => /^\p{Lu}[\p{L}'’]*(?:-[\p{L}'’]+)*-\p{Lu}/u.test(words.trim());

/** Whether words that were taken for a home are none: a time, a “no”, or what somebody does, written small. */
function isNoHome(words: string, message: string, heard: ReadingContext): boolean {
  const folded = flat(words);
  if (edgeWords[heard.language].until.exec(folded)?.index === 0 || saysOnlyWhen(words)) return true;
  if (isTownSaid(words, message, heard)) return false;
  const isDone = /^\p{Ll}+$/u.test(words) && holdsWorkWord(words, heard.language);
  return (!isNamedNo(words) && beginsWithNone(folded, heard.language)) || isDone || isAmount(folded);
}

/** Whether what was taken for a home or for schooling, since that was asked for, says nothing of the kind. */
export function isNoAnswer(one: Mention, message: string, heard: ReadingContext): boolean {
  if (one.field === 'location') return isNoHome(wordsOf(one), message, heard);
  if (one.field !== 'education') return false;
  const folded = flat(wordsOf(one));
  return saysNone(folded, 'education') || saysOnlyWhen(folded) || isAmount(folded);
}
