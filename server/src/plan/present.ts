import { type Plan, type PlanVersion, progressOf, type Step, type Substep, type Work } from '@foothold/contract';
import { placesIn, stopSignOf } from '@foothold/guide';
import type { PlanDocument, PlanStep, PlanSubstep } from './plan-document.ts';
import type { KeptPlan, KeptVersion } from './rows.ts';

/** What tells the places for results in a plan. */
type OfPlan = Pick<PlanDocument, 'archetype' | 'language'>;

function presentSubstep(substep: PlanSubstep, work: Work): Substep {
  return {
    substep_id: substep.substep_id,
    title: substep.title,
    description: substep.description,
    status: substep.status,
    deliverable: substep.deliverable,
    minutes: substep.minutes,
    work,
    ...(substep.completed_at !== undefined && { completed_at: substep.completed_at }),
  };
}

/** Tells what leaves the server of the steps of a plan; their `number` is zero-based. */
export function presentSteps(of: OfPlan): (step: PlanStep, number: number) => Step {
  const place = placesIn(of);
  return (step, number) => presentStep(step, number, place, of);
}

function presentStep(step: PlanStep, number: number, place: ReturnType<typeof placesIn>, of: OfPlan): Step {
  const sign = stopSignOf(step, of);
  return {
    step_id: step.step_id,
    step_number: number,
    title: step.title,
    description: step.description,
    status: step.status,
    smallest_test: step.smallest_test,
    cap: step.cap,
    stop_if: step.stop_if,
    ...(sign && { stop_sign: sign }),
    substeps: step.substeps.map((substep) => presentSubstep(substep, place(substep))),
  };
}

/** What leaves the server of a plan. */
export function presentPlan({ id, version, canUndo, document }: KeptPlan): Plan {
  return {
    plan_id: id,
    title: document.title,
    short_description: document.short_description,
    steps: document.steps.map(presentSteps(document)),
    progress: progressOf(document),
    source: document.source,
    language: document.language,
    version,
    can_undo: canUndo,
  };
}

/** What leaves the server of an earlier state of a plan. */
export function presentVersion({ id, version, replacedAt, feedback, document }: KeptVersion): PlanVersion {
  return {
    version_id: id,
    version,
    replaced_at: replacedAt.toISOString(),
    feedback,
    title: document.title,
    progress: progressOf(document),
    steps: document.steps.length,
  };
}
