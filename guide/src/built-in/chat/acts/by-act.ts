import type { Language } from '@foothold/contract';
import type { ChatIntent } from '../../../chat/intents.ts';
import { questionsNear } from '../../../chat/lexicon.ts';
import { read } from '../../../text/phrases.ts';
import type { Memory } from '../../../guide.ts';
import { fieldsAnswer, type LikelyFields } from '../account/account.ts';
import type { AccountField } from '../account/words.ts';
import { type CardReply, cardReply } from '../card-reply.ts';
import type { MessageInContext } from '../in-context.ts';
import { namesAnother } from '../frames/frames.ts';
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

/** A figure a third as likely as the likeliest may be meant as well: “how many hours did I say, and how much”. */
const ALSO = 1 / 3;

/** Whether a message asks for more than one thing: “how many … and how much …”. */
function asksTwice(message: string): boolean {
  const words = read(message);
  return questionsNear(words, 0, words.length).length > 1;
}

/**
 * The figures of the profile that a message is likely to ask for, the likeliest first; null where something else is
 * likelier, or where somebody else is named: what she said she needs is no figure of one's own.
 */
export function fieldsMeant(message: string, least: number, language: Language): LikelyFields | null {
  if (namesAnother(message, language)) return null;
  const likely = [...chatActReader.likelihoods(message)].toSorted(([, one], [, other]) => other - one);
  const asked = likely.flatMap(([act, share]) => {
    const field = fieldOfAct[act];
    return field ? [{ field, share }] : [];
  });
  const [first] = asked;
  const most = likely[0]?.[1] ?? 0;
  if (!first || first.share < most || asked.reduce((all, { share }) => all + share, 0) < least) return null;
  const others = asksTwice(message) ? asked.slice(1).filter(({ share }) => share >= ALSO * first.share) : [];
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
