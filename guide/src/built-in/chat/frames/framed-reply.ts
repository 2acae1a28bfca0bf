import { type CardReply, cardReply } from '../card-reply.ts';
import type { MessageInContext } from '../in-context.ts';
import { shortAnswerOf } from '../knowledge/knowledge.ts';
import type { Desk } from '../slots.ts';
import { suggestionsAfter } from '../suggestions.ts';
import { framed } from './frames.ts';

/** What a message is about by words that only together say it; null when none do. */
export async function framedReply(
  message: string,
  said: MessageInContext,
  desk: Omit<Desk, 'slots'>,
): Promise<CardReply | null> {
  const { standing, chat, language } = desk;
  const found = framed(message, language);
  if (!found) return null;
  if (found.gives === 'trouble') return { text: chat.trouble, suggestions: suggestionsAfter(said, standing, chat) };
  if (found.gives === 'elsewhere') return { text: chat.elsewhere, suggestions: suggestionsAfter(said, standing, chat) };
  if (found.gives === 'topic') {
    const known = await shortAnswerOf(found.topic, language);
    const answered = { kind: 'explanation' as const, topic: found.topic, changed: false };
    return known && { text: known.answer, suggestions: suggestionsAfter(said, standing, chat), answered };
  }
  return cardReply(found.card, said, desk);
}
