import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanDocument, substepsOf } from '../plan-document.ts';
import { anyDraft, anyPlan, countingIds, draftOf } from './arbitrary-plan.ts';
import { mergePlan } from './merge.ts';

const merged = (plan: PlanDocument, draft = draftOf(plan)) => mergePlan(plan, draft, 'builtin', countingIds());

/** Holds for every stored plan and every draft, however wrong its keys. */
function holdsAlways(property: (before: PlanDocument, after: PlanDocument) => void): void {
  fc.assert(
    fc.property(anyPlan, anyDraft, (plan, draft) => property(plan, merged(plan, draft))),
    { numRuns: 400 },
  );
}

describe('merging any draft into any plan', () => {
  it('gives no id twice', () => {
    holdsAlways((_before, after) => {
      const ids = after.steps.flatMap((step) => [step.step_id, ...step.substeps.map((part) => part.substep_id)]);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it('keeps every finished substep with its id, tick and words', () => {
    holdsAlways((before, after) => {
      const done = substepsOf(before).filter(({ status }) => status === 'completed');
      expect(substepsOf(after)).toEqual(expect.arrayContaining(done));
    });
  });

  it('ticks nothing that was not ticked', () => {
    holdsAlways((before, after) => {
      const ticked = (plan: PlanDocument) =>
        substepsOf(plan)
          .filter(({ status }) => status === 'completed')
          .map(({ substep_id }) => substep_id)
          .sort();
      expect(ticked(after)).toEqual(ticked(before));
    });
  });

  it('completes a step exactly when all its substeps are, and leaves none empty', () => {
    holdsAlways((_before, after) => {
      for (const { status, substeps } of after.steps) {
        expect(substeps).not.toHaveLength(0);
        expect(status === 'completed').toBe(substeps.every((substep) => substep.status === 'completed'));
      }
    });
  });

  it('changes nothing when the draft asks for what is there', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(merged(plan)).toEqual(plan);
      }),
    );
  });

  it('keeps the ids of steps and substeps whose keys are right, in any order', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        fc.pre(plan.steps.every(({ title }) => title !== 'Already done'));
        const draft = draftOf(plan);
        const after = merged(plan, { ...draft, steps: draft.steps.toReversed() });
        expect(after.steps).toEqual(plan.steps.toReversed());
      }),
    );
  });
});
