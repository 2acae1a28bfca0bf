import { type CardReply, cardReply, topicReply } from '../card-reply.ts';
import type { MessageInContext } from '../in-context.ts';
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
  if (found.gives === 'trouble' || found.gives === 'elsewhere')
    return { text: chat[found.gives], suggestions: suggestionsAfter(said, standing, chat) };
  return found.gives === 'topic' ? topicReply(found.topic, said, desk) : cardReply(found.card, said, desk);
}
