import type { GuideContext, StepChatInput } from '../../../guide.ts';
import { dangerNamed } from '../../../care/distress.ts';
import { isUnlawful, lawRead } from '../../../reader/law.ts';
import { allAsks } from '../../../chat/asks.ts';
import { type Ask, chatIntents } from '../../../chat/intents.ts';
import { LONGEST } from './reading.ts';
import { readRequest } from '../talk/requests.ts';
import { asksForSum, type SumAnswer, sumFor } from './sums.ts';

/** Turns of the person that a sum is looked for in. */
const SUMS_BACK = 10;

/** Whether a message wants what no help is given with, by its words or as it is read. */
export function isRefused(message: string): boolean {
  const asks = allAsks(message);
  // A lone word of a promise is no question for one where a sum is asked for, and what was invested in cloth is a cost.
  const isWord = ({ intent, bare }: Ask) => bare === true && (intent === 'guarantee' || intent === 'investment');
  const named = asks.some((ask) => chatIntents.indexOf(ask.intent) <= chatIntents.indexOf('health') && !isWord(ask));
  // A tax that is left out is one not paid, or one not yet reckoned.
  const isOfTax = asks.some(({ intent }) => intent === 'tax') && lawRead(message) !== null;
  // What is understood as a sum has to be plainer to be taken for something else.
  return named || isOfTax || isUnlawful(message, true);
}

/** “Give me 3 examples” behind the question for a price names none; other wishes stand in sums as well. */
const asksForExamples = (message: string) => allAsks(message).some(({ intent }) => intent === 'example');

/** Whether danger was heard in a message: no sum goes on from it, nor takes a figure of it. */
function isHeldBack(history: StepChatInput['history'], at: number): boolean {
  const [turn, reply] = [history[at], history[at + 1]];
  if (!turn || reply?.record?.answered) return false;
  return reply?.record?.act === 'asked-of-danger' || dangerNamed(turn.content) !== null;
}

/** The person's last messages that a sum may be told in, the newest last; none in which danger was heard. */
export const earlierOwn = (history: StepChatInput['history']): string[] =>
  history
    .flatMap(({ sender, content }, at) =>
      sender === 'user' && content.length <= LONGEST && !isHeldBack(history, at) ? [content] : [],
    )
    .slice(-SUMS_BACK);

/**
 * The sum a message asks for in a talk about a plan, or the one before as it changes it. null when it asks for none, or
 * for one that no help is given with.
 */
export function sumInTalk(
  { message, history, profile }: StepChatInput,
  { language, now }: GuideContext,
): SumAnswer | null {
  const earlier = earlierOwn(history);
  const told = { message, earlier: earlier.toReversed(), profile, today: now };
  const sum = sumFor(told, language);
  // Figures and words of sums alone speak of nothing that is refused: “and if I sell it at 10” goes on with a lawful one.
  // “A message to her: 30 jars at 4.50” is no sum.
  const isToWrite = sum !== null && readRequest(message, language) !== null && !asksForSum(message, language);
  if (!sum || isToWrite || (!sum.plain && (isRefused(message) || asksForExamples(message)))) return null;
  // What was refused is no sum to go on with.
  const kept = earlier.filter((one) => !isRefused(one));
  return kept.length === earlier.length ? sum : sumFor({ ...told, earlier: kept.toReversed() }, language);
}
