import {
  isInRange,
  MEMORY_MAX,
  PLAN_MAX,
  type Profile,
  type ProposedChange,
  PROPOSALS_MAX,
  TASK_MINUTES,
  type TaskPlace,
  updateOf,
  updateWith,
} from '@foothold/contract';
import { oneLine } from '../../../text/quote.ts';
import { lastDayNamed } from '../../../understand/deadline.ts';
import { ORDINARY_MINUTES, placeIn, placeOf } from '../../../chat/changes/place.ts';
import type { Passage, Span } from './passage.ts';
import type { MemoryWish } from './read-memory.ts';
import type { Where, Wish } from './read.ts';
import { isPronoun, speaksOfPlan, type Spot, type Target, targetOf, type Task } from './target.ts';

/** What a wish comes to in a plan. */
export type Outcome =
  | { change: ProposedChange }
  /** Nothing would be different. */
  | { already: Task | null }
  /** It can't be told which task is meant. */
  | 'unclear'
  | null;

/** What wishes are held against. `answer`: the task that was named when it was asked which one is meant. */
export interface Desk {
  passage: Passage;
  spot: Spot;
  profile: Profile;
  /** Milliseconds since the epoch. */
  now: number;
  answer: Task | null;
  /** The message asks something besides: what is asked to be changed has to be spoken of as a part of the plan. */
  doubtful: boolean;
}

/** What a span stands for; where it only points, what was spoken of before it in the message, else where one stands. */
function meant({ passage, spot, answer }: Desk, span: Span, strict = false): Target {
  const found = targetOf(passage, span, spot, strict);
  if (found === 'unclear') return answer ? { task: answer } : found;
  if (!isPronoun(passage, span)) return found;
  const before = span.start > 1 ? targetOf(passage, { start: 0, end: span.start - 1 }, spot) : 'none';
  const named = typeof before === 'object' && !isPronoun(passage, { start: 0, end: span.start - 1 });
  if (named) return before;
  const verb = passage.text[span.start - 1];
  const holdsIt = passage.lexicon.joined.it?.test(verb?.forms[0] ?? '') === true;
  const isDone = passage.all('done').some(({ end }) => end < span.start);
  return found === 'none' && (holdsIt || isDone) ? { task: spot.task } : found;
}

/** The task before which, or behind which, one is to go; null where that can't be told. */
function placeFor(desk: Desk, task: Task, where: Where): TaskPlace | 'unclear' | null {
  const { steps } = desk.spot.plan;
  const step = steps.find(({ substeps }) => substeps.includes(task));
  if (!step) return null;
  const others = step.substeps.filter((one) => one !== task);
  const at = step.substeps.indexOf(task);
  if (where.side === 'end') return placeIn(step, others.at(-1));
  if (where.side === 'start') return placeIn(step, undefined);
  if (where.side === 'up') return placeIn(step, others[at - 2]);
  if (where.side === 'down') return placeIn(step, others[Math.min(at, others.length - 1)]);
  if (!('of' in where)) return null;
  const reference = targetOf(desk.passage, where.of, desk.spot);
  if (typeof reference === 'string') return reference === 'unclear' ? 'unclear' : null;
  if ('step' in reference || reference.task === task) return null;
  return placeBeside(desk.spot, task, reference.task, where.side);
}

function placeBeside({ plan }: Spot, task: Task, reference: Task, side: 'after' | 'before'): TaskPlace | null {
  const step = plan.steps.find(({ substeps }) => substeps.includes(reference));
  if (!step) return null;
  const others = step.substeps.filter((one) => one !== task);
  return placeIn(step, side === 'after' ? reference : others[others.indexOf(reference) - 1]);
}

function movedTo(spot: Spot, task: Task, place: TaskPlace): Outcome {
  const was = placeOf(spot.plan, task);
  if (!was) return null;
  if (was.step_id === place.step_id && was.after_id === place.after_id) return { already: null };
  return { change: { kind: 'move', payload: { substep_id: task.substep_id, title: task.title, was, place } } };
}

function move(desk: Desk, { target, where }: Extract<Wish, { kind: 'move' }>): Outcome {
  const found = meant(desk, target, where.side === 'up' || where.side === 'down');
  if (typeof found === 'string') return found === 'unclear' ? found : null;
  if ('step' in found) return null;
  const place = placeFor(desk, found.task, where);
  return typeof place === 'object' && place !== null ? movedTo(desk.spot, found.task, place) : place;
}

/** Two tasks that follow each other change places; others would move what stands between them too. */
function swap(desk: Desk, { target, other }: Extract<Wish, { kind: 'swap' }>): Outcome {
  const [one, two] = [meant(desk, target), targetOf(desk.passage, other, desk.spot)];
  if (typeof one === 'string' || typeof two === 'string' || 'step' in one || 'step' in two) return null;
  const order = desk.spot.plan.steps.flatMap(({ substeps }) => substeps);
  const [first, second] =
    order.indexOf(one.task) < order.indexOf(two.task) ? [one.task, two.task] : [two.task, one.task];
  if (order.indexOf(second) - order.indexOf(first) !== 1) return null;
  const place = placeBeside(desk.spot, first, second, 'after');
  return place && movedTo(desk.spot, first, place);
}

function tick(desk: Desk, { target, status }: Extract<Wish, { kind: 'tick' }>): Outcome {
  const found = meant(desk, target);
  if (typeof found === 'string') return found === 'unclear' ? found : null;
  const part =
    'step' in found ? { ...found.step, id: found.step.step_id } : { ...found.task, id: found.task.substep_id };
  if (part.status === status) return { already: 'task' in found ? found.task : null };
  return { change: { kind: 'tick', payload: { part_id: part.id, title: part.title, status } } };
}

function edit(desk: Desk, { target, title, minutes }: Extract<Wish, { kind: 'edit' }>): Outcome {
  const isEmpty = target.start >= target.end;
  const found = isEmpty ? { task: desk.spot.task } : meant(desk, target, title !== null);
  if (typeof found === 'string') return found === 'unclear' ? found : null;
  const part =
    'step' in found ? { ...found.step, id: found.step.step_id } : { ...found.task, id: found.task.substep_id };
  const now = 'minutes' in part ? part.minutes : null;
  if (now === null && title === null) return null;
  const wanted =
    minutes === null ? now : Math.min(TASK_MINUTES.most, Math.max(TASK_MINUTES.least, Math.round(minutes)));
  const to = { title: title === null ? part.title : capital(oneLine(title, PLAN_MAX.title)), minutes: wanted };
  if (to.title === '' || (to.title === part.title && to.minutes === now)) return { already: null };
  return { change: { kind: 'edit', payload: { part_id: part.id, title: part.title, minutes: now, to } } };
}

function remove(desk: Desk, { target }: Extract<Wish, { kind: 'remove' }>): Outcome {
  const found = meant(desk, target, true);
  if (typeof found === 'string') return found === 'unclear' ? found : null;
  if ('step' in found) return 'unclear';
  const step = desk.spot.plan.steps.find(({ substeps }) => substeps.includes(found.task));
  const { substep_id, title } = found.task;
  return { change: { kind: 'remove', payload: { substep_id, title, step_title: step?.title ?? '' } } };
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function add({ spot }: Desk, { title, minutes }: Extract<Wish, { kind: 'add' }>): Outcome {
  const named = capital(oneLine(title, PLAN_MAX.title));
  if (!/\p{L}{2}/u.test(named)) return null;
  const place = placeIn(spot.step, spot.step.substeps.at(-1));
  return { change: { kind: 'add', payload: { place, title: named, minutes: minutes ?? ORDINARY_MINUTES } } };
}

function profile({ profile: known }: Desk, { field, value }: Extract<Wish, { kind: 'profile' }>): Outcome {
  if (!isInRange(field, value)) return null;
  const before = updateOf(known, field);
  const update = updateWith(field, value);
  return before.payload === value ? { already: null } : { change: { kind: 'profile', payload: { before, update } } };
}

function remember({ now }: Desk, { what, text }: MemoryWish): Outcome {
  const said = capital(oneLine(text, MEMORY_MAX.text));
  if (!/\p{L}{2}/u.test(said)) return null;
  if (what === 'assumed') return { change: { kind: 'assumption', payload: { text: said } } };
  const isTimed = what === 'for_now' || what === 'until';
  const until = isTimed ? lastDayNamed(text, now) : null;
  // “Until noon” is today's, and what ends on no day that can be told is remembered as any other.
  if (what === 'for_now' && until === null) return null;
  const kind = what === 'until' ? (until === null ? 'note' : 'for_now') : what;
  return { change: { kind: 'remember', payload: { kind, text: said, until } } };
}

function outcomeOf(desk: Desk, wish: Wish): Outcome {
  switch (wish.kind) {
    case 'tick':
      return tick(desk, wish);
    case 'add':
      return add(desk, wish);
    case 'move':
      return move(desk, wish);
    case 'swap':
      return swap(desk, wish);
    case 'edit':
      return edit(desk, wish);
    case 'remove':
      return remove(desk, wish);
    case 'profile':
      return profile(desk, wish);
    case 'remember':
      return remember(desk, wish);
  }
}

/** Whether words may as well be no request: another question is asked with them, and they name no part of the plan. */
function isIdle({ doubtful, passage }: Desk, wish: Wish): boolean {
  if (!doubtful) return false;
  const isTold =
    wish.kind === 'remove' ||
    (wish.kind === 'tick' && !wish.isNamed) ||
    (wish.kind === 'edit' && wish.title === null) ||
    (wish.kind === 'move' && !('of' in wish.where));
  return isTold && !speaksOfPlan(passage, wish.target);
}

/** What several readings of the same words come to: the first that fits the plan. */
export function settled(desk: Desk, wishes: readonly Wish[]): Outcome {
  const likely = wishes.filter((wish) => !isIdle(desk, wish));
  const outcomes = likely.slice(0, PROPOSALS_MAX).map((wish) => outcomeOf(desk, wish));
  // Where something else is asked, no question is asked back.
  if (desk.doubtful && outcomes.every((one) => one === 'unclear')) return null;
  return outcomes.find((one) => one !== null && one !== 'unclear') ?? outcomes.find((one) => one !== null) ?? null;
}
