import type { Ability, AbortState, GuideContext } from '@foothold/guide';
import { childSignal, Stopped } from '../stop-reason.ts';

/** One question on its way through the models. */
export interface Question {
  ability: Ability;
  /** Whose tokens are spent. */
  seed: string;
  /** What providers are told instead. */
  person: string;
  signal: AbortSignal;
  /** When it is given up, on the clock of `performance.now()`. */
  deadline: number;
}

export const timeLeft = ({ deadline }: Question): number => deadline - performance.now();

/** Deadlines of questions by the signal they share: what a guide asks several times for one answer is one question. */
const deadlines = new WeakMap<AbortState, number>();

function deadlineOf({ signal }: GuideContext, totalMs: number): number {
  const deadline = (signal && deadlines.get(signal)) ?? performance.now() + totalMs;
  if (signal) deadlines.set(signal, deadline);
  return deadline;
}

export interface OpenQuestion {
  question: Question;
  /** Nobody needs an answer any more. */
  giveUp: () => void;
  /** Ends listening to those who asked. */
  close: () => void;
}

/** Opens a question that lasts `totalMs` at most, and no longer than somebody waits; `left` aborts as the context's own signal does. `atMostMs`: of that time, this one may take so much. */
export function openQuestion(
  ability: Ability,
  context: GuideContext,
  {
    person,
    totalMs,
    atMostMs,
    left,
  }: { person: string; totalMs: number; atMostMs?: number; left?: AbortSignal | undefined },
): OpenQuestion {
  const all = deadlineOf(context, totalMs);
  const deadline = atMostMs === undefined ? all : Math.min(all, performance.now() + atMostMs);
  const { signal, abort, close } = childSignal([context.signal, left].filter((one) => one !== undefined));
  return {
    question: { ability, seed: context.seed, person, signal, deadline },
    giveUp: () => abort(new Stopped('left')),
    close,
  };
}
