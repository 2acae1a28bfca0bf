import type { PlanDraft, SubstepDraft } from '../../guide.ts';
import { optionalRefs } from './optional.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';

/** The share of open tasks that a shorter plan keeps at most. */
const KEPT = 0.7;

/** Tasks a plan works without, the most dispensable first. */
const spare = [
  'shared.adapt-stretch',
  'shared.look-at-three-others',
  'shared.write-boundaries',
  'shared.block-hours',
  'shared.make-page',
  'shared.fix-one-thing',
  'shared.ask-referral',
  'shared.adjust-price',
  'shared.practise-once',
  'shared.gather-kit',
  'shared.make-sample',
  'shared.post-once',
  'shared.visit-three',
  'shared.choose-customer',
  'shared.review-numbers',
  'shared.business-location',
  'shared.business-list-sales',
];

/** What keeps a beginner from harm or brings the first customer stays. */
const needed = new Set([
  'shared.check-risk',
  'shared.check-first-order',
  'shared.check-rules',
  'shared.check-tax',
  'shared.set-limits',
  'shared.write-offer',
  'shared.set-price',
  'shared.agree-payment',
  'shared.message-ten',
  'shared.do-first-job',
  'shared.adapt-add',
]);

function rankOf({ ref }: SubstepDraft, optional: ReadonlySet<string>): number {
  if (ref !== null && optional.has(ref)) return -1;
  const at = spare.indexOf(ref ?? '');
  if (at >= 0) return at;
  return ref !== null && needed.has(ref) ? Infinity : spare.length;
}

/** Fewer open tasks, about two thirds of them; every open step keeps one, and none of the necessary ones goes. */
export function shorter(draft: PlanDraft, adapting: Adapting): PlanDraft {
  const optional = optionalRefs(adapting.plan.archetype);
  const steps = draft.steps.filter((step) => isOpenStep(step, adapting));
  const left = new Map(steps.map((step) => [step, step.substeps.filter((one) => isOpen(one, adapting))]));
  const count = [...left.values()].reduce((sum, open) => sum + open.length, 0);
  const gone = new Set<SubstepDraft>();
  const candidates = [...left]
    .flatMap(([step, open]) =>
      open.map((substep, index) => ({ step, substep, index, rank: rankOf(substep, optional) })),
    )
    .filter(({ rank }) => Number.isFinite(rank))
    // Of equal ones the later goes: a step's first task is what it is about.
    .sort((a, b) => a.rank - b.rank || b.index - a.index);
  for (const { step, substep } of candidates) {
    if (count - gone.size <= Math.max(steps.length, Math.floor(count * KEPT))) break;
    const open = left.get(step) ?? [];
    if (open.filter((one) => !gone.has(one)).length > 1) gone.add(substep);
  }
  return {
    ...draft,
    steps: draft.steps.map((step) => ({ ...step, substeps: step.substeps.filter((one) => !gone.has(one)) })),
  };
}
