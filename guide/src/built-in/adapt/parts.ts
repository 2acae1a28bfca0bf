import { PLAN_MAX } from '@foothold/contract';
import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import type { Words } from '../../catalogue/load.ts';
import { counted } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { read } from '../../text/phrases.ts';
import { ownWordsBetween } from '../../understand/wish-parts.ts';
import { numberIn } from '../../understand/quantities.ts';
import { findTask } from './find-task.ts';
import { type Task, tasksNamedByPlace } from './named-steps.ts';
import { type JoinRequest, type Scope, type SplitRequest, withoutSpan } from '../../adapt/requests/size.ts';
import { type Adapting, isOpen, isOpenStep, mapOpenSteps } from '../../adapt/state.ts';

/** Minutes are parted in fives where they can be, and no part is below ten. */
const UNIT = 5;
const LEAST = 10;
/** Tasks that are joined take together at most so many minutes, when nobody says how many. */
const TOGETHER = 120;
const MOST_MINUTES = 600;

/** The minutes of the parts of a task: as many as it takes, none above `most`, together its own. */
export function minutesOfParts(minutes: number, count: number, most: number): number[] {
  const unit = minutes % UNIT === 0 && most % UNIT === 0 ? UNIT : 1;
  const units = Math.max(Math.floor(minutes / unit), (count * LEAST) / unit);
  return Array.from(
    { length: count },
    (_, index) => (Math.floor(((index + 1) * units) / count) - Math.floor((index * units) / count)) * unit,
  );
}

/** Consecutive shares of a list, as even as they go; some are empty where there are fewer than shares. */
function shares<Item>(items: readonly Item[], count: number): Item[][] {
  const at = (index: number) => Math.ceil((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(at(index), at(index + 1)));
}

/** The sentences of a text, each with its stop. */
function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.!?\n]+(?:[.!?]+(?=\s|$|[»”״])[»”״\u2069]*|\n|$|[.!?])/gu)
      ?.map((one) => one.trim())
      .filter(Boolean) ?? []
  );
}

/** How many things lie on the table in the end, where a result begins with a number: “Ten messages”. */
function countIn(deliverable: string): number | null {
  const [first, second] = read(deliverable);
  const count = (first && numberIn(first)) ?? (second && numberIn(second));
  return count !== undefined && count > 1 ? count : null;
}

/** What lies on the table after one part. */
function resultOf(deliverable: string, index: number, count: number, { shared }: Words): string {
  const things = countIn(deliverable);
  if (things !== null && things >= count) {
    const from = Math.floor((index * things) / count) + 1;
    const to = Math.floor(((index + 1) * things) / count);
    const slots = { from: String(from), to: String(to), count: String(things), deliverable };
    return fill(from === to ? shared.adapt.one_result : shared.adapt.counted_result, slots);
  }
  if (index === count - 1) return deliverable;
  if (index === 0) return shared.adapt.begin_result;
  return fill(shared.adapt.go_on_result, { n: String(index + 1), count: String(count) });
}

function titleOf(title: string, index: number, count: number, { shared, language }: Words): string {
  // What is a part already is numbered once more rather than begun twice.
  const frames = [shared.adapt.begin, shared.adapt.go_on, shared.adapt.finish].map(
    (frame) => frame.split('{')[0] ?? '',
  );
  if (frames.some((lead) => title.startsWith(lead.trimEnd()))) return `${title} (${index + 1}/${count})`;
  if (index === 0) return fill(shared.adapt.begin, { title });
  if (index === count - 1) return fill(shared.adapt.finish, { title });
  const format = new Intl.NumberFormat(language);
  return fill(shared.adapt.go_on, { title, n: format.format(index + 1), count: format.format(count) });
}

/** A task in parts: each does its share of the sentences and lays its share of the result on the table. */
export function inParts(substep: SubstepDraft, minutes: readonly number[], words: Words): SubstepDraft[] {
  const count = minutes.length;
  if (count < 2) return [substep];
  const told = shares(sentencesOf(substep.description), count);
  return minutes.map((length, index): SubstepDraft => {
    const own = told[index]?.join(' ') ?? '';
    const span = counted(length, words.shared.counted.minutes, words.language);
    return {
      ...substep,
      key: index === 0 ? substep.key : null,
      title: titleOf(substep.title, index, count, words).slice(0, PLAN_MAX.title),
      description: own || fill(words.shared.adapt.go_on_how, { minutes: span }),
      deliverable: resultOf(substep.deliverable, index, count, words),
      minutes: length,
    };
  });
}

/** The open tasks that are meant; where nothing is named the whole plan's, or of one task that nothing tells the next. */
function tasksMeant(
  { clause, before, everything, one, named: said, except }: Scope,
  draft: PlanDraft,
  adapting: Adapting,
): Task[] {
  const all = draft.steps
    .filter((step) => isOpenStep(step, adapting))
    .flatMap((step) => step.substeps.map((substep): Task => ({ step, substep })));
  const open = all.filter(({ substep }) => substep && isOpen(substep, adapting));
  const inside = (named: readonly Task[]) =>
    open.filter(({ step, substep }) =>
      named.some((task) => (task.substep ? task.substep === substep : task.step === step)),
    );
  const quoted = clause.quoted.flatMap(({ text }) => findTask(text, draft, adapting, { surely: true }) ?? []);
  if (quoted.length > 0) return inside(quoted);
  const placed = tasksNamedByPlace(said, draft, adapting);
  if (placed && except) return open.filter((task) => !inside(placed).includes(task));
  if (placed) return inside(placed);
  if (everything) return open;
  const earlier = before && tasksNamedByPlace(withoutSpan(before), draft, adapting);
  if (earlier) return inside(earlier);
  const [verb] = [...clause.marks.all('split'), ...clause.marks.all('join')];
  const end = clause.marks.all('to').find(({ start }) => verb && start > verb.end)?.start ?? clause.words.length;
  const object = verb ? ownWordsBetween(clause.text, clause.words, verb.end, end) : '';
  const task = object === '' ? undefined : findTask(object, draft, adapting, { surely: true });
  if (task) return inside([task]);
  return one ? open.slice(0, 1) : open;
}

/** What a change of sizes came to. */
export interface Sized {
  draft: PlanDraft;
  /** Whether some tasks stayed as they are for want of room in the plan. */
  full: boolean;
}

/** Tasks longer than what was asked for in parts, in the time they had; what is done stays. */
export function splitUp(draft: PlanDraft, { minutes: most, parts, scope }: SplitRequest, adapting: Adapting): Sized {
  const meant = new Set(tasksMeant(scope, draft, adapting).map(({ substep }) => substep));
  let room = PLAN_MAX.substeps - draft.steps.reduce((sum, step) => sum + step.substeps.length, 0);
  let full = false;
  const parted = (substep: SubstepDraft): SubstepDraft[] => {
    if (!meant.has(substep)) return [substep];
    const count =
      most === null ? Math.min(parts, Math.floor(substep.minutes / LEAST)) : Math.ceil(substep.minutes / most);
    if (count < 2) return [substep];
    if (count - 1 > room) {
      full = true;
      return [substep];
    }
    room -= count - 1;
    return inParts(substep, minutesOfParts(substep.minutes, count, most ?? substep.minutes), adapting.words);
  };
  const changed = mapOpenSteps(draft, adapting, (step) => ({ ...step, substeps: step.substeps.flatMap(parted) }));
  return { draft: changed, full };
}

const ended = (text: string) => (/[.!?»”״\u2069]$/u.test(text) ? text : `${text}.`);

function joined(one: SubstepDraft, other: SubstepDraft, { shared }: Words): SubstepDraft {
  return {
    ...one,
    title: fill(shared.adapt.together, { first: one.title, second: other.title }),
    description: `${ended(one.description)} ${other.description}`,
    deliverable: `${one.deliverable.replace(/[\s.]+$/u, '')}; ${other.deliverable}`,
    minutes: one.minutes + other.minutes,
    ref: one.ref ?? other.ref,
  };
}

/** Whether two tasks in one are no longer than a sitting and a text of a plan may be. */
function goTogether(one: SubstepDraft, other: SubstepDraft, most: number): boolean {
  return (
    one.minutes + other.minutes <= Math.min(most, MOST_MINUTES) &&
    one.title.length + other.title.length < PLAN_MAX.title - 8 &&
    one.description.length + other.description.length < PLAN_MAX.words - 8
  );
}

/** Neighbouring open tasks put together, in the time they had; what was joined already takes no third. */
export function joinUp(draft: PlanDraft, { minutes, scope }: JoinRequest, adapting: Adapting): PlanDraft {
  const meant = new Set(tasksMeant(scope, draft, adapting).map(({ substep }) => substep));
  const most = minutes ?? TOGETHER;
  const together = (step: StepDraft): StepDraft => {
    const substeps: SubstepDraft[] = [];
    let single: SubstepDraft | null = null;
    for (const substep of step.substeps) {
      const last: SubstepDraft | null = single;
      if (last && meant.has(substep) && goTogether(last, substep, most)) {
        substeps[substeps.length - 1] = joined(last, substep, adapting.words);
        single = null;
      } else {
        substeps.push(substep);
        single = meant.has(substep) ? substep : null;
      }
    }
    return { ...step, substeps };
  };
  return mapOpenSteps(draft, adapting, together);
}
