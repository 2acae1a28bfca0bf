import type { Plan, Selection } from '@foothold/contract';

/** The task of today: what is next in the plan, but for what was put aside; null when nothing else is left. */
export function taskOfToday(plan: Pick<Plan, 'steps'>, aside: readonly string[]): Selection | null {
  for (const { step_id, status, substeps } of plan.steps) {
    if (status === 'completed') continue;
    const open = substeps.find((one) => one.status === 'pending' && !aside.includes(one.substep_id));
    if (open) return { step_id, substep_id: open.substep_id };
    // A step that has no tasks of its own is one itself.
    if (substeps.length === 0 && !aside.includes(step_id)) return { step_id };
  }
  return null;
}
