import {
  isWithinPlan,
  type Proposed,
  type ProposedChange,
  type Status,
  type Undo,
  withStepStatus,
  withSubstepStatus,
} from '@foothold/contract';
import { placeOfTask, taskIn, withoutTask, withPart, withTaskAt } from '../../plan/edit-tasks.ts';
import { type PlanDocument, type PlanSubstep, withTimes } from '../../plan/plan-document.ts';

/** A plan after a change, and what it takes to undo it. */
export interface Applied {
  document: PlanDocument;
  undo: Undo;
}

/** What a change is made with. */
interface Making {
  newId: () => string;
  at: Date;
}

/** What changes nothing in the plan. */
type Beside = Extract<ProposedChange, { kind: 'profile' | 'remember' | 'assumption' }>;
type OfPlan = Exclude<ProposedChange, Beside>;

export function isBeside(change: ProposedChange): change is Beside {
  return change.kind === 'profile' || change.kind === 'remember' || change.kind === 'assumption';
}

/** A step or task of a plan by its id. */
function partOf(plan: PlanDocument, id: string): { title: string; minutes: number | null } | null {
  const step = plan.steps.find(({ step_id }) => step_id === id);
  return step ? { title: step.title, minutes: null } : taskIn(plan, id);
}

function tasksUnder(plan: PlanDocument, id: string): PlanSubstep[] {
  return (
    plan.steps.find(({ step_id }) => step_id === id)?.substeps ??
    plan.steps.flatMap(({ substeps }) => substeps).filter(({ substep_id }) => substep_id === id)
  );
}

function ticked(plan: PlanDocument, id: string, status: Status): PlanDocument {
  const tick = plan.steps.some(({ step_id }) => step_id === id) ? withStepStatus : withSubstepStatus;
  return tick(plan, id, status);
}

function tick(plan: PlanDocument, { part_id, title, status }: Proposed<'tick'>, at: Date): Applied | null {
  if (partOf(plan, part_id)?.title !== title) return null;
  const step = plan.steps.find(({ step_id }) => step_id === part_id);
  const ticks = tasksUnder(plan, part_id).map(({ substep_id, status: was, completed_at }) => ({
    substep_id,
    status: was,
    ...(completed_at !== undefined && { completed_at }),
  }));
  const document = withTimes(ticked(plan, part_id, status), plan, at);
  return { document, undo: { ticks, ...(step && { status: step.status }) } };
}

function add(plan: PlanDocument, { place, title, minutes }: Proposed<'add'>, newId: () => string): Applied | null {
  const task: PlanSubstep = {
    substep_id: newId(),
    title,
    description: '',
    deliverable: '',
    minutes,
    ref: null,
    status: 'pending',
  };
  const document = withTaskAt(plan, task, place);
  return document && isWithinPlan(document) ? { document, undo: { added: task.substep_id } } : null;
}

/** A task taken to another place, if it is still where it was. */
function moved(
  plan: PlanDocument,
  { substep_id, title }: { substep_id: string; title: string },
  to: { step_id: string; after_id: string | null },
): PlanDocument | null {
  const task = taskIn(plan, substep_id);
  if (task?.title !== title || to.after_id === substep_id) return null;
  return withTaskAt(withoutTask(plan, substep_id), task, to);
}

function edit(plan: PlanDocument, { part_id, title, minutes, to }: Proposed<'edit'>): Applied | null {
  const part = partOf(plan, part_id);
  if (part?.title !== title || (minutes !== null && part.minutes !== minutes)) return null;
  return { document: withPart(plan, part_id, to), undo: {} };
}

function remove(plan: PlanDocument, { substep_id, title }: Proposed<'remove'>): Applied | null {
  const task = taskIn(plan, substep_id);
  const place = placeOfTask(plan, substep_id);
  if (!task || !place || task.title !== title) return null;
  return { document: withoutTask(plan, substep_id), undo: { removed: { ...place, task } } };
}

/** A plan after a proposed change; null where it no longer fits the plan. */
export function applied(plan: PlanDocument, change: OfPlan, { newId, at }: Making): Applied | null {
  switch (change.kind) {
    case 'tick':
      return tick(plan, change.payload, at);
    case 'add':
      return add(plan, change.payload, newId);
    case 'move': {
      const document = moved(plan, change.payload, change.payload.place);
      return document && { document, undo: {} };
    }
    case 'edit':
      return edit(plan, change.payload);
    case 'remove':
      return remove(plan, change.payload);
  }
}

/** Whether a proposed change can be made in a plan as it is. */
export function fits(plan: PlanDocument, change: ProposedChange): boolean {
  return isBeside(change) || applied(plan, change, { newId: () => '', at: new Date(0) }) !== null;
}

function putBack(plan: PlanDocument, { removed }: Undo): PlanDocument | null {
  if (!removed || taskIn(plan, removed.task.substep_id)) return null;
  const { step_id, after_id } = removed;
  const { completed_at, ...rest } = removed.task;
  const task = completed_at === undefined ? rest : { ...rest, completed_at };
  // What stood before it may be gone as well: then it is the first.
  const document = withTaskAt(plan, task, { step_id, after_id }) ?? withTaskAt(plan, task, { step_id, after_id: null });
  return document && isWithinPlan(document) ? document : null;
}

/** A plan without a change that was made, but for ticks, which are events of their own; null where it has moved on since. */
export function undone(plan: PlanDocument, change: Exclude<OfPlan, { kind: 'tick' }>, undo: Undo): PlanDocument | null {
  switch (change.kind) {
    case 'add':
      return undo.added !== undefined && taskIn(plan, undo.added)?.title === change.payload.title
        ? withoutTask(plan, undo.added)
        : null;
    case 'move':
      return moved(plan, change.payload, change.payload.was);
    case 'edit': {
      const { part_id, title, minutes, to } = change.payload;
      return partOf(plan, part_id)?.title === to.title ? withPart(plan, part_id, { title, minutes }) : null;
    }
    case 'remove':
      return putBack(plan, undo);
  }
}
