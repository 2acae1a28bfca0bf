import { type Source, statusFromSubsteps } from '@foothold/contract';
import type { PlanDraft, StepDraft, SubstepDraft } from '@foothold/guide';
import { type PlanDocument, type PlanStep, type PlanSubstep, substepsOf } from '../plan-document.ts';
import { withAlreadyDone } from './already-done.ts';
import { matchParts } from './match.ts';
import { sourceAfter } from './source-after.ts';

/** Which stored substep each draft continues: looked for inside the matched step first, then anywhere in the plan. */
function matchSubsteps(
  before: PlanDocument,
  steps: readonly StepDraft[],
  stepOf: ReadonlyMap<StepDraft, PlanStep>,
): Map<SubstepDraft, PlanSubstep> {
  const matched = new Map<SubstepDraft, PlanSubstep>();
  const taken = new Set<PlanSubstep>();
  const match = (stored: readonly PlanSubstep[], drafts: readonly SubstepDraft[]) => {
    const free = stored.filter((substep) => !taken.has(substep));
    const open = drafts.filter((draft) => !matched.has(draft));
    for (const [draft, substep] of matchParts(free, open, ({ substep_id }) => substep_id)) {
      matched.set(draft, substep);
      taken.add(substep);
    }
  };
  for (const step of steps) match(stepOf.get(step)?.substeps ?? [], step.substeps);
  match(
    substepsOf(before),
    steps.flatMap((step) => step.substeps),
  );
  return matched;
}

function mergeSubstep(draft: SubstepDraft, stored: PlanSubstep | undefined, newId: () => string): PlanSubstep {
  if (stored?.status === 'completed') return stored;
  const { key: _key, ...words } = draft;
  return { ...words, substep_id: stored?.substep_id ?? newId(), status: 'pending' };
}

/**
 * The plan rebuilt after a draft, without loss: parts that go on keep their ids, finished substeps also their ticks and
 * words, and finished work the draft leaves out goes to a last step of its own. A step is completed exactly when all
 * its substeps are, so one that gained work reopens. Steps without substeps are not taken over from a draft.
 */
export function mergePlan(before: PlanDocument, draft: PlanDraft, source: Source, newId: () => string): PlanDocument {
  const drafts = draft.steps.filter((step) => step.substeps.length > 0);
  const stepOf = matchParts(before.steps, drafts, ({ step_id }) => step_id);
  const substepOf = matchSubsteps(before, drafts, stepOf);

  const steps = drafts.map((step): PlanStep => {
    const { key: _key, substeps: substepDrafts, ...words } = step;
    const stored = stepOf.get(step);
    const substeps = substepDrafts.map((substep) => mergeSubstep(substep, substepOf.get(substep), newId));
    const status = statusFromSubsteps({ status: 'pending', substeps });
    return { ...words, step_id: stored?.step_id ?? newId(), status, substeps };
  });

  const kept = new Set(substepOf.values());
  const vanished = substepsOf(before).filter((substep) => substep.status === 'completed' && !kept.has(substep));
  return {
    title: draft.title,
    short_description: draft.short_description,
    archetype: draft.archetype,
    language: before.language,
    source: sourceAfter(before, { title: draft.title, steps }, source),
    steps: withAlreadyDone(steps, vanished, before, newId),
  };
}
