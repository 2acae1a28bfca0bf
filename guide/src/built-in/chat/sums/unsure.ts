import { ASSISTANT, type Language } from '@foothold/contract';
import type { StepChatInput } from '../../../guide.ts';
import { namesTask } from '../account/reading.ts';
import { chatActReader } from '../acts/acts.ts';
import { goesOn } from '../goes-on.ts';
import { readRequest } from '../talk/requests.ts';
import { asksForSum, figuresTold, isReckoning, type SumAnswer, valuesTold } from './sums.ts';

/** From so many figures on a message is a sum sooner than what a word of it sounds like. */
const TOLD_AS_SUM = 3;
/** With two it is where a sum, or a change of one, is this likely. */
const SURELY = 0.4;

/** How likely a message wants figures worked out, or a sum changed. */
export function likelihood(message: string): number {
  const acts = chatActReader.likelihoods(message);
  return (acts.get('sum') ?? 0) + (acts.get('sumchange') ?? 0);
}

/** Behind a message to copy figures may be said of that, and where something is to be written they stand in it. */
const isOfText = ({ message, history }: StepChatInput, language: Language) =>
  history.at(-1)?.record?.answered?.message !== undefined || readRequest(message, language) !== null;

/** Whether figures are to be worked out that found no place. */
export const isUnsureSum = (input: StepChatInput, language: Language): boolean =>
  asksForSum(input.message, language) || (!isOfText(input, language) && isReckoning(input.message, language));

/** Whether that is surer than what a phrase of the message says; who names the task asks of that. */
export function isPlainlySum(input: StepChatInput, language: Language): boolean {
  const { message } = input;
  if (isOfText(input, language) || namesTask(message, language) || !isReckoning(message, language)) return false;
  return figuresTold(message, language) >= TOLD_AS_SUM || likelihood(message) >= SURELY;
}

/** Whether so many figures are told as a sum has, of no task. */
export const tellsFigures = (input: StepChatInput, language: Language): boolean =>
  figuresTold(input.message, language) >= TOLD_AS_SUM &&
  !namesTask(input.message, language) &&
  !isOfText(input, language);

/** Whether the person asked for a sum right before. */
function isBehindSum({ history }: StepChatInput, language: Language): boolean {
  if (history.at(-1)?.record?.answered?.kind === 'sum') return true;
  const before = history.findLast(({ sender }) => sender !== ASSISTANT)?.content;
  return before !== undefined && isReckoning(before, language);
}

/**
 * Whether a message goes on with the sum before it by a figure that found no place there: “and if I do it in 4 hours”
 * asks for no price of an hour.
 */
export function goesOnWithSum(input: StepChatInput, language: Language): boolean {
  const { message } = input;
  if (figuresTold(message, language) === 0 || isOfText(input, language)) return false;
  const isChange = goesOn(message) || chatActReader.likeliest(message, 0) === 'sumchange';
  return isChange && isBehindSum(input, language);
}

/** Turns in which a figure may have been told before. */
const TOLD_BACK = 20;

/** Whether a sum comes out word for word as one before, though the message brings a new figure: that found no place. */
export function repeatsSum(
  { text, missing }: SumAnswer,
  { message, history }: StepChatInput,
  language: Language,
): boolean {
  const isSaid = history.some(({ sender, content }) => sender === ASSISTANT && content.includes(text));
  if (missing !== null || !isSaid) return false;
  const known = history.slice(-TOLD_BACK).flatMap(({ content }) => valuesTold(content, language));
  return valuesTold(message, language).some((value) => !known.includes(value));
}
