import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import { sharedSubsteps } from '../../catalogue/schema.ts';
import type { PlanDraft, StepDraft } from '../../guide.ts';
import { minutesOf, wholeMinutes } from '../../plan/pace.ts';
import { weeksUntil } from '../../understand/deadline.ts';
import { optionalRefs } from './optional.ts';
import {
  type Adapting,
  holds,
  isOpen,
  isOpenStep,
  mapOpenSteps,
  mapOpenSubsteps,
  newSubstep,
  phaseOf,
} from '../../adapt/state.ts';

const LESS = 0.7;
/** As the pace of a new plan: half the hours make for leaner work, not for half the talks in half the time. */
const LEAST = 0.6;
const MORE = 1.25;
const MOST = 2;
const FEWEST_OF_A_STEP = 2;
const MOST_OF_A_STEP = 4;
/** Hours a week to reckon a deadline with when the person never said how many; the least the catalogue asks for. */
const CAREFUL_HOURS = 3;

function withoutOptional(step: StepDraft, adapting: Adapting): StepDraft {
  const optional = optionalRefs(adapting.plan.archetype);
  const open = step.substeps.filter((substep) => isOpen(substep, adapting));
  if (open.length <= FEWEST_OF_A_STEP) return step;
  const gone = open.find((substep) => substep.ref !== null && optional.has(substep.ref));
  return gone ? { ...step, substeps: step.substeps.filter((substep) => substep !== gone) } : step;
}

function atFactor(draft: PlanDraft, factor: number, adapting: Adapting): PlanDraft {
  return mapOpenSubsteps(draft, adapting, (one) => ({ ...one, minutes: wholeMinutes(one.minutes * factor) }));
}

/** Shorter open work, the optional left out. `hours` = the hours a week the person now has, null = just less. */
export function lessTime(draft: PlanDraft, hours: number | null, adapting: Adapting): PlanDraft {
  const before = adapting.profile.resources.hours_per_week;
  const share = hours !== null && before ? Math.sqrt(hours / before) : LESS;
  const factor = Math.min(0.9, Math.max(LEAST, share));
  const leaner = mapOpenSteps(draft, adapting, (step) => withoutOptional(step, adapting));
  return atFactor(leaner, factor, adapting);
}

/** Room to be more thorough: longer open work, and one shared substep more in each open step that has few. */
export function moreTime(draft: PlanDraft, hours: number | null, adapting: Adapting): PlanDraft {
  const before = adapting.profile.resources.hours_per_week;
  const share = hours !== null && before ? hours / before : MORE;
  const factor = Math.min(MOST, Math.max(1.1, share));
  const longer = atFactor(draft, Math.min(MORE, factor), adapting);
  return mapOpenSteps(longer, adapting, (step) => withOneMore(step, longer, adapting));
}

/** A step with one fitting shared task more, while it has few. */
export function withOneMore(step: StepDraft, draft: PlanDraft, adapting: Adapting): StepDraft {
  if (step.substeps.length >= MOST_OF_A_STEP) return step;
  const phase = phaseOf(step, draft);
  const place = archetypeOf(adapting.plan.archetype)?.place ?? 'both';
  const fitting = sharedSubsteps.filter((name) => {
    const facts = sharedSubstepFacts[name];
    return facts.phase === phase && (facts.place === null || place === 'both' || facts.place === place);
  });
  const [next] = fitting
    .map((name) => newSubstep(name, sharedSubstepFacts[name].minutes, adapting))
    .filter((substep) => !holds(draft, substep));
  return next ? { ...step, substeps: [...step.substeps, next] } : step;
}

/** Minutes of what is still open. */
function openMinutes(draft: PlanDraft, adapting: Adapting): number {
  const open = draft.steps.filter((step) => isOpenStep(step, adapting));
  return minutesOf(open.flatMap((step) => step.substeps.filter((substep) => isOpen(substep, adapting))));
}

/** Open work cut down to what fits before a deadline; unchanged when it fits already or no date was understood. */
export function meetDeadline(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  const weeks = weeksUntil(said, adapting.now);
  if (weeks === null) return draft;
  const hours = adapting.profile.resources.hours_per_week || CAREFUL_HOURS;
  const room = weeks * hours * 60;
  if (openMinutes(draft, adapting) <= room) return draft;
  const leaner = mapOpenSteps(draft, adapting, (step) => withoutOptional(step, adapting));
  const factor = Math.min(1, room / Math.max(1, openMinutes(leaner, adapting)));
  return atFactor(leaner, factor, adapting);
}
