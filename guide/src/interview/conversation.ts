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
import { cleaned, flat } from './reading/message.ts';
import { type Request, requestIn } from './requests.ts';

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

/** What steers the interview and is nevertheless a try to answer. */
const TRIED: ReadonlySet<Request | null> = new Set([null, 'sound', 'told already']);

/** How often a field was asked for once more, since what was said to it was not understood or told something else. */
export function timesMissed(history: readonly ChatTurn[], field: AskedField): number {
  const tries = history.filter(({ record }, at) => {
    const before = history[at - 1];
    return record?.asks === field && (before?.sender !== 'user' || TRIED.has(requestIn(flat(cleaned(before.content)))));
  });
  return Math.max(0, tries.length - 1);
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
 * What to ask next: the first thing that is not known and was not asked for. What ideas can't be made without comes once
 * more behind all that, everything else once, so that nobody is asked again what they chose not to say. null when nothing is left.
 */
export function nextQuestion(
  profile: Profile,
  history: readonly ChatTurn[],
  except: AskedField | null = null,
): Question | null {
  const open = openFields(profile).filter((field) => field !== except);
  const fresh = open.find((field) => timesAsked(history, field) === 0);
  if (fresh) return { field: fresh, asked: 0 };
  const needed = open.find((field) => requiredFields.includes(field) && timesAsked(history, field) === 1);
  return needed ? { field: needed, asked: 1 } : null;
}
