import type { StepOutcome } from '../../services.ts';

/** Counts what came of a second step, for /metrics. */
export function countStep(counts: Map<StepOutcome, number> | undefined, outcome: StepOutcome): void {
  counts?.set(outcome, (counts.get(outcome) ?? 0) + 1);
}
