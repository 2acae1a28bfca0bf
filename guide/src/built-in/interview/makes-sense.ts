import type { Mention } from '../../interview/fields.ts';

/** Runs of one row of the keyboard, and one sign over and over. */
const MASHED = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[yz]u|zxcv|xcvb|(.)\1{4}/u;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/u;

/** Whether a message can be an answer in words: no mashed keys, and no question where an answer was expected. */
export function makesSense(folded: string, question: boolean, said: readonly Mention[]): boolean {
  const numbers = said.some(({ value }) => typeof value === 'number');
  if (numbers) return true;
  const words = folded.match(/\p{L}+/gu) ?? [];
  const mashed = words.filter((word) => MASHED.test(word) || CONSONANTS.test(word));
  if (mashed.length * 2 >= words.length) return false;
  return !question || words.length > 12;
}
