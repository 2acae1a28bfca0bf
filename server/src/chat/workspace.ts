import type { Substep } from '@foothold/contract';
import { fail } from '../http/failure.ts';
import type { PlanStep } from '../plan/plan-document.ts';
import type { KeptPlan, PlanStore } from '../plan/store.ts';

export interface Place {
  plan: KeptPlan;
  step: PlanStep;
  substep: Pick<Substep, 'substep_id' | 'title' | 'description'> | null;
}

/** The own step, and the substep of it, that a call is about. Throws NOT_FOUND for any other. */
export async function placeOf(
  plans: PlanStore,
  userId: string,
  asked: { step_id: string; substep_id?: string | null | undefined },
): Promise<Place> {
  const [stepId, substepId] = [asked.step_id.toLowerCase(), asked.substep_id?.toLowerCase()];
  const plan = (await plans.byStep(userId, stepId)) ?? fail('NOT_FOUND');
  const step = plan.document.steps.find(({ step_id }) => step_id === stepId) ?? fail('NOT_FOUND');
  if (substepId === undefined) return { plan, step, substep: null };
  const substep = step.substeps.find(({ substep_id }) => substep_id === substepId) ?? fail('NOT_FOUND');
  return { plan, step, substep };
}
