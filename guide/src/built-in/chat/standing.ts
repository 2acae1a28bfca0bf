import type { Profile } from '@foothold/contract';
import type { StepChatInput, StoredPlan } from '../../guide.ts';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { AngleWords, ArchetypeFacts, ArchetypeWords, Phase } from '../../catalogue/schema.ts';
import { planAngle, planPhrases } from '../../plan/plan-phrases.ts';
import { type Kind, kindOf } from '../../chat/kinds.ts';
import { phaseOf } from '../../chat/ten-minutes.ts';

export type PlanStep = StoredPlan['steps'][number];
export type PlanSubstep = PlanStep['substeps'][number];

/** Where a person stands in the plan, with everything an answer may draw on. */
export interface Standing {
  profile: Profile;
  plan: StoredPlan;
  step: PlanStep;
  /** The selected substep, else the step's first open one, else its first. */
  substep: PlanSubstep;
  kind: Kind;
  /** The first open substep behind it; null when none is left. */
  next: PlanSubstep | null;
  /** The last substep before it that is done; null when none is. */
  last: PlanSubstep | null;
  phase: Phase;
  facts: ArchetypeFacts | null;
  own: ArchetypeWords | null;
  words: Words;
  /** The customers and the offer the plan was made for; null without a catalogue entry. */
  angle: AngleWords | null;
  /** Slots of the catalogue's texts for this person. */
  phrases: Readonly<Record<string, string>>;
}

function substepOf(step: PlanStep, substepId: string | undefined): PlanSubstep {
  const selected = step.substeps.find((substep) => substep.substep_id === substepId);
  const open = step.substeps.find((substep) => substep.status === 'pending');
  const found = selected ?? open ?? step.substeps[0];
  if (found) return found;
  const { step_id, title, description, smallest_test, status } = step;
  return { substep_id: step_id, title, description, deliverable: smallest_test, minutes: 60, ref: null, status };
}

type Place = Pick<StepChatInput, 'profile' | 'plan' | 'stepId' | 'substepId'>;

/** Reads the question's place in the plan; a step that is not of this plan throws. */
export function standingOf({ plan, profile, stepId, substepId }: Place, words: Words): Standing {
  const step = plan.steps.find((candidate) => candidate.step_id === stepId);
  if (!step) throw new Error('The step is not of this plan.');
  const substep = substepOf(step, substepId);
  const all = plan.steps.flatMap((candidate) => candidate.substeps);
  const at = Math.max(0, all.indexOf(substep));
  const isOpen = (candidate: PlanSubstep) => candidate.status === 'pending' && candidate !== substep;
  const phase = phaseOf(plan, step);
  const facts = archetypeOf(plan.archetype) ?? null;
  return {
    profile,
    plan,
    step,
    substep,
    kind: kindOf(substep, phase),
    next: all.slice(at + 1).find(isOpen) ?? all.find(isOpen) ?? null,
    last: all.slice(0, at).findLast((candidate) => candidate.status === 'completed') ?? null,
    phase,
    facts,
    own: facts ? wordsOf(words, facts.id) : null,
    words,
    angle: planAngle(profile, plan, words) ?? null,
    phrases: planPhrases(profile, plan, words),
  };
}
