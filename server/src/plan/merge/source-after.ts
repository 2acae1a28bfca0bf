import type { Source } from '@foothold/contract';
import { type PlanDocument, substepsOf } from '../plan-document.ts';

type Written = Pick<PlanDocument, 'title' | 'steps'>;

/** What somebody wrote of a plan. Minutes, caps and the pace in its summary follow by calculation from what stands. */
function textsOf(plan: Written): string[] {
  const ofSteps = plan.steps.flatMap((step) => [step.title, step.description, step.smallest_test, step.stop_if]);
  const ofSubsteps = substepsOf(plan).flatMap((substep) => [substep.title, substep.description, substep.deliverable]);
  return [plan.title, ...ofSteps, ...ofSubsteps];
}

/**
 * Who wrote a plan once somebody has refined it: whoever wrote it before when no text is new, the one who refined it when
 * none is left of before, else both.
 */
export function sourceAfter(before: Written & { source: Source }, after: Written, refinedBy: Source): Source {
  if (before.source === refinedBy) return refinedBy;
  const earlier = new Set(textsOf(before));
  const texts = textsOf(after);
  if (texts.every((text) => earlier.has(text))) return before.source;
  return texts.some((text) => earlier.has(text)) ? 'mixed' : refinedBy;
}
