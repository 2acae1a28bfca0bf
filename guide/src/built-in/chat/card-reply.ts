import type { Answered } from '@foothold/contract';
import type { ChatIntent } from '../../chat/intents.ts';
import { cardOf } from './answer.ts';
import type { MessageInContext } from './in-context.ts';
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
