import type { Language } from '@foothold/contract';
import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import { exactDateIn } from '../../../understand/deadline.ts';
import { cueWords } from './cues.ts';

/** Words of a date: “the 1st of March 2027”. */
const DATE_WORDS = 5;

/** The words behind “until” from the first number or name on; none where the name is no day's, as in “until the fair”. */
export function dayBehind(text: string, at: number, language: Language): string[] {
  const words = cueWords[language];
  const tokens = tokensIn(flat(text.slice(at)));
  const isSmall = (word: string) => words.stop.has(word) || words.per.has(word) || words.joins.has(word);
  const first = tokens.findIndex(({ word, digits }) => digits || (/^\p{L}/u.test(word) && !isSmall(word)));
  const start = tokens[first];
  const last = tokens[Math.min(tokens.length, first + DATE_WORDS) - 1];
  if (!start || !last) return [];
  return start.digits || namesDay(start.word) ? [text.slice(at + start.from, at + last.to)] : [];
}

/** Whether a word is a month or Christmas, whatever the year. */
const namesDay = (word: string) => exactDateIn(word, 0) !== null;
