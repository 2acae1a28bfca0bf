import type { Source } from '@foothold/contract';
import type { StoredPlan } from '@foothold/guide';

export type PlanStep = StoredPlan['steps'][number];
export type PlanSubstep = PlanStep['substeps'][number];

/** What a plan says and how far it has come, apart from where and under which id it is kept. */
export interface PlanDocument extends StoredPlan {
  source: Source;
}

/** Every substep of a plan, in order. */
export function substepsOf(plan: Pick<PlanDocument, 'steps'>): PlanSubstep[] {
  return plan.steps.flatMap((step) => step.substeps);
}

/** The plan after a tick, with the time of it on every substep that it completed, and none on those it reopened. */
export function withTimes(after: PlanDocument, before: PlanDocument, at: Date): PlanDocument {
  const wasDone = new Set(
    substepsOf(before).flatMap(({ substep_id, status }) => (status === 'completed' ? [substep_id] : [])),
  );
  const timed = ({ completed_at, ...substep }: PlanSubstep): PlanSubstep => {
    if (substep.status === 'pending') return substep;
    const time = wasDone.has(substep.substep_id) ? completed_at : at.toISOString();
    return time === undefined ? substep : { ...substep, completed_at: time };
  };
  return { ...after, steps: after.steps.map((step) => ({ ...step, substeps: step.substeps.map(timed) })) };
}
