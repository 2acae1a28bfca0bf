import type { Language } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { sharedSubstepFacts } from '../../catalogue/shared-substeps.ts';
import { type SharedSubstep, type Need, type Phase, sharedSubsteps } from '../../catalogue/schema.ts';
import { presumed, type Thing } from '../../catalogue/presumed.ts';
import type { EngineSubstep } from '../../catalogue/shared-schema.ts';
import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { oneLine, quote } from '../../text/quote.ts';
import { read } from '../../text/phrases.ts';
import { needsAskedIn } from '../../understand/limits.ts';
import { readLoosely } from '../../understand/read-loosely.ts';
import { contentWords, findTask } from './find-task.ts';
import { tasksNamedByPlace } from './named-steps.ts';
import type { PresumptionRequest } from '../../adapt/requests/presumption.ts';
import { Marks, nameOf, thingsToldIn } from '../../adapt/requests/words.ts';
import { type Adapting, holds, insert, isOpen, newSubstep, openStep, phaseOf } from '../../adapt/state.ts';
import { drop, withoutTask } from './tasks.ts';

/** Things that any sentence may ask for; the others only a task that the data speaks of. */
const bodily: Partial<Record<Thing, Need | null>> = {
  car: 'car',
  computer: 'computer',
  phone: 'phone',
  internet: 'internet',
  kit: null,
};
/** What the catalogue calls these where it says what a kind of work can't do without. */
const needOf: Partial<Record<Thing, Need>> = {
  car: 'car',
  computer: 'computer',
  phone: 'phone',
  internet: 'internet',
  kit: 'tools',
};
/** Minutes to find out how the whole work goes without. */
const WITHOUT = 60;

const named = (ref: string | null) => {
  const name = ref?.startsWith('shared.') ? ref.slice('shared.'.length) : '';
  return Object.entries(presumed).find(([key]) => key === name)?.[1];
};

const textOf = ({ title, description, deliverable }: SubstepDraft) => `${title}. ${description}. ${deliverable}`;

/** Letters from which two words may differ in a short ending. */
const ALIKE_FROM = 5;
const ENDING = 2;

/** Whether two words are one, but for an ending: a workshop is no work. */
function isSame(one: string, other: string): boolean {
  const shared = Math.min(one.length, other.length);
  const near = shared >= ALIKE_FROM && Math.abs(one.length - other.length) <= ENDING;
  return one === other || (near && one.slice(0, shared) === other.slice(0, shared));
}

/** Whether a text names every word of a thing that the guide knows no data of. */
function speaksOf(text: string, object: string): boolean {
  const said = contentWords(readLoosely(object));
  const words = read(text);
  const told = (forms: readonly string[]) =>
    words.some((word) => word.forms.some((form) => forms.some((one) => isSame(one, form))));
  return said.length > 0 && said.every(({ forms }) => told(forms));
}

/** What of the missing a task rests on. */
function restsOn(substep: SubstepDraft, missing: ReadonlySet<Thing>, language: Language): Thing | undefined {
  const known = named(substep.ref)?.rests?.find((thing) => missing.has(thing));
  if (known) return known;
  const text = textOf(substep);
  const words = read(text);
  // What is borrowed is done without having it.
  if (new Marks(words).has('borrow')) return undefined;
  return [...missing].find((thing) => {
    const need = bodily[thing];
    if (need === undefined) return false;
    if (need !== null && needsAskedIn(text).has(need)) return true;
    return thingsToldIn(words, language).has(thing);
  });
}

function minutesFor(name: SharedSubstep | EngineSubstep, { minutes }: SubstepDraft): number {
  const shared = sharedSubsteps.find((one) => one === name);
  return shared ? sharedSubstepFacts[shared].minutes : minutes;
}

/** What to do in place of a task that something is missing for; null where all of that is in the plan already. */
function insteadOf(substep: SubstepDraft, missing: string, draft: PlanDraft, adapting: Adapting): SubstepDraft | null {
  const others = named(substep.ref)?.instead;
  if (!others) {
    const slots = { task: oneLine(substep.title), what: oneLine(substep.description, 600), thing: missing };
    return newSubstep('adapt-without', substep.minutes, adapting, { slots });
  }
  const fresh = others.map((name) => newSubstep(name, minutesFor(name, substep), adapting));
  return (
    fresh.find(
      (one) => !holds(draft, one) && !draft.steps.some((step) => step.substeps.some(({ ref }) => ref === one.ref)),
    ) ?? null
  );
}

/** What came of a presumption. */
export interface Presumed {
  draft: PlanDraft;
  /** The task that brings what is missing, where the plan comes to it by itself. */
  brings: SubstepDraft | null;
}

/** A task put in another's place, or nothing where there is none and the step has other work. */
function put(draft: PlanDraft, home: StepDraft, old: SubstepDraft, fresh: SubstepDraft | null): PlanDraft {
  if (!fresh && home.substeps.length < 2) return draft;
  const substeps = home.substeps.flatMap((one) => (one === old ? (fresh ?? []) : one));
  return { ...draft, steps: draft.steps.map((step) => (step === home ? { ...step, substeps } : step)) };
}

/** Where no task speaks of it, but the catalogue says that this kind of work needs it: a task of its own comes first. */
function wholeWithout(draft: PlanDraft, missing: readonly Thing[], adapting: Adapting): PlanDraft {
  const needs = archetypeOf(draft.archetype)?.needs ?? [];
  const thing = missing.find((one) => needs.some((need) => need === needOf[one]));
  if (!thing) return draft;
  const { phrases, words } = adapting;
  const slots = { task: draft.title, what: `${phrases['offer']}.`, thing: nameOf(thing, words.language) };
  const task = newSubstep('adapt-without', WITHOUT, adapting, { slots });
  return insert(draft, task, { into: openStep(draft, adapting), where: 'first' }, adapting);
}

/** What is there once a task is done; the work for a first customer brings both customer and sale. */
function givenBy({ ref }: SubstepDraft, phase: Phase): readonly Thing[] {
  if (phase === 'first-customer' && !ref?.startsWith('shared.')) return ['sales', 'customers'];
  return named(ref)?.gives ?? [];
}

/** What a task rests on that comes with the first customer: such a task has its time after that. */
const comesWithWork: ReadonlySet<Thing | undefined> = new Set(['sales', 'customers']);

/** A task put right before another. */
function putBefore(draft: PlanDraft, other: SubstepDraft, fresh: SubstepDraft): PlanDraft {
  const steps = draft.steps.map((step) => {
    const at = step.substeps.indexOf(other);
    return at < 0 ? step : { ...step, substeps: step.substeps.toSpliced(at, 0, fresh) };
  });
  return { ...draft, steps };
}

/**
 * Every open task that rests on what is missing gives way, in the plan's order; what an earlier task brings is not
 * missing. One that only waits for a first customer stays, behind what brings one.
 */
function doWithout(draft: PlanDraft, { things, object }: PresumptionRequest, adapting: Adapting): Presumed {
  const missing = new Set(things);
  let brings: SubstepDraft | null = null;
  let firstWaiting: SubstepDraft | null = null;
  let current = draft;
  for (const step of draft.steps) {
    for (const substep of step.substeps) {
      const home = current.steps.find((one) => one.substeps.includes(substep));
      if (!home) continue;
      const thing = things.length === 0 ? undefined : restsOn(substep, missing, adapting.words.language);
      const rests = things.length === 0 ? speaksOf(textOf(substep), object) : thing !== undefined;
      let now: SubstepDraft | null = substep;
      if (rests && isOpen(substep, adapting)) {
        const { language } = adapting.words;
        const what = thing ? nameOf(thing, language) : quote(object, language);
        now = insteadOf(substep, what, current, adapting);
        const waits = comesWithWork.has(thing) && named(substep.ref)?.past !== true;
        if (waits) firstWaiting ??= substep;
        if (!waits || !firstWaiting) current = put(current, home, substep, now);
        else if (now && named(now.ref)?.gives?.some((one) => missing.has(one)))
          current = putBefore(current, firstWaiting, now);
        else now = null;
      }
      const given = now ? givenBy(now, phaseOf(step, draft)) : [];
      if (given.some((one) => one === things[0] && missing.has(one))) brings ??= now;
      for (const one of given) missing.delete(one);
    }
  }
  return { draft: current === draft ? wholeWithout(draft, things, adapting) : current, brings };
}

/** The open tasks that only bring what is there already are left out. */
function leaveOut(draft: PlanDraft, { things, object }: PresumptionRequest, adapting: Adapting): PlanDraft {
  if (tasksNamedByPlace(object, draft, adapting)) return drop(draft, object, adapting);
  if (things.length === 0) {
    const task = findTask(object, draft, adapting, { surely: true });
    return task?.substep ? withoutTask(draft, task, adapting) : draft;
  }
  const needless = (one: SubstepDraft) =>
    isOpen(one, adapting) && (named(one.ref)?.gives ?? []).some((thing) => things.includes(thing));
  const kept = draft.steps.flatMap((step) => {
    const substeps = step.substeps.filter((one) => !needless(one));
    return substeps.length === 0 ? [] : [{ ...step, substeps }];
  });
  return kept.length === 0 ? draft : { ...draft, steps: kept };
}

/** The plan put right about what somebody has not, or has already. */
export function putRight(draft: PlanDraft, request: PresumptionRequest, adapting: Adapting): Presumed {
  if (request.kind === 'lack') return doWithout(draft, request, adapting);
  return { draft: leaveOut(draft, request, adapting), brings: null };
}
