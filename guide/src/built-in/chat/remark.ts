import { ASSISTANT } from '@foothold/contract';
import type { ChatTurn } from '../../guide.ts';
import { read } from '../../text/phrases.ts';
import { asksOf } from '../../chat/asks.ts';
import { asksAt, remarkWords } from '../../chat/lexicon.ts';

/** Whoever says more tells something new. */
const MOST_WORDS = 10;

/** Topics of short answers stand in a batch: “money/deposits”. */
const isShortAnswer = (topic: string) => topic.includes('/');

/**
 * “And she is eleven”, “but it is raining there”: said of the short answer before it, and asking nothing. Read by
 * itself it would find whatever its words name.
 */
export function isRemark(message: string, history: readonly ChatTurn[]): boolean {
  const last = history.at(-1);
  const topic = last?.sender === ASSISTANT ? last.record?.answered?.topic : undefined;
  if (topic === undefined || !isShortAnswer(topic) || message.includes('?')) return false;
  const words = read(message);
  if (words.length > MOST_WORDS || !remarkWords.findAll(words).some(({ start }) => start === 0)) return false;
  // “But how”, “mas o que”: what begins as a remark asks behind its first word.
  if (asksAt(words, 1)) return false;
  return asksOf(message).every(({ weak, bare }) => weak || bare);
}
