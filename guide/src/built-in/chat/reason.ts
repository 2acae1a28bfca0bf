import { ASSISTANT, type Answered, type Language } from '@foothold/contract';
import { allAsks } from '../../chat/asks.ts';
import { whyLastWords } from '../../chat/lexicon.ts';
import { chatWords, type ChatWords } from '../../chat/words.ts';
import type { StepChatInput } from '../../guide.ts';
import { read } from '../../text/phrases.ts';
import { namesTask } from './account/reading.ts';

/** Answers of which it is known why they say what they say, by their topics. */
const reasonOf = new Map<string, keyof ChatWords['reasons']>([
  ...['customers', 'customers/first-ten-contacts', 'further/who-would-buy'].map(
    (topic) => [topic, 'customers'] as const,
  ),
  ...['price', 'money/no-idea-first-price', 'money/hourly-rate', 'money/price-per-piece'].map(
    (topic) => [topic, 'price'] as const,
  ),
]);

/** “Why so little”, “why does nobody answer”: with any other word it is asked for the reason of something else. */
const isOfLast = (message: string) => read(message).every(({ forms }) => forms.some((form) => whyLastWords.has(form)));

/** “Why those first?”, “why like that?”: the reason of the last answer; null where none is asked for, or none is known. */
export function reasonFor(
  { message, history }: StepChatInput,
  language: Language,
): { text: string; answered: Answered } | null {
  const last = history.at(-1);
  const answered = last?.sender === ASSISTANT ? last.record?.answered : undefined;
  const reason = answered && reasonOf.get(answered.topic);
  if (!reason || namesTask(message, language) || !isOfLast(message)) return null;
  const asks = allAsks(message);
  const isWhy = asks.length > 0 && asks.every(({ intent }) => intent === 'why');
  return isWhy ? { text: chatWords[language].reasons[reason], answered: { ...answered, changed: false } } : null;
}
