import type { ChatIntent } from '../../../chat/intents.ts';
import type { Memory } from '../../../guide.ts';
import { fieldAnswer } from '../account/account.ts';
import type { AccountField } from '../account/words.ts';
import { type CardReply, cardReply } from '../card-reply.ts';
import type { MessageInContext } from '../in-context.ts';
import type { Desk } from '../slots.ts';
import { suggestionsAfter } from '../suggestions.ts';
import { chatActReader } from './acts.ts';
import type { ChatAct } from './classes.ts';

/** Acts that a card answers. */
const cardOfAct: Partial<Record<ChatAct, ChatIntent>> = {
  message: 'template',
  example: 'example',
  why: 'why',
  how: 'how',
  customers: 'customers',
  price: 'price',
  afraid: 'afraid',
  notime: 'no-time',
  progress: 'progress',
  next: 'next',
  change: 'change',
  rules: 'legal',
};

/** Acts that ask for a figure of the profile. */
const fieldOfAct: Partial<Record<ChatAct, AccountField>> = { hours: 'hours', budget: 'budget', goal: 'goals' };

/** The figure of the profile that a message is likely to ask for. */
export function fieldMeant(message: string, least: number): AccountField | null {
  const act = chatActReader.likeliest(message, least);
  return (act && fieldOfAct[act]) ?? null;
}

/** What is said to a message by what it is likely for, where nothing nearer was found; null where that helps nobody. */
export function byAct(
  act: ChatAct,
  said: MessageInContext,
  desk: Omit<Desk, 'slots'>,
  memory: readonly Memory[],
): CardReply | null {
  const { standing, chat } = desk;
  const suggestions = () => suggestionsAfter(said, standing, chat);
  const field = fieldOfAct[act];
  if (field) return { ...fieldAnswer(field, { standing, memory: [...memory] }), suggestions: suggestions() };
  if (act === 'local') return { text: chat.elsewhere, suggestions: suggestions() };
  if (act === 'sum') return { text: chat.unsure_sum, suggestions: suggestions() };
  const intent = cardOfAct[act];
  return intent ? cardReply(intent, said, desk) : null;
}
