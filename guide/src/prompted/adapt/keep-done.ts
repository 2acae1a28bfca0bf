import type { PlanDraft, StepDraft, StoredPlan } from '../../guide.ts';
import { keptStep, keptSubstep } from './read-parts.ts';

/** A draft with the completed tasks that it left out put back: into their step, or into that step as it stood. */
export function withDone(draft: PlanDraft, plan: StoredPlan): PlanDraft {
  const there = new Set(draft.steps.flatMap((step) => step.substeps.map(({ key }) => key)));
  const steps: StepDraft[] = [...draft.steps];
  for (const [index, stored] of plan.steps.entries()) {
    const gone = stored.substeps
      .filter(({ status, substep_id }) => status === 'completed' && !there.has(substep_id))
      .map(keptSubstep);
    if (gone.length === 0) continue;
    const at = steps.findIndex(({ key }) => key === stored.step_id);
    const home = steps[at];
    if (home) steps[at] = { ...home, substeps: [...gone, ...home.substeps] };
    else steps.splice(Math.min(index, steps.length), 0, { ...keptStep(stored), substeps: gone });
  }
  return { ...draft, steps };
}
