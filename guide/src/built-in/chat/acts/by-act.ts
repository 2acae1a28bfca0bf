import type { ChatIntent } from '../../../chat/intents.ts';
import type { Memory } from '../../../guide.ts';
import { fieldsAnswer, type LikelyFields } from '../account/account.ts';
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

/** A figure half as likely as the likeliest may be meant as well: “how many hours did I say, and how much”. */
const ALSO = 0.5;

/** The figures of the profile that a message is likely to ask for, the likeliest first; null where something else is likelier. */
export function fieldsMeant(message: string, least: number): LikelyFields | null {
  const likely = [...chatActReader.likelihoods(message)].toSorted(([, one], [, other]) => other - one);
  const asked = likely.flatMap(([act, share]) => {
    const field = fieldOfAct[act];
    return field ? [{ field, share }] : [];
  });
  const [first] = asked;
  const most = likely[0]?.[1] ?? 0;
  if (!first || first.share < most || asked.reduce((all, { share }) => all + share, 0) < least) return null;
  const others = asked.slice(1).filter(({ share }) => share >= ALSO * first.share);
  return [first.field, ...others.map(({ field }) => field)];
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
  if (field) return { ...fieldsAnswer([field], { standing, memory: [...memory] }), suggestions: suggestions() };
  if (act === 'local') return { text: chat.elsewhere, suggestions: suggestions() };
  if (act === 'sum') return { text: chat.unsure_sum, suggestions: suggestions() };
  const intent = cardOfAct[act];
  return intent ? cardReply(intent, said, desk) : null;
}
