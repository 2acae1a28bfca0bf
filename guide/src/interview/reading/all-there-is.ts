import type { AskedField } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { KIN } from './number-mentions.ts';
import { isRefusal, wordsOf } from './refusals.ts';
import { SURE } from './unsure.ts';
import { holdsWorkWord } from './work-words.ts';

/** Questions whose answers are known by their words. */
const BY_WORDS: ReadonlySet<AskedField> = new Set(['skills', 'hobbies']);

/** As many things are answered in one breath, of as many words; a sentence about something else has more. */
const MOST = 6;
const MOST_WORDS = 4;

/**
 * Whether a mention is of all that a message says: the learnt reader heard nothing in it, and the grammar an answer to what
 * was asked, by a word of work in one of its items. Without it all would be lost: “j’ai fait basse tension et un peu de
 * plomberie”.
 */
export function isAllThereIs(
  one: Mention,
  { facts, said, heard }: { facts: readonly Fact[]; said: readonly Mention[]; heard: ReadingContext },
): boolean {
  const { asked, language } = heard;
  if (one.field !== asked || !BY_WORDS.has(asked) || facts.some(({ sureness }) => sureness >= SURE)) return false;
  const items = said.filter(({ field }) => field === asked);
  const isElse = (words: string) =>
    words.split(' ').length > MOST_WORDS || KIN.test(flat(words)) || isRefusal(words, language);
  if (items.some((item) => isElse(wordsOf(item)))) return false;
  return items.length <= MOST && items.some((item) => holdsWorkWord(wordsOf(item), language));
}
