import { type Answered, ASSISTANT, type Language } from '@foothold/contract';
import type { Ask, ChatIntent } from '../../../chat/intents.ts';
import type { StepChatInput } from '../../../guide.ts';
import { kindOfTopic } from '../knowledge/kinds/classes.ts';
import { isFeared, namesBuyer } from './frames.ts';

/** Whether a last answer was about those who buy, are written to or come. */
function isOfBuyers({ kind, topic, message }: Answered): boolean {
  if (message !== undefined || ['customers', 'silence', 'price'].includes(topic)) return true;
  return kind !== 'fact' && topic.includes('/') && kindsOfBuyers.has(kindOfTopic(topic));
}

/** Kinds of short answers that speak of those who buy. */
const kindsOfBuyers: ReadonlySet<string> = new Set([
  'paying-less',
  'being-paid',
  'cancelled',
  'finding-customers',
  'silence',
  'complaint',
  'too-much-asked',
  'with-the-customer',
]);

/**
 * Behind an answer, what is feared of what comes gets what holds whatever it is; behind a sum it is a figure, and who is
 * meant is known only where buyers were spoken of.
 */
export function isFearedThen({ message, history }: StepChatInput, language: Language): boolean {
  const record = history.at(-1)?.record;
  const last = record?.answered;
  if (last?.kind === 'sum' || record?.act === 'asked-of-danger') return false;
  const before = history.findLast(({ sender }) => sender !== ASSISTANT)?.content ?? '';
  const ofBuyers = (last !== undefined && isOfBuyers(last)) || namesBuyer(before, language);
  return (last !== undefined || ofBuyers) && isFeared(message, language, ofBuyers);
}

/** What is said behind any trouble: “now what”, “no idea”. */
const behindTrouble: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['next', 'stuck', 'dont-know']);

/** Whether what is asked says less than what it is asked about. */
export const isMere = ({ intent, weak, bare }: Ask): boolean =>
  behindTrouble.has(intent) || (intent === 'how' && (weak || bare === true));
