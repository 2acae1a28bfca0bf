import { wordsOf } from './fold.ts';

/** Titles and skills are named in few words; more are rather a sentence that stood there. */
const MAX_WORDS = 8;

/** Whether a title or a skill has more words than one has. */
export function isTooLong(name: string): boolean {
  return wordsOf(name).length > MAX_WORDS;
}
