/** What came of the codes people gave, and of the second step itself. */
export type StepOutcome = 'app' | 'recovery' | 'wrong' | 'on' | 'off';

/** Counts what came of a second step, for /metrics. */
export function countStep(counts: Map<StepOutcome, number> | undefined, outcome: StepOutcome): void {
  counts?.set(outcome, (counts.get(outcome) ?? 0) + 1);
}
