import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { wordsOf } from '../../catalogue/load.ts';
import type { PlanDraft } from '../../guide.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import { capWithin } from '../../plan/cap.ts';
import { minutesOf } from '../../plan/pace.ts';
import type { Money } from '../../text/money.ts';
import { type Adapting, insert, isOpen, mapOpenSteps, newSubstep, openStep, phaseOf } from '../../adapt/state.ts';

const toSell = new Set(['ready', 'first-customer']);

/**
 * The caps of the open steps hold the money that was named; none of it, when none was, before a customer has paid. One
 * task looks for the free way, unless there is as much money as before.
 */
export function cheaper(draft: PlanDraft, budget: Money | null, adapting: Adapting): PlanDraft {
  const { profile, words } = adapting;
  const capped = mapOpenSteps(draft, adapting, (step) => ({
    ...step,
    cap: capWithin(budget, { phase: phaseOf(step, draft), minutes: minutesOf(step.substeps) }, profile, words),
  }));
  const before = profile.resources.budget_per_month;
  if (budget && before !== null && budget.amount >= before) return capped;
  const into = openStep(capped, adapting, (step) => toSell.has(phaseOf(step, capped)));
  return insert(capped, newSubstep('adapt-free-way', 45, adapting), { into, where: 'first' }, adapting);
}

function withoutRef(draft: PlanDraft, ref: string, adapting: Adapting): PlanDraft {
  return mapOpenSteps(draft, adapting, (step) => ({
    ...step,
    substeps: step.substeps.filter((substep) => substep.ref !== ref || !isOpen(substep, adapting)),
  }));
}

function moved(draft: PlanDraft, to: 'online' | 'local', adapting: Adapting): PlanDraft {
  const [left, taken] =
    to === 'online' ? (['visit-three', 'post-once'] as const) : (['post-once', 'visit-three'] as const);
  const lighter = withoutRef(draft, `shared.${left}`, adapting);
  const ready = openStep(lighter, adapting, (step) => toSell.has(phaseOf(step, lighter)));
  const begun = insert(lighter, newSubstep(`adapt-${to}`, 60, adapting), { into: ready, where: 'first' }, adapting);
  const selling = begun.steps.find((step) => phaseOf(step, begun) === 'first-customer');
  const stillOpen = openStep(begun, adapting, (step) => step === selling);
  if (stillOpen !== selling) return begun;
  const substep = newSubstep(taken, sharedSubstepFacts[taken].minutes, adapting);
  return insert(begun, substep, { into: selling, where: 'first' }, adapting);
}

/** Visits give way to a channel online. */
export function online(draft: PlanDraft, adapting: Adapting): PlanDraft {
  return moved(draft, 'online', adapting);
}

/** Posts give way to people met in person. */
export function local(draft: PlanDraft, adapting: Adapting): PlanDraft {
  return moved(draft, 'local', adapting);
}

/** A task that turns the offer to the group the person named, else to the catalogue's next one. */
export function otherCustomer(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  const archetype = archetypeOf(adapting.plan.archetype);
  const angles = archetype ? Object.values(wordsOf(adapting.words, archetype.id).angles) : [];
  const group = said || (angles[1]?.customer ?? adapting.words.shared.phrases.any_customer);
  const into = openStep(draft, adapting, (step) => phaseOf(step, draft) !== 'check');
  return insert(draft, newSubstep('adapt-customer', 60, adapting, { said: group }), { into, where: 'first' }, adapting);
}
