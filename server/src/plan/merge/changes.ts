import type { PlanChange } from '@foothold/contract';
import type { PlanDocument, PlanStep, PlanSubstep } from '../plan-document.ts';
import { substepsOf } from '../plan-document.ts';
import { reordered } from './reordered.ts';

type Kind = PlanChange['kind'];
const change = (kind: Kind, part: { title: string }): PlanChange => ({ kind, title: part.title });

/** Whether what a person reads of a step itself differs; its substeps are compared one by one. */
function stepReworded(before: PlanStep, after: PlanStep): boolean {
  return (['title', 'description', 'smallest_test', 'cap', 'stop_if'] as const).some(
    (text) => before[text] !== after[text],
  );
}

function substepReworded(before: PlanSubstep, after: PlanSubstep): boolean {
  return (['title', 'description', 'deliverable', 'minutes'] as const).some((text) => before[text] !== after[text]);
}

/** What happened inside a step that went on. Several reworded substeps are told as one change of their step. */
function changesInside(before: PlanStep, after: PlanStep, earlier: ReadonlyMap<string, PlanSubstep>): PlanChange[] {
  const own = new Set(before.substeps.map(({ substep_id }) => substep_id));
  const moved = reordered(
    [...own],
    after.substeps.map(({ substep_id }) => substep_id),
  );
  const added: PlanSubstep[] = [];
  const changed: PlanSubstep[] = [];
  for (const substep of after.substeps) {
    const was = earlier.get(substep.substep_id);
    if (!was) added.push(substep);
    else if (!own.has(substep.substep_id) || moved.has(substep.substep_id) || substepReworded(was, substep)) {
      changed.push(substep);
    }
  }
  const reworded = stepReworded(before, after);
  return [
    ...(reworded || changed.length > 1 ? [change('changed', after)] : changed.map((part) => change('changed', part))),
    ...added.map((part) => change('added', part)),
  ];
}

/**
 * What a refinement really did, in the order of the new plan and with what is gone at the end. A step that is new or
 * gone speaks for its substeps; finished work that was kept though the new plan has no place for it is `kept`.
 */
export function planChanges(before: PlanDocument, after: PlanDocument): PlanChange[] {
  const earlierSteps = new Map(before.steps.map((step) => [step.step_id, step]));
  const earlier = new Map(substepsOf(before).map((substep) => [substep.substep_id, substep]));
  const laterSteps = new Set(after.steps.map(({ step_id }) => step_id));
  const later = new Set(substepsOf(after).map(({ substep_id }) => substep_id));
  const movedSteps = reordered([...earlierSteps.keys()], [...laterSteps]);

  const told = after.steps.flatMap((step) => {
    const was = earlierSteps.get(step.step_id);
    if (was) {
      const inside = changesInside(was, step, earlier);
      const alreadyTold = inside.some(({ kind, title }) => kind === 'changed' && title === step.title);
      return movedSteps.has(step.step_id) && !alreadyTold ? [change('changed', step), ...inside] : inside;
    }
    const isKept = step.substeps.every(({ substep_id, status }) => earlier.has(substep_id) && status === 'completed');
    return isKept ? step.substeps.map((part) => change('kept', part)) : [change('added', step)];
  });

  const gone = before.steps.flatMap((step) =>
    laterSteps.has(step.step_id)
      ? step.substeps.filter(({ substep_id }) => !later.has(substep_id)).map((part) => change('removed', part))
      : [change('removed', step)],
  );
  // The short description follows from the hours; only a new name is worth a line of its own.
  const renamed = before.title === after.title ? [] : [change('changed', after)];
  return [...renamed, ...told, ...gone];
}
