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
