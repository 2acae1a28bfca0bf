import { clausesIn } from '../../adapt/requests/clauses.ts';
import { readRequests } from '../../adapt/requests/read.ts';
import { draftOf } from '../../adapt/state.ts';
import type { PlanDraft, StepDraft, StoredPlan, SubstepDraft } from '../../guide.ts';
import { read } from '../../text/phrases.ts';
import { isConjunction } from '../../understand/wish-parts.ts';
import { saidWishesIn } from '../../understand/wishes.ts';

/** The one part that a request names outright. */
export interface NamedPart {
  /** Of a step or task; null = the plan by its name. */
  key: string | null;
  /** Whether it is to go. */
  goes: boolean;
}

type Reader = Parameters<typeof readRequests>[1];

/** Whether code reads one thing in all of a request: a new name, or that something goes. */
function asksOneThing(feedback: string, reader: Reader): boolean {
  const [clause, ...others] = clausesIn(feedback);
  if (!clause || others.length > 0) return false;
  const { requests, rest, hours } = readRequests(feedback, reader);
  const [request] = requests;
  if (!request) {
    const [wish, ...more] = saidWishesIn(rest).map((one) => one.wish);
    // Behind “and” something may be asked for that code can’t read.
    const isPlain = hours === null && more.length === 0 && !clause.words.some(isConjunction);
    return isPlain && wish?.intent === 'drop' && wish.object !== '';
  }
  if (requests.length > 1 || request.kind !== 'rename' || rest.trim() !== '') return false;
  return !read(feedback.replace(request.name, '')).some(isConjunction);
}

const substepWords = ({ title, description, deliverable, minutes }: Omit<SubstepDraft, 'key'>) =>
  JSON.stringify([title, description, deliverable, minutes]);
const stepWords = ({ title, description, smallest_test, stop_if }: Omit<StepDraft, 'key' | 'substeps'>) =>
  JSON.stringify([title, description, smallest_test, stop_if]);

/** The parts of a draft by their keys. */
function partsOf({ steps }: PlanDraft) {
  const keyed = <Part extends { key: string | null }>(parts: readonly Part[]) =>
    new Map(parts.flatMap((part) => (part.key === null ? [] : [[part.key, part] as const])));
  return { steps: keyed(steps), substeps: keyed(steps.flatMap(({ substeps }) => substeps)) };
}

/** The stored parts that a draft words anew or leaves out; of a step that goes, the step alone. */
function changedIn(plan: StoredPlan, draft: PlanDraft): NamedPart[] {
  const now = partsOf(draft);
  return plan.steps.flatMap((step): NamedPart[] => {
    const one = now.steps.get(step.step_id);
    if (!one) return [{ key: step.step_id, goes: true }];
    const tasks = step.substeps.flatMap((old): NamedPart[] => {
      const task = now.substeps.get(old.substep_id);
      const isSame = task && substepWords(old) === substepWords(task);
      return isSame ? [] : [{ key: old.substep_id, goes: !task }];
    });
    return [...(stepWords(step) === stepWords(one) ? [] : [{ key: step.step_id, goes: false }]), ...tasks];
  });
}

/** The one part that a draft changes; null where it changes none, more, or adds one. */
function onlyChange(plan: StoredPlan, draft: PlanDraft): NamedPart | null {
  const isNew = draft.steps.some(({ key, substeps }) => key === null || substeps.some((one) => one.key === null));
  const named: NamedPart[] = draft.title === plan.title ? [] : [{ key: null, goes: false }];
  const [part, ...others] = [...named, ...changedIn(plan, draft)];
  return part && !isNew && others.length === 0 ? part : null;
}

/**
 * The one part that a request is about, where code reads nothing else in it; null where it asks for more, or in a way
 * that code can’t read to its end. `near` is the built-in guide’s draft.
 */
export function namedPart(
  feedback: string,
  plan: StoredPlan,
  near: PlanDraft | null,
  reader: Reader,
): NamedPart | null {
  return near && asksOneThing(feedback, reader) ? onlyChange(plan, near) : null;
}

/** The part that a model may change: the one it does, where that is one (“the last task” may be another), else the named one. */
export function partMeant(draft: PlanDraft, plan: StoredPlan, part: NamedPart): NamedPart {
  const changed = onlyChange(plan, draft);
  return changed?.goes === part.goes ? changed : part;
}

/** The plan as it is, but for what a draft makes of one part. */
export function withOnly(draft: PlanDraft, plan: StoredPlan, { key, goes }: NamedPart): PlanDraft {
  const now = partsOf(draft);
  const steps = draftOf(plan).steps.flatMap((step): StepDraft[] => {
    const own = step.key === key && step.key !== null;
    const changed = now.steps.get(step.key ?? '');
    if (own && goes && !changed) return [];
    const substeps = step.substeps.flatMap((one): SubstepDraft[] => {
      if (one.key !== key) return [one];
      const task = now.substeps.get(one.key ?? '');
      return task ? [task] : goes ? [] : [one];
    });
    // A step of which no task is left goes with it.
    return substeps.length > 0 ? [{ ...(own && changed ? changed : step), substeps }] : [];
  });
  return { ...draft, title: key === null ? draft.title : plan.title, steps };
}

/** Whether two drafts of a plan are the same, but for what is done. */
export function isAlike(one: PlanDraft, other: PlanDraft, plan: StoredPlan): boolean {
  const done = new Set(
    plan.steps.flatMap(({ substeps }) =>
      substeps.filter(({ status }) => status === 'completed').map(({ substep_id }) => substep_id),
    ),
  );
  const [a, b] = [one, other].map(({ title, steps }) =>
    JSON.stringify([
      title,
      steps.map((step) => [
        step.key,
        stepWords(step),
        step.substeps.flatMap((task) =>
          task.key !== null && done.has(task.key) ? [] : [[task.key, substepWords(task)]],
        ),
      ]),
    ]),
  );
  return a === b;
}
