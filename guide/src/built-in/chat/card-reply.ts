import type { Answered } from '@foothold/contract';
import type { ChatIntent } from '../../chat/intents.ts';
import { cardOf } from './answer.ts';
import type { MessageInContext } from './in-context.ts';
import { shortAnswerOf } from './knowledge/knowledge.ts';
import type { Desk } from './slots.ts';
import { suggestionsAfter } from './suggestions.ts';
import { answeredBy } from './talk/answered.ts';

/** A reply with what it gave, where it gave anything. */
export interface CardReply {
  text: string;
  suggestions: string[];
  answered?: Answered;
}

/** The reply of one card, whose intent was found by other means than a phrase. */
export function cardReply(intent: ChatIntent, said: MessageInContext, desk: Omit<Desk, 'slots'>): CardReply {
  const { standing, chat, language } = desk;
  const ask = { intent, purpose: null, minutes: null, weak: false };
  const asking = { ...said, asks: [ask] };
  const answered = answeredBy(asking, 'cards', standing, language);
  const text = cardOf(ask, asking, desk);
  return { text, suggestions: suggestionsAfter(asking, standing, chat), ...(answered ? { answered } : {}) };
}

/** The short answer of a topic that was found by other means, as a reply; null where there is none. */
export async function topicReply(
  topic: string,
  said: MessageInContext,
  { standing, chat, language }: Omit<Desk, 'slots'>,
): Promise<CardReply | null> {
  const known = await shortAnswerOf(topic, language);
  const answered = { kind: 'explanation' as const, topic, changed: false };
  return known && { text: known.answer, suggestions: suggestionsAfter(said, standing, chat), answered };
}
