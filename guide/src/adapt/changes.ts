import { type Aspect, type PlanChange, reordered } from '@foothold/contract';
import type { PlanDraft, StepDraft, StoredPlan, SubstepDraft } from '../guide.ts';

type StoredStep = StoredPlan['steps'][number];
type StoredSubstep = StoredStep['substeps'][number];

const keysOf = (parts: readonly { key: string | null }[]) => parts.flatMap(({ key }) => (key === null ? [] : [key]));

function wordAspects(before: { title: string }, after: { title: string }, reworded: boolean): Aspect[] {
  return [...(before.title === after.title ? [] : (['title'] as const)), ...(reworded ? (['words'] as const) : [])];
}

function substepChange(old: StoredSubstep, now: SubstepDraft, place: Aspect[]): PlanChange[] {
  const reworded = old.description !== now.description || old.deliverable !== now.deliverable;
  const longer = old.minutes !== now.minutes;
  const aspects: Aspect[] = [...wordAspects(old, now, reworded), ...(longer ? (['minutes'] as const) : []), ...place];
  if (aspects.length === 0) return [];
  const minutes = longer ? { minutes: { before: old.minutes, after: now.minutes } } : {};
  return [{ kind: 'changed', title: now.title, aspects, ...minutes }];
}

/** Where each substep of a plan stands, by its id. */
type Homes = ReadonlyMap<string, { home: StoredStep; old: StoredSubstep }>;

function homesIn({ steps }: StoredPlan): Homes {
  return new Map(steps.flatMap((home) => home.substeps.map((old) => [old.substep_id, { home, old }] as const)));
}

/** What happened to the substeps of one step of the draft; what is done is named as kept. */
function changesIn(step: StepDraft, plan: StoredPlan, homes: Homes): PlanChange[] {
  const was = plan.steps.find((one) => one.step_id === step.key);
  const moved = reordered(was?.substeps.map((one) => one.substep_id) ?? [], keysOf(step.substeps));
  return step.substeps.flatMap((now): PlanChange[] => {
    const { key, title } = now;
    const found = key === null ? undefined : homes.get(key);
    if (!found) return [{ kind: 'added', title }];
    const { home, old } = found;
    if (old.status === 'completed') return [{ kind: 'kept', title }];
    const elsewhere = home.step_id !== step.key;
    return substepChange(old, now, elsewhere ? ['step'] : moved.has(old.substep_id) ? ['order'] : []);
  });
}

/** What is different in a step's own words or place. */
function stepChange(step: StepDraft, plan: StoredPlan, moved: ReadonlySet<string>): PlanChange[] {
  const old = plan.steps.find((one) => one.step_id === step.key);
  if (!old) return [];
  const reworded = (['description', 'smallest_test', 'stop_if'] as const).some((text) => old[text] !== step[text]);
  const aspects: Aspect[] = [
    ...wordAspects(old, step, reworded),
    ...(old.cap === step.cap ? [] : (['cap'] as const)),
    ...(moved.has(old.step_id) ? (['order'] as const) : []),
  ];
  return aspects.length === 0 ? [] : [{ kind: 'changed', title: step.title, aspects }];
}

/** A new name of the plan; its description follows from the rest, and is told of where nothing else changed. */
function planChange(plan: StoredPlan, draft: PlanDraft, told: readonly PlanChange[]): PlanChange[] {
  const { title } = draft;
  if (plan.title !== title) return [{ kind: 'changed', title, aspects: ['title'] }];
  const retold = told.length === 0 && plan.short_description !== draft.short_description;
  return retold ? [{ kind: 'changed', title, aspects: ['words'] }] : [];
}

/** What a draft does differently, for the person to read, in the plan's order; what is done is named as kept. */
export function changesBetween(plan: StoredPlan, draft: PlanDraft): PlanChange[] {
  const homes = homesIn(plan);
  const present = draft.steps.flatMap((step) => changesIn(step, plan, homes));
  const going = new Set(keysOf(draft.steps.flatMap((step) => step.substeps)));
  const gone = plan.steps.flatMap((step) => step.substeps).filter(({ substep_id }) => !going.has(substep_id));
  const moved = reordered(
    plan.steps.map((step) => step.step_id),
    keysOf(draft.steps),
  );
  const told = [
    ...present.filter((change) => change.kind !== 'kept'),
    ...gone.map(({ title }): PlanChange => ({ kind: 'removed', title })),
    ...draft.steps.flatMap((step) => stepChange(step, plan, moved)),
  ];
  return [...planChange(plan, draft, told), ...told, ...present.filter((change) => change.kind === 'kept')];
}

/** Whether anything would change at all. */
export function isUnchanged(changes: readonly PlanChange[]): boolean {
  return changes.every((change) => change.kind === 'kept');
}
