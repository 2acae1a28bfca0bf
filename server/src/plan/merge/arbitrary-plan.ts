import type { Status } from '@foothold/contract';
import type { PlanDraft } from '@foothold/guide';
import fc from 'fast-check';
import { statusFromSubsteps } from '@foothold/contract';
import type { PlanDocument } from '../plan-document.ts';

const titles = [
  'Ask five neighbours',
  'Ask five neighbours about prices',
  'Write a price list',
  'Write a short price list',
  'Call two shops',
  'Make a one-page flyer',
  'לכתוב מחירון',
  'Appeler deux commerces',
  'Already done',
];
const title = fc.constantFrom(...titles);
const words = { title, description: fc.constantFrom('', 'One way', 'Another way'), ref: fc.constant(null) };
const substepWords = {
  ...words,
  deliverable: fc.constantFrom('A list', 'A note'),
  minutes: fc.integer({ min: 10, max: 600 }),
};
const stepWords = { ...words, smallest_test: fc.constant('t'), cap: fc.constant('c'), stop_if: fc.constant('s') };
const planWords = { title, short_description: fc.constant('s'), archetype: fc.constant(null) };
const status = fc.constantFrom<Status>('pending', 'completed');

/** Stored plans: every id its own, every step with work and completed exactly when the work is. */
export const anyPlan: fc.Arbitrary<PlanDocument> = fc
  .record({
    ...planWords,
    language: fc.constantFrom('en' as const, 'he' as const),
    source: fc.constant('builtin' as const),
    steps: fc.array(
      fc.record({
        ...stepWords,
        substeps: fc.array(fc.record({ ...substepWords, status }), { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map((plan) => ({
    ...plan,
    steps: plan.steps.map((step, at) => {
      const substeps = step.substeps.map((substep, below) => ({ ...substep, substep_id: `${at}.${below}` }));
      return { ...step, step_id: `${at}`, substeps, status: statusFromSubsteps({ status: 'pending', substeps }) };
    }),
  }));

/** Drafts as bad as a guide can write them: keys that name steps and substeps, twice, wrongly or not at all. */
export const anyDraft: fc.Arbitrary<PlanDraft> = fc.record({
  ...planWords,
  steps: fc.array(
    fc.record({
      ...stepWords,
      key: fc.constantFrom(null, '0', '1', '2', '0.0', 'unknown'),
      substeps: fc.array(
        fc.record({ ...substepWords, key: fc.constantFrom(null, '0.0', '0.1', '1.0', '1.1', '2.0', '0', 'unknown') }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 5 },
  ),
});

/** The draft that asks for exactly the plan there is. */
export function draftOf(plan: PlanDocument): PlanDraft {
  return {
    title: plan.title,
    short_description: plan.short_description,
    archetype: plan.archetype,
    steps: plan.steps.map(({ step_id, status: _status, substeps, ...step }) => ({
      ...step,
      key: step_id,
      substeps: substeps.map(({ substep_id, status: _ticked, ...substep }) => ({ ...substep, key: substep_id })),
    })),
  };
}

/** Ids of its own: n1, n2 … */
export function countingIds(): () => string {
  let count = 0;
  return () => `n${(count += 1)}`;
}
