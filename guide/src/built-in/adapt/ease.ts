import type { PlanDraft, SubstepDraft } from '../../guide.ts';
import { wholeMinutes } from '../../plan/pace.ts';
import { fill } from '../../text/fill.ts';
import {
  type Adapting,
  holds,
  insert,
  isOpen,
  isOpenStep,
  mapOpenSteps,
  newSubstep,
  openStep,
} from '../../adapt/state.ts';
import { withOneMore } from './time.ts';

/** Minutes from which a task is worth dividing, and how many are divided at once. */
const LONG = 40;
const DIVIDED = 3;
/** Minutes of the smallest test. */
const TEST = 15;
/** A half is a little less than half: some of a long task is getting lost in it. */
const HALF = 0.45;
const PART = / \(\d\/\d\)$/u;

/** A long task as two sittings; their minutes are together no more than its own. */
function inTwo(substep: SubstepDraft, { shared }: Adapting['words']): SubstepDraft[] {
  const minutes = wholeMinutes(substep.minutes * HALF);
  const deliverable = substep.deliverable.replace(/[\s.]+$/u, '');
  return [
    { ...substep, title: `${substep.title} (1/2)`, deliverable: shared.adapt.first_part, minutes },
    {
      ...substep,
      key: null,
      title: `${substep.title} (2/2)`,
      description: fill(shared.adapt.second_part, { deliverable }),
      minutes,
    },
  ];
}

/** The longest open tasks in two parts each. */
function divided(draft: PlanDraft, adapting: Adapting): PlanDraft {
  const open = draft.steps
    .filter((step) => isOpenStep(step, adapting))
    .flatMap((step) => step.substeps.filter((substep) => isOpen(substep, adapting)));
  const longest = open
    .filter(({ minutes, title }) => minutes >= LONG && !PART.test(title))
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, DIVIDED);
  return {
    ...draft,
    steps: draft.steps.map((step) => ({
      ...step,
      substeps: step.substeps.flatMap((one) => (longest.includes(one) ? inTwo(one, adapting.words) : [one])),
    })),
  };
}

/** A step with its smallest test as the next thing to do; once that is there, ten minutes of the next task. */
function withTest(draft: PlanDraft, adapting: Adapting): PlanDraft {
  const into = openStep(draft, adapting);
  const next = into?.substeps.find((substep) => isOpen(substep, adapting));
  if (!into || !next) return draft;
  const test = newSubstep('adapt-smallest-test', TEST, adapting, { slots: { test: into.smallest_test } });
  if (into.smallest_test !== '' && !holds(draft, test)) return insert(draft, test, { into, where: 'first' }, adapting);
  const minutes = newSubstep('adapt-first-minutes', 10, adapting, { said: next.title });
  return insert(draft, minutes, { into, where: 'first' }, adapting);
}

/** The smallest test first, and the longest open tasks in two sittings each. */
export function easier(draft: PlanDraft, adapting: Adapting): PlanDraft {
  return withTest(divided(draft, adapting), adapting);
}

/** A second, bolder round in the step that is under way; after that, one task more in every open step. */
export function bolder(draft: PlanDraft, adapting: Adapting): PlanDraft {
  const stretch = newSubstep('adapt-stretch', 60, adapting);
  if (!holds(draft, stretch))
    return insert(draft, stretch, { into: openStep(draft, adapting), where: 'last' }, adapting);
  return mapOpenSteps(draft, adapting, (step) => withOneMore(step, draft, adapting));
}
