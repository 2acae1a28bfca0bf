import {
  ASSISTANT,
  type AskedField,
  askedFields,
  fieldOf,
  isFilled,
  type Profile,
  type ReplyAct,
} from '@foothold/contract';
import type { ChatTurn } from '../guide.ts';
import { requiredFields } from './fields.ts';

/** Whether a reply spoke of danger and of nothing else. */
export function isCare(turn: ChatTurn | undefined): boolean {
  const act = turn?.record?.act;
  return act === 'asked-of-danger' || act === 'answered-with-care';
}

/** The last reply of the interview itself: what care asks between leaves its question open. */
const lastReply = (history: readonly ChatTurn[]) =>
  history.findLast((turn) => turn.sender === ASSISTANT && !isCare(turn));

/** What the assistant asked last; null when it asked nothing. */
export function askedLast(history: readonly ChatTurn[]): AskedField | null {
  return lastReply(history)?.record?.asks ?? null;
}

/** What the last reply did that this one must know; null when nothing. */
export function didLast(history: readonly ChatTurn[]): ReplyAct | null {
  return lastReply(history)?.record?.act ?? null;
}

/** How often a field was asked for. */
export function timesAsked(history: readonly ChatTurn[], field: AskedField): number {
  return history.filter(({ record }) => record?.asks === field).length;
}

/** What is not known yet and may be asked for, in the order it is asked. */
export function openFields(profile: Profile): AskedField[] {
  return askedFields.filter((field) => !isFilled(profile, field) && !fieldOf(field).onlyTold);
}

export interface Question {
  field: AskedField;
  /** 0 for the first time. */
  asked: number;
}

/**
 * What to ask next: the first thing that is not known. What ideas can't be made without is asked twice at the most,
 * everything else once, so that nobody is asked again what they chose not to say. null when nothing is left.
 */
export function nextQuestion(profile: Profile, history: readonly ChatTurn[]): Question | null {
  for (const field of openFields(profile)) {
    const asked = timesAsked(history, field);
    if (asked < (requiredFields.includes(field) ? 2 : 1)) return { field, asked };
  }
  return null;
}
