import type { PlanChange } from '@foothold/contract';
import type { PlanDraft, StoredPlan, SubstepDraft } from '../../guide.ts';

interface Placed {
  substep: SubstepDraft | StoredPlan['steps'][number]['substeps'][number];
  step: string;
}

function isSame(before: Placed, after: Placed): boolean {
  const told = ({ substep, step }: Placed) =>
    JSON.stringify([step, substep.title, substep.description, substep.deliverable, substep.minutes]);
  return told(before) === told(after);
}

/** What a draft does differently, for the person to read, in the plan's order; what is done is named as kept. */
export function changesBetween(plan: StoredPlan, draft: PlanDraft): PlanChange[] {
  const before = new Map<string, Placed & { done: boolean }>(
    plan.steps.flatMap((step) =>
      step.substeps.map((substep) => [
        substep.substep_id,
        { substep, step: step.step_id, done: substep.status === 'completed' },
      ]),
    ),
  );
  const after = draft.steps.flatMap((step) => step.substeps.map((substep) => ({ substep, step: step.key ?? '' })));
  const kept = new Set(after.map(({ substep }) => substep.key));
  const present = after.flatMap((placed): PlanChange[] => {
    const { title, key } = placed.substep;
    const old = key === null ? undefined : before.get(key);
    if (!old) return [{ kind: 'added', title }];
    if (old.done) return [{ kind: 'kept', title }];
    return isSame(old, placed) ? [] : [{ kind: 'changed', title }];
  });
  const gone = [...before].filter(([id]) => !kept.has(id));
  return [
    ...present.filter((change) => change.kind !== 'kept'),
    ...gone.map(([, { substep }]): PlanChange => ({ kind: 'removed', title: substep.title })),
    ...changedSteps(plan, draft),
    ...present.filter((change) => change.kind === 'kept'),
  ];
}

/** Steps whose own words or place changed. */
function changedSteps(plan: StoredPlan, draft: PlanDraft): PlanChange[] {
  const order = plan.steps.map((step) => step.step_id).filter((id) => draft.steps.some((step) => step.key === id));
  return draft.steps
    .filter((step) => step.key !== null)
    .flatMap((step, index): PlanChange[] => {
      const old = plan.steps.find((one) => one.step_id === step.key);
      const same = old && old.cap === step.cap && old.title === step.title && order[index] === step.key;
      return same ? [] : [{ kind: 'changed', title: step.title }];
    });
}

/** Whether anything would change at all. */
export function isUnchanged(changes: readonly PlanChange[]): boolean {
  return changes.every((change) => change.kind === 'kept');
}
