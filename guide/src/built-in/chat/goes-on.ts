import { followUpWords } from '../../chat/lexicon.ts';
import { read } from '../../text/phrases.ts';

/** Longest message that goes on with the question before it, in words. */
const LONGEST_FOLLOW_UP = 8;

/** Whether a message begins as one does that goes on with what was asked before: “and if …”. */
export function goesOn(message: string): boolean {
  const words = read(message);
  return words.length <= LONGEST_FOLLOW_UP && followUpWords.findAll(words).some(({ start }) => start === 0);
}
