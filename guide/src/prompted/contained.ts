import type { GuideContext } from '../guide.ts';
import type { ObjectPrompt, Prompt } from './ask.ts';
import { leaks } from './containment/canary.ts';

/** What is told to a model that repeats its instructions. */
export const LEAK = 'it repeats the instructions: write about the person and their business only';

/** Whether an answer, or a part of one, repeats the instructions it was asked with. */
export type Leaks = (raw: unknown) => boolean;

export function leakIn({ instructions }: Prompt, { seed }: GuideContext): Leaks {
  return (raw) => leaks(JSON.stringify(raw) ?? '', instructions, seed);
}

/** A question whose answer is refused when it repeats the instructions. */
export function contained<Value>(prompt: ObjectPrompt<Value>, context: GuideContext): ObjectPrompt<Value> {
  const leak = leakIn(prompt, context);
  return { ...prompt, read: (raw) => (leak(raw) ? { ok: false, issues: [LEAK] } : prompt.read(raw)) };
}
