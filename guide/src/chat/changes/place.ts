import type { TaskPlace } from '@foothold/contract';
import type { StoredPlan } from '../../guide.ts';

type Step = StoredPlan['steps'][number];
type Task = Step['substeps'][number];

/** Minutes of a task of which nobody said how long it takes. */
export const ORDINARY_MINUTES = 30;

/** A place in a step, behind a task of it or first. */
export function placeIn(step: Step, after: Task | undefined): TaskPlace {
  return {
    step_id: step.step_id,
    step_title: step.title,
    after_id: after?.substep_id ?? null,
    after_title: after?.title ?? null,
  };
}

/** Where a task stands now; null when the plan does not hold it. */
export function placeOf({ steps }: StoredPlan, task: Task): TaskPlace | null {
  for (const step of steps) {
    const at = step.substeps.indexOf(task);
    if (at >= 0) return placeIn(step, step.substeps[at - 1]);
  }
  return null;
}
