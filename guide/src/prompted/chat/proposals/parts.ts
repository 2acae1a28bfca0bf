import type { StoredPlan } from '../../../guide.ts';

export type PlanStep = StoredPlan['steps'][number];
export type PlanTask = PlanStep['substeps'][number];

/** A step or a task of a plan, with the step it is of. */
export type Part = { step: PlanStep; task: PlanTask | null };

/** What a model calls a step, by its place. */
export const stepRef = (step: number) => `S${step + 1}`;
/** What a model calls a task, by its place. */
export const taskRef = (step: number, task: number) => `S${step + 1}.${task + 1}`;

const REF = /^\[?s?(\d{1,3})(?:\.(\d{1,3}))?\]?$/iu;

/** What a reference names in a plan as it is; null when it names nothing there. */
export function partCalled({ steps }: StoredPlan, ref: string | null | undefined): Part | null {
  const [, stepNumber, taskNumber] = REF.exec(ref?.trim() ?? '') ?? [];
  const step = steps[Number(stepNumber) - 1];
  if (!step) return null;
  if (taskNumber === undefined) return { step, task: null };
  const task = step.substeps[Number(taskNumber) - 1];
  return task ? { step, task } : null;
}
