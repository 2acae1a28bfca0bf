import { filledText, text } from '@foothold/contract';
import type { PlanDraft, StepDraft } from '@foothold/guide';
import * as z from 'zod/mini';

/** No plan a person can work in is larger; a guide that writes more has lost its way. */
const PARTS_MAX = 60;

const minutes = z.pipe(
  z.number(),
  z.transform((value) => Math.min(600, Math.max(10, Math.round(value)))),
);
const common = { key: z.nullable(z.string()), title: filledText(500), description: text(), ref: z.nullable(text(200)) };
const SubstepDraft = z.object({ ...common, deliverable: text(), minutes });
const StepShape = z.object({
  ...common,
  smallest_test: text(),
  cap: text(),
  stop_if: text(),
  substeps: z.array(SubstepDraft).check(z.maxLength(PARTS_MAX)),
});
const Draft = z.object({
  title: filledText(500),
  short_description: text(),
  archetype: z.nullable(text(200)),
  steps: z.array(StepShape).check(z.maxLength(PARTS_MAX)),
});

/** One step of a guide's draft, checked like the whole. Throws when it can't be kept. */
export function checkedStep(step: StepDraft): StepDraft {
  return z.parse(StepShape, step);
}

/**
 * A guide's draft, checked before anything of it is kept: texts that can be stored, sizes a person can work with,
 * minutes brought into 10 to 600, steps without work left out. Throws when nothing is left to do.
 */
export function checkedDraft(draft: PlanDraft): PlanDraft {
  const checked = z.parse(Draft, draft);
  const steps = checked.steps.filter((step) => step.substeps.length > 0);
  if (steps.length === 0) throw new Error('The guide answered a plan without work.');
  return { ...checked, steps };
}
