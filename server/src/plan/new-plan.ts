import type { Language, Source } from '@foothold/contract';
import type { PlanDraft, StepDraft } from '@foothold/guide';
import type { PlanDocument, PlanStep } from './plan-document.ts';

/** A step out of a draft: every part gets its id and waits to be done. */
export function newStep({ key: _key, substeps, ...step }: StepDraft, newId: () => string): PlanStep {
  return {
    ...step,
    step_id: newId(),
    status: 'pending',
    substeps: substeps.map(({ key: _substepKey, ...substep }) => ({
      ...substep,
      substep_id: newId(),
      status: 'pending',
    })),
  };
}

/** A first plan out of a draft, each step made by `stepOf`. */
export function newPlan(
  draft: PlanDraft,
  language: Language,
  source: Source,
  stepOf: (step: StepDraft) => PlanStep,
): PlanDocument {
  const { title, short_description, archetype } = draft;
  return { title, short_description, archetype, language, source, steps: draft.steps.map(stepOf) };
}
