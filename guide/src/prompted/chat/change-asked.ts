import { ASSISTANT } from '@foothold/contract';
import { readRequests } from '../../adapt/requests/read.ts';
import { asksOf } from '../../chat/asks.ts';
import { mayAsk } from '../../chat/changes/asked.ts';
import type { ChatIntent } from '../../chat/intents.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { flat } from '../../interview/reading/message.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { wishesIn } from '../../understand/wishes.ts';
import type { Table } from './proposals/read.ts';

/** What somebody asks who wants to know or have something, or only greets and thanks; the plan may stay as it is. */
const leavesPlan: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  ...(['hello', 'thanks', 'another', 'ai', 'instructions', 'expert', 'guarantee', 'off-topic', 'can-do'] as const),
  ...(['legal', 'tax', 'health', 'investment', 'risk', 'why', 'how', 'progress', 'next', 'how-long'] as const),
  ...(['template', 'example', 'price', 'cost', 'tools', 'customers'] as const),
]);

/** Thanks of more words tell something besides. */
const LONGEST_COURTESY = 8;
/** Shorter words say nothing of what a request is about. */
const SHORTEST = 4;

const wordsOf = (text: string) =>
  tokensOf(text).flatMap(({ word }) => (word.length >= SHORTEST || /\d/u.test(word) ? formsOf(word) : []));

/** Whether a sentence is known to ask for something else: a question that is understood, a greeting, thanks. */
function isElse(sentence: string): boolean {
  const asks = asksOf(sentence);
  const isShort = /[?？]/u.test(sentence) || tokensOf(sentence).length <= LONGEST_COURTESY;
  return isShort && asks.length > 0 && asks.every(({ intent }) => leavesPlan.has(intent));
}

/**
 * Whether nobody asked for the change of the plan that a model suggests: every sentence of the message is known to ask for
 * something else, none of its words asks for a change or tells of too much or too little, and it says nothing that the
 * change is about. What is not known so is taken as asked for, since people ask in words that no list holds.
 */
export function isUnasked(request: string, { input, language, now }: Table): boolean {
  const { message, history } = input;
  // An answer to what the guide has just asked or offered is understood by that.
  const last = history.at(-1);
  if (last?.sender === ASSISTANT && last.content.trimEnd().endsWith('?')) return false;
  const sentences = message.match(/[^.!?？\n]+[.!?？]*/gu)?.filter((one) => /\p{L}/u.test(one)) ?? [];
  if (sentences.length === 0 || !sentences.every(isElse)) return false;
  if (mayAsk({ message, spoken: languagesOf(flat(message), language) })) return false;
  const { requests, rest, hours } = readRequests(message, { before: null, language, now });
  if (requests.length > 0 || hours !== null || wishesIn(rest).length > 0) return false;
  const said = new Set(wordsOf(message));
  return !wordsOf(request).some((word) => said.has(word));
}
