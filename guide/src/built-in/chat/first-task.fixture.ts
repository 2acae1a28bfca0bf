import type { Language } from '@foothold/contract';
import type { StepChatInput } from '../../guide.ts';
import { mechanic, now, planIn } from '../adapt/test-plan.fixture.ts';
import { stepChat } from './step-chat.ts';

export type History = StepChatInput['history'];

/** A message at the first task of the mechanic's plan. */
export async function atFirstTask(language: Language, message: string, history: History = []): Promise<StepChatInput> {
  const plan = await planIn(language);
  const [step] = plan.steps;
  return {
    profile: mechanic,
    plan,
    stepId: step?.step_id ?? '',
    substepId: step?.substeps[0]?.substep_id ?? '',
    history,
    message,
  };
}

/** What is said to it. */
export async function replyTo(language: Language, message: string, history: History = []) {
  const input = await atFirstTask(language, message, history);
  for await (const event of stepChat(input, { language, now, seed: '' })) if (event.type === 'done') return event;
  throw new Error('The reply has no end');
}

/** The record of a reply that gave nothing. */
export const blank = { asks: null, act: null, before: [] };
