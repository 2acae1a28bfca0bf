import { type FailureKind, ModelFailure } from '@foothold/guide';
import type { Breaker } from './breaker.ts';
import type { ModelEntry } from './provider.ts';
import { type Question, timeLeft } from './question.ts';

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; kind: FailureKind };

/** Failures that another model would share, or that are nobody's to cure; `resting` is a place that did not come free. */
const endings = new Set<FailureKind>(['refused', 'aborted', 'over-budget', 'resting']);

export interface Chain {
  entries: readonly ModelEntry[];
  breaker: Pick<Breaker, 'isResting' | 'report'>;
  /** Time a model must at least have had before a timeout is held against it, in milliseconds. */
  fairMs: number;
}

/**
 * Asks the models in order until one answers; those that rest are left out. `mayMoveOn` says whether another may still
 * be asked. Throws `ModelFailure` with the last one's kind.
 */
export async function firstAnswer<Value>(
  { entries, breaker, fairMs }: Chain,
  question: Question,
  ask: (entry: ModelEntry) => Promise<Outcome<Value>>,
  mayMoveOn: () => boolean = () => true,
): Promise<Value> {
  let failure = new ModelFailure('resting', null);
  for (const entry of entries) {
    if (breaker.isResting(entry.id)) continue;
    if (timeLeft(question) <= 0) break;
    const isFair = timeLeft(question) >= fairMs;
    const outcome = await ask(entry);
    const kind = outcome.ok ? 'ok' : outcome.kind;
    if (kind !== 'timeout' || isFair) breaker.report(entry.id, kind);
    if (outcome.ok) return outcome.value;
    failure = new ModelFailure(outcome.kind, entry.id);
    if (endings.has(outcome.kind) || !mayMoveOn()) break;
  }
  if (question.signal.aborted) throw new ModelFailure('aborted', failure.model);
  throw failure.kind === 'resting' && timeLeft(question) <= 0 ? new ModelFailure('timeout', null) : failure;
}
