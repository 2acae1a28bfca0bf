import { statusFromSubsteps } from '@foothold/contract';
import type { PlanDocument, PlanStep, PlanSubstep } from './plan-document.ts';

/** Where a task stands: its step, and the task of that step it stands behind; null: it is the first. */
export interface Place {
  step_id: string;
  after_id: string | null;
}

export function taskIn({ steps }: Pick<PlanDocument, 'steps'>, id: string): PlanSubstep | null {
  return steps.flatMap(({ substeps }) => substeps).find(({ substep_id }) => substep_id === id) ?? null;
}

/** Where a task stands now; null when the plan does not hold it. */
export function placeOfTask({ steps }: Pick<PlanDocument, 'steps'>, id: string): Place | null {
  for (const { step_id, substeps } of steps) {
    const at = substeps.findIndex(({ substep_id }) => substep_id === id);
    if (at >= 0) return { step_id, after_id: substeps[at - 1]?.substep_id ?? null };
  }
  return null;
}

function withTasks(step: PlanStep, substeps: PlanSubstep[]): PlanStep {
  return { ...step, substeps, status: statusFromSubsteps({ ...step, substeps }) };
}

/** The plan with a task put at a place; null when there is no such place. */
export function withTaskAt(plan: PlanDocument, task: PlanSubstep, { step_id, after_id }: Place): PlanDocument | null {
  const step = plan.steps.find((one) => one.step_id === step_id);
  const at = after_id === null ? 0 : 1 + (step?.substeps.findIndex(({ substep_id }) => substep_id === after_id) ?? -1);
  if (!step || (after_id !== null && at === 0)) return null;
  const changed = withTasks(step, step.substeps.toSpliced(at, 0, task));
  return { ...plan, steps: plan.steps.map((one) => (one === step ? changed : one)) };
}

/** The plan without a task. A step that loses its last one keeps its status. */
export function withoutTask(plan: PlanDocument, id: string): PlanDocument {
  return {
    ...plan,
    steps: plan.steps.map((step) => {
      const substeps = step.substeps.filter(({ substep_id }) => substep_id !== id);
      return substeps.length === step.substeps.length ? step : withTasks(step, substeps);
    }),
  };
}

/** The plan with a step or task called otherwise, and a task given other minutes. */
export function withPart(plan: PlanDocument, id: string, to: { title: string; minutes: number | null }): PlanDocument {
  return {
    ...plan,
    steps: plan.steps.map((step) =>
      step.step_id === id
        ? { ...step, title: to.title }
        : {
            ...step,
            substeps: step.substeps.map((task) =>
              task.substep_id === id ? { ...task, title: to.title, minutes: to.minutes ?? task.minutes } : task,
            ),
          },
    ),
  };
}
