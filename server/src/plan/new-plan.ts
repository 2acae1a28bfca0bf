import type { Language, Source } from '@foothold/contract';
import type { PlanDraft } from '@foothold/guide';
import type { PlanDocument } from './plan-document.ts';

/** A first plan out of a draft: every part gets its id and waits to be done. */
export function newPlan(draft: PlanDraft, language: Language, source: Source, newId: () => string): PlanDocument {
  return {
    title: draft.title,
    short_description: draft.short_description,
    archetype: draft.archetype,
    language,
    source,
    steps: draft.steps.map(({ key: _key, substeps, ...step }) => ({
      ...step,
      step_id: newId(),
      status: 'pending',
      substeps: substeps.map(({ key: _substepKey, ...substep }) => ({
        ...substep,
        substep_id: newId(),
        status: 'pending',
      })),
    })),
  };
}
