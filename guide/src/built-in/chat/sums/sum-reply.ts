import type { Answered } from '@foothold/contract';
import type { GuideContext, StepChatInput } from '../../../guide.ts';
import { chatWords } from '../../../chat/words.ts';
import { figureTold } from './figure-told.ts';
import { sumInTalk } from './in-talk.ts';
import { repeatsSum } from './unsure.ts';

/** A reply made of figures; without `answered` it asks for them once more. */
interface SumReply {
  text: string;
  suggestions: string[];
  answered?: Answered;
}

/** The sum that is asked for, the question for what it lacks, or what was said of a figure of the sum before. */
export function sumReply(input: StepChatInput, context: GuideContext): SumReply | null {
  const { language } = context;
  const sum = sumInTalk(input, context);
  if (sum && repeatsSum(sum, input, language)) return { text: chatWords[language].unsure_sum, suggestions: [] };
  if (sum) return { text: sum.text, suggestions: [], answered: { kind: 'sum', topic: sum.formula, changed: false } };
  const told = figureTold(input, language);
  return told && { ...told, suggestions: [] };
}
