import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { read } from '../../text/phrases.ts';
import { clauseOf } from '../../adapt/requests/clauses.ts';
import { fillers } from '../../understand/intent-lexicon.ts';
import { ownWordsBetween } from '../../understand/wish-parts.ts';
import { contentWords, findTask, findTasks, taskGivingWay } from './find-task.ts';
import { stepWords, type Task, tasksNamedByPlace } from './named-steps.ts';
import { type Adapting, insert, isOpen, isOpenStep, newSubstep, openStep, phaseOf, placed } from '../../adapt/state.ts';

/** Minutes of a task that the person adds, until they know better. */
const ADDED = 60;

/** The draft without a task; of a step what is done stays. */
export function withoutTask(draft: PlanDraft, { step, substep }: Task, adapting: Adapting): PlanDraft {
  const rest = step.substeps.filter((one) => (substep ? one !== substep : !isOpen(one, adapting)));
  const steps = draft.steps.flatMap((one) => {
    if (one !== step) return [one];
    return rest.length === 0 ? [] : [{ ...one, substeps: rest }];
  });
  return { ...draft, steps };
}

/** A task as it now stands in a draft that earlier changes made; undefined when it is gone. */
function asIn(draft: PlanDraft, { step, substep }: Task): Task | undefined {
  if (!substep) {
    const same = draft.steps.find((one) => one === step || (one.key !== null && one.key === step.key));
    return same && { step: same, substep: null };
  }
  const holding = draft.steps.find((one) => one.substeps.includes(substep));
  return holding && { step: holding, substep };
}

/** The draft without the tasks that are meant; what is done stays. Unchanged when no open task is meant. */
export function drop(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  return findTasks(said, draft, adapting).reduce((current, task) => {
    const now = asIn(current, task);
    const left = now ? withoutTask(current, now, adapting) : current;
    return left.steps.length === 0 ? current : left;
  }, draft);
}

/** Steps with some behind the last open one; finished ones at the end stay at the end. */
function stepLast(draft: PlanDraft, step: StepDraft, adapting: Adapting): PlanDraft {
  const others = draft.steps.filter((one) => one !== step);
  const behind = others.findLastIndex((one) => isOpenStep(one, adapting)) + 1;
  return { ...draft, steps: others.toSpliced(behind, 0, step) };
}

/** The tasks that are meant, moved to the end of the last open step; a whole step moves behind the other open ones. */
export function postpone(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  return findTasks(said, draft, adapting).reduce((current, task) => {
    const now = asIn(current, task);
    if (!now) return current;
    if (!now.substep) return stepLast(current, now.step, adapting);
    const last = current.steps.findLast((step) => isOpenStep(step, adapting));
    if (!last || last.substeps.at(-1) === now.substep) return current;
    const without = withoutTask(current, now, adapting);
    const into = without.steps.find((one) => one === last || (one.key !== null && one.key === last.key));
    return into ? placed(without, into, now.substep, into.substeps.length) : current;
  }, draft);
}

/** What is added and the step it is for: “a website to step 3”. */
function addition(said: string, draft: PlanDraft, adapting: Adapting): { what: string; into: StepDraft | undefined } {
  const words = read(said);
  const at = words.findIndex(({ forms }) => forms.some((form) => stepWords.has(form)));
  const step = at > 0 ? tasksNamedByPlace(said, draft, adapting)?.[0]?.step : undefined;
  if (!step || !isOpenStep(step, adapting)) return { what: said, into: undefined };
  let end = at;
  while (end > 0 && words[end - 1]?.forms.some((form) => fillers.has(form) || /^into$|^\d/u.test(form))) end -= 1;
  const what = said.slice(0, words[end - 1]?.to ?? 0).trim();
  return what === '' ? { what: said, into: undefined } : { what, into: step };
}

/** Fewer words that name something say too little of what is to be done. */
const ENOUGH = 2;

/** What is to be added, without “something about” before it and why behind it. */
function thingAdded(said: string): string {
  const { text, words, marks } = clauseOf(said);
  const about = marks.all('add_about').find(({ start }) => start === 0);
  const from = about?.end ?? marks.all('add_vague').find(({ start }) => start === 0)?.end ?? 0;
  const to = marks.all('reason').find(({ start }) => start > from)?.start ?? words.length;
  const thing = ownWordsBetween(text, words, from, to);
  // “Something for my knees” loses its sense with its beginning.
  const isEnough = thing !== '' && contentWords(read(thing)).length >= (about ? 1 : ENOUGH);
  return isEnough ? thing : said;
}

/** The draft with a task that quotes what was said, in the step that was named or the one that gets things ready. */
export function add(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  // “Add more like that” names nothing to do.
  if (contentWords(read(said)).length === 0) return draft;
  const { what, into } = addition(thingAdded(said), draft, adapting);
  const ready = openStep(draft, adapting, (step) => phaseOf(step, draft) === 'ready') ?? draft.steps.at(-1);
  return insert(
    draft,
    newSubstep('adapt-add', ADDED, adapting, { said: what }),
    { into: into ?? ready, where: 'last' },
    adapting,
  );
}

/** Two tasks, or two steps, in each other's place. */
function exchanged(draft: PlanDraft, one: Task, other: Task): PlanDraft {
  if (one.substep && other.substep) {
    const [a, b] = [one.substep, other.substep];
    const turned = (substep: SubstepDraft) => (substep === a ? b : substep === b ? a : substep);
    return { ...draft, steps: draft.steps.map((step) => ({ ...step, substeps: step.substeps.map(turned) })) };
  }
  const turned = (step: StepDraft) => (step === one.step ? other.step : step === other.step ? one.step : step);
  return { ...draft, steps: draft.steps.map(turned) };
}

/** The task that is meant gives way to what was said, or changes places with it when that is in the plan already. */
export function replace(draft: PlanDraft, said: string, by: string, adapting: Adapting): PlanDraft {
  const task = taskGivingWay(said, by, draft, adapting);
  if (!task || by === '') return draft;
  const other = findTask(by, draft, adapting, { surely: true });
  const same = other && (other.substep ?? other.step) === (task.substep ?? task.step);
  if (other && !same && (other.substep === null) === (task.substep === null)) return exchanged(draft, task, other);
  const fresh = newSubstep('adapt-add', task.substep?.minutes ?? ADDED, adapting, { said: by });
  const open = task.step.substeps.findIndex((one) => (task.substep ? one === task.substep : isOpen(one, adapting)));
  const kept = task.step.substeps.filter((one) => (task.substep ? one !== task.substep : !isOpen(one, adapting)));
  const step = { ...task.step, substeps: kept.toSpliced(Math.min(open, kept.length), 0, fresh) };
  return { ...draft, steps: draft.steps.map((one) => (one === task.step ? step : one)) };
}
