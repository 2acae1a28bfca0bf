import { type Plan, type PlanVersion, progressOf, type Step, type Substep } from '@foothold/contract';
import type { PlanStep, PlanSubstep } from './plan-document.ts';
import type { KeptPlan, KeptVersion } from './rows.ts';

function presentSubstep(substep: PlanSubstep): Substep {
  return {
    substep_id: substep.substep_id,
    title: substep.title,
    description: substep.description,
    status: substep.status,
    deliverable: substep.deliverable,
    minutes: substep.minutes,
    ...(substep.completed_at !== undefined && { completed_at: substep.completed_at }),
  };
}

/** What leaves the server of a step; `number` is zero-based. */
export function presentStep(step: PlanStep, number: number): Step {
  return {
    step_id: step.step_id,
    step_number: number,
    title: step.title,
    description: step.description,
    status: step.status,
    smallest_test: step.smallest_test,
    cap: step.cap,
    stop_if: step.stop_if,
    substeps: step.substeps.map(presentSubstep),
  };
}

/** What leaves the server of a plan. */
export function presentPlan({ id, version, canUndo, document }: KeptPlan): Plan {
  return {
    plan_id: id,
    title: document.title,
    short_description: document.short_description,
    steps: document.steps.map(presentStep),
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
