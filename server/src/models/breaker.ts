import type { FailureKind } from '@foothold/guide';

/** A model that fails this often in a row is left alone for a while; one more failure after that, and it is again. */
const FAILURES = 3;
const REST_MS = 60_000;

/** Failures that say something of the model and not of the question. */
const tellingKinds = new Set<FailureKind>(['auth', 'rate-limit', 'overloaded', 'timeout', 'network', 'unknown']);
/** Failures that say nothing of the model. */
const neutralKinds = new Set<FailureKind>(['aborted', 'over-budget', 'resting']);

/** Lets models rest that have just failed again and again. `now` is in milliseconds; `onRest` is told each time one begins to. */
export class Breaker {
  readonly #now: () => number;
  readonly #onRest: (model: string, kind: FailureKind) => void;
  readonly #models = new Map<string, { failures: number; restsUntil: number }>();

  constructor(now: () => number, onRest: (model: string, kind: FailureKind) => void = () => undefined) {
    this.#now = now;
    this.#onRest = onRest;
  }

  isResting(model: string): boolean {
    const left = (this.#models.get(model)?.restsUntil ?? 0) - this.#now();
    // Longer than any rest: the clock was set back meanwhile.
    return left > 0 && left <= REST_MS;
  }

  report(model: string, outcome: 'ok' | FailureKind): void {
    if (outcome !== 'ok' && neutralKinds.has(outcome)) return;
    if (outcome === 'ok' || !tellingKinds.has(outcome)) {
      this.#models.delete(model);
      return;
    }
    const failures = (this.#models.get(model)?.failures ?? 0) + 1;
    const rests = failures >= FAILURES;
    this.#models.set(model, { failures, restsUntil: rests ? this.#now() + REST_MS : 0 });
    if (rests) this.#onRest(model, outcome);
  }
}
