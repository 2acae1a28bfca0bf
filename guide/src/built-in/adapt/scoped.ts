import type { PlanDraft, StepDraft } from '../../guide.ts';
import { tasksNamedByPlace } from './named-steps.ts';
import type { Adapting } from '../../adapt/state.ts';

/** A change carried out in some steps of a draft; what the others have already comes no second time. */
export function withinSteps(
  draft: PlanDraft,
  named: ReadonlySet<StepDraft>,
  change: (part: PlanDraft) => PlanDraft,
): PlanDraft {
  const others = draft.steps.filter((step) => !named.has(step));
  const taken = new Set(others.flatMap((step) => step.substeps.map(({ title }) => title)));
  const changed = change({ ...draft, steps: draft.steps.filter((step) => named.has(step)) }).steps;
  const fresh = changed.map((step): StepDraft => ({
    ...step,
    substeps: step.substeps.filter(({ key, title }) => key !== null || !taken.has(title)),
  }));
  return {
    ...draft,
    steps: draft.steps.map((step) => fresh.find(({ key }) => key !== null && key === step.key) ?? step),
  };
}

/** A change carried out in the steps that a wish names by their place (“step 2 is too hard”), else in the whole plan. */
export function scoped(
  draft: PlanDraft,
  said: string,
  adapting: Adapting,
  change: (part: PlanDraft) => PlanDraft,
): PlanDraft {
  const tasks = said === '' ? null : tasksNamedByPlace(said, draft, adapting);
  return tasks ? withinSteps(draft, new Set(tasks.map(({ step }) => step)), change) : change(draft);
}
