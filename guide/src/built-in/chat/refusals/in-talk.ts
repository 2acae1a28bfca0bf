import { ASSISTANT, type Language } from '@foothold/contract';
import { chatWords } from '../../../chat/words.ts';
import type { StepChatInput } from '../../../guide.ts';
import { fill } from '../../../text/fill.ts';
import { remembered } from '../../../text/remembered.ts';
import { shownInside } from '../slots.ts';
import { readRequest } from '../talk/requests.ts';
import { heeding } from './heed.ts';
import { heardIn, type Refusal } from './refusals.ts';

/** Turns of the person in which something may have been ruled out. */
const TURNS_BACK = 12;

const heard = remembered(heardIn);

/** A question of a talk without what it rules out, and all that was ruled out up to it. */
export interface Asked {
  input: StepChatInput;
  /** Ruled out beside the question. */
  now: readonly Refusal[];
  before: readonly Refusal[];
}

/** What a message rules out, and what it asks beside that; “tell Ada I can't make it” rules out nothing: it is said to her. */
function heardBy(message: string, language: Language) {
  const found = heard(message, language);
  const isText = found.refusals.length > 0 && readRequest(message, language)?.isWhole === true;
  return isText ? { refusals: [], question: '' } : found;
}

/** What a message asks beside what it rules out, with what was ruled out before it in the talk. */
export function refusedIn(input: StepChatInput, language: Language): Asked {
  const own = input.history.filter(({ sender }) => sender !== ASSISTANT).slice(-TURNS_BACK);
  const before = own.flatMap(({ content }) => heardBy(content, language).refusals);
  const { refusals, question } = heardBy(input.message, language);
  if (question === '') return { input, now: [], before };
  return { input: { ...input, message: question }, now: refusals, before };
}

/** A reply that asks for nothing that was ruled out, and says that it was heard. */
export function withRefusals(text: string, { input, now, before }: Asked, language: Language): string {
  if (now.length + before.length === 0) return text;
  const words = chatWords[language].refusal;
  const kept = heeding(text, [...now, ...before], language);
  const step = input.plan.steps.find(({ step_id }) => step_id === input.stepId);
  const substep = step?.substeps.find(({ substep_id }) => substep_id === input.substepId);
  const rest = kept ?? fill(words.nothing, { title: shownInside(substep?.title ?? step?.title ?? '') });
  if (now.length === 0) return rest;
  return `${fill(words.heard, { refused: shownInside(now.map(({ said }) => said).join(', ')) })}\n\n${rest}`;
}
