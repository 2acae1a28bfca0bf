import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { learntFrom, understood } from './learnt.ts';
import { isOwn } from './whose.ts';

/** From here on, what answers the question for skills is what somebody wants to reach. */
const A_GOAL = 0.6;

/**
 * The goal that a short answer to the question for skills is, where the learnt reader hears one in all of it as soon as
 * it believes itself asked for something else: “bring the old orchard back to life”.
 */
export function goalRather(message: string, heard: ReadingContext): Mention | null {
  const [fact, ...others] = understood(message, { ...heard, asked: 'experience' }).facts;
  const isAll = fact?.kind === 'goal' && isOwn(fact) && others.length === 0 && fact.text.length * 2 > message.length;
  if (!fact || !isAll || fact.sureness < A_GOAL) return null;
  return learntFrom([fact], message, heard)[0] ?? null;
}
