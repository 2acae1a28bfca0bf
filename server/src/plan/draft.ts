import { filledText, isWithinPlan, NAME_LIMIT, PLAN_MAX, text, WorkKind } from '@foothold/contract';
import type { PlanDraft, StepDraft } from '@foothold/guide';
import * as z from 'zod/mini';
import { fail } from '../http/failure.ts';

const minutes = z.pipe(
  z.number(),
  z.transform((value) => Math.min(600, Math.max(10, Math.round(value)))),
);
const title = filledText(PLAN_MAX.title);
const words = text(PLAN_MAX.words);
const ref = z.nullable(text(NAME_LIMIT));
const common = { key: z.nullable(z.string()), title, description: words, ref };
const SubstepDraft = z.object({ ...common, deliverable: words, minutes, work: z.optional(WorkKind) });
const StepShape = z.object({
  ...common,
  smallest_test: words,
  cap: words,
  stop_if: words,
  substeps: z.array(SubstepDraft),
});
const Draft = z.object({
  title,
  short_description: words,
  archetype: ref,
  steps: z.array(StepShape),
});

/** One step of a guide's draft, checked like the whole. Throws when it can't be kept. */
export function checkedStep(step: StepDraft): StepDraft {
  return z.parse(StepShape, step);
}

/**
 * A guide's draft, checked before anything of it is kept: texts that can be stored, sizes a person can work with,
 * minutes brought into 10 to 600, steps without work left out. Throws when nothing is left to do, PLAN_FULL when there
 * is more than a plan holds.
 */
export function checkedDraft(draft: PlanDraft): PlanDraft {
  if (!isWithinPlan(draft)) fail('PLAN_FULL');
  const checked = z.parse(Draft, draft);
  const steps = checked.steps.filter((step) => step.substeps.length > 0);
  if (steps.length === 0) throw new Error('The guide answered a plan without work.');
  return { ...checked, steps };
}
