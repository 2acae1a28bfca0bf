import {
  minutesOf,
  nextUnfinished,
  type Plan,
  type Selection,
  type Step,
  type Substep,
  toldHours,
} from '@foothold/contract';

/** What a selection points at. */
export interface SelectedItem {
  step: Step;
  substep: Substep | null;
}

/** The step and substep of a selection; null when the plan (no longer) has them. */
export function itemAt(plan: Pick<Plan, 'steps'>, selection: Selection | null): SelectedItem | null {
  const step = plan.steps.find((candidate) => candidate.step_id === selection?.step_id);
  if (!step) return null;
  if (!selection?.substep_id) return { step, substep: null };
  const substep = step.substeps.find((candidate) => candidate.substep_id === selection.substep_id);
  return substep ? { step, substep } : null;
}

/** The selection of the step or substep with this id; null when the plan has none. */
export function selectionOf(plan: Pick<Plan, 'steps'>, id: string | null): Selection | null {
  for (const { step_id, substeps } of plan.steps) {
    if (step_id === id) return { step_id };
    const substep = substeps.find(({ substep_id }) => substep_id === id);
    if (substep) return { step_id, substep_id: substep.substep_id };
  }
  return null;
}

/** The selection while the plan still has it, otherwise the next unfinished item. */
export function standingSelection(plan: Pick<Plan, 'steps'>, selection: Selection | null): Selection | null {
  return selection && itemAt(plan, selection) ? selection : nextUnfinished(plan);
}

/** Title of the step or substep with this id. */
export function titleOf(plan: Pick<Plan, 'steps'>, id: string): string | undefined {
  const item = itemAt(plan, selectionOf(plan, id));
  return (item?.substep ?? item?.step)?.title;
}

/** Completed items and all items, steps and substeps counted together. */
export function countItems(plan: Pick<Plan, 'steps'>): { done: number; total: number } {
  const statuses = plan.steps.flatMap((step) => [step.status, ...step.substeps.map((substep) => substep.status)]);
  return { done: statuses.filter((status) => status === 'completed').length, total: statuses.length };
}

/** Another text after every tick, and after one that is told of another day. */
export function ticksOf({ steps }: Pick<Plan, 'steps'>): string {
  const when = ({ status, completed_at: at = '' }: Substep) => `${status}${at}`;
  return steps.flatMap(({ status, substeps }) => [status, ...substeps.map(when)]).join(' ');
}

/** Work a plan takes in all, in hours to the half. */
export function hoursOfWork(plan: Pick<Plan, 'steps'>): number {
  return toldHours(minutesOf(plan).total);
}

/** A step or substep as one of the list. */
export interface ListedItem {
  id: string;
  title: string;
  /** Of its step, from one. */
  number: number;
  selection: Selection;
}

/** Every step and, after it, its substeps, as the list shows them. */
export function listOf(plan: Pick<Plan, 'steps'>): ListedItem[] {
  return plan.steps.flatMap(({ step_id, step_number, title, substeps }) => [
    { id: step_id, title, number: step_number + 1, selection: { step_id } },
    ...substeps.map(({ substep_id, title: name }) => ({
      id: substep_id,
      title: name,
      number: step_number + 1,
      selection: { step_id, substep_id },
    })),
  ]);
}
