import type { Profile } from '@foothold/contract';
import type { PlanDraft, StepDraft, StoredPlan, SubstepDraft } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import { type Phase, phases, type SharedSubstep } from '../catalogue/schema.ts';
import type { EngineSubstep } from '../catalogue/shared-schema.ts';
import { quote } from '../text/quote.ts';
import { writeSubstep } from '../plan/assemble.ts';
import { planPhrases } from '../plan/plan-phrases.ts';

/** What a change of a plan may look at. */
export interface Adapting {
  profile: Profile;
  plan: StoredPlan;
  /** Keys of what is ticked; none of it changes. */
  done: ReadonlySet<string>;
  /** Words in the plan's own language, so that a plan stays in one. */
  words: Words;
  /** The phrases for the slots of a new substep. */
  phrases: Readonly<Record<string, string>>;
  now: number;
}

/** The ground on which wishes are carried out; `words` are those of the plan's language. */
export function adaptingOf(profile: Profile, plan: StoredPlan, words: Words, now: number): Adapting {
  return { profile, plan, done: doneIn(plan), words, phrases: planPhrases(profile, plan, words), now };
}

/** The stored plan as a draft whose parts continue their stored ones. */
export function draftOf(plan: StoredPlan): PlanDraft {
  const { title, short_description, archetype } = plan;
  const steps = plan.steps.map(({ step_id, status: _status, substeps, ...step }): StepDraft => ({
    ...step,
    key: step_id,
    substeps: substeps.map(({ substep_id, status: _ticked, ...substep }) => ({ ...substep, key: substep_id })),
  }));
  return { title, short_description, archetype, steps };
}

/** The keys of everything that is ticked. */
function doneIn(plan: StoredPlan): Set<string> {
  const ticked = (items: { status: string; id: string }[]) =>
    items.filter((item) => item.status === 'completed').map((item) => item.id);
  return new Set([
    ...ticked(plan.steps.map((step) => ({ status: step.status, id: step.step_id }))),
    ...ticked(plan.steps.flatMap((step) => step.substeps.map(({ status, substep_id: id }) => ({ status, id })))),
  ]);
}

export function isOpen(part: { key: string | null }, { done }: Adapting): boolean {
  return part.key === null || !done.has(part.key);
}

/** A step with something left to do. */
export function isOpenStep(step: StepDraft, adapting: Adapting): boolean {
  return isOpen(step, adapting) && (step.substeps.length === 0 || step.substeps.some((one) => isOpen(one, adapting)));
}

/** The phase a step stands for: by its ref, else by its place among the steps. */
export function phaseOf(step: StepDraft, draft: PlanDraft): Phase {
  const named = phases.find((phase) => step.ref === `phase.${phase}`);
  if (named) return named;
  const index = draft.steps.indexOf(step);
  return phases[Math.min(phases.length - 1, Math.floor((index * phases.length) / draft.steps.length))] ?? 'ready';
}

/** The draft with every open step changed. */
export function mapOpenSteps(
  draft: PlanDraft,
  adapting: Adapting,
  change: (step: StepDraft, index: number) => StepDraft,
): PlanDraft {
  let open = -1;
  return {
    ...draft,
    steps: draft.steps.map((step) => {
      if (!isOpenStep(step, adapting)) return step;
      open += 1;
      return change(step, open);
    }),
  };
}

/** The draft with every open substep changed. */
export function mapOpenSubsteps(
  draft: PlanDraft,
  adapting: Adapting,
  change: (substep: SubstepDraft) => SubstepDraft,
): PlanDraft {
  return mapOpenSteps(draft, adapting, (step) => ({
    ...step,
    substeps: step.substeps.map((substep) => (isOpen(substep, adapting) ? change(substep) : substep)),
  }));
}

/** What fills a new substep: its quotation, and the other slots. */
interface Fillings {
  said?: string;
  slots?: Readonly<Record<string, string>>;
}

/** A new substep out of the shared words, in the plan's language. */
export function newSubstep(
  name: SharedSubstep | EngineSubstep,
  minutes: number,
  { phrases, words }: Adapting,
  { said = '', slots = {} }: Fillings = {},
): SubstepDraft {
  const quoted = said === '' ? '' : quote(said, words.language);
  return writeSubstep({ ref: `shared.${name}`, minutes, quote: quoted, slots }, null, phrases, words);
}

/** Whether the draft has a substep of that title already. */
export function holds(draft: PlanDraft, { title }: SubstepDraft): boolean {
  return draft.steps.some((step) => step.substeps.some((substep) => substep.title === title));
}

/** The first open step that `prefers` picks, else the first open one; undefined when all is done. */
export function openStep(
  draft: PlanDraft,
  adapting: Adapting,
  prefers: (step: StepDraft) => boolean = () => true,
): StepDraft | undefined {
  const open = draft.steps.filter((step) => isOpenStep(step, adapting));
  return open.find(prefers) ?? open[0];
}

/** The draft with a substep at a place of a step. */
export function placed(draft: PlanDraft, into: StepDraft, substep: SubstepDraft, at: number): PlanDraft {
  const substeps = into.substeps.toSpliced(at, 0, substep);
  return { ...draft, steps: draft.steps.map((step) => (step === into ? { ...step, substeps } : step)) };
}

interface Spot {
  into: StepDraft | undefined;
  /** Before the first open substep, or at the step's end. */
  where: 'first' | 'last';
}

/** The draft with a substep put into a step, unless it is there already. */
export function insert(draft: PlanDraft, substep: SubstepDraft, { into, where }: Spot, adapting: Adapting): PlanDraft {
  if (!into || holds(draft, substep)) return draft;
  const open = into.substeps.findIndex((one) => isOpen(one, adapting));
  const at = where === 'last' || open < 0 ? into.substeps.length : open;
  return placed(draft, into, substep, at);
}
