import type { Language } from '@foothold/contract';
import { type Phase, phases } from '../catalogue/schema.ts';
import type { StoredPlan } from '../guide.ts';
import { kindOf } from './kinds.ts';
import { chatWords } from './words.ts';

type PlanStep = StoredPlan['steps'][number];
type PlanSubstep = PlanStep['substeps'][number];

const PHASE_PREFIX = 'phase.';

/** The phase of a step: its own, else by how far into the plan it comes. */
export function phaseOf(plan: Pick<StoredPlan, 'steps'>, step: PlanStep): Phase {
  const named = phases.find((phase) => step.ref === `${PHASE_PREFIX}${phase}`);
  const position = plan.steps.indexOf(step) / Math.max(1, plan.steps.length);
  return named ?? phases[Math.floor(position * phases.length)] ?? 'check';
}

/** The first ten minutes of a task. They are written by kind, so that whoever shows them needs nothing of the catalogue. */
export function tenMinutesOf(
  { step, substep }: { step: PlanStep; substep: PlanSubstep },
  plan: Pick<StoredPlan, 'steps'>,
  language: Language,
): string {
  return chatWords[language].kinds[kindOf(substep, phaseOf(plan, step))].ten;
}
