import type { Language } from '@foothold/contract';
import { type Care, careFor } from '../care/care.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';

const PARTS = /[^.,;:!?\n()…]+[.,;:!?\n()…]*/gu;

/** A message without the clauses that say what somebody can't or won't do at work. */
function withoutLimits(message: string, language: Language): string {
  return message.replace(PARTS, (part) => (ruledOutIn(part, language).size > 0 ? ' ' : part));
}

/**
 * What to say to somebody who may be in danger. “I can't lift since the operation” has the words of distress and is a
 * limit of work: where a message tells one, it has to be plainer as a whole, and what stands beside it is read by itself.
 */
export function careBesideLimits(message: string, language: Language, place: string, known: boolean): Care | null {
  const care = careFor(message, language, place, known);
  const rest = care === null ? message : withoutLimits(message, language);
  if (rest === message) return care;
  const beside = careFor(rest, language, place, known);
  return beside?.sure ? beside : (careFor(message, language, place, true) ?? beside);
}
