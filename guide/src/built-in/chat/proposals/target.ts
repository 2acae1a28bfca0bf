import type { StoredPlan } from '../../../guide.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { formsOf, tokensOf } from '../../../text/fold.ts';
import type { ReadWord } from '../../../text/phrases.ts';
import { sharedBeginning } from '../../../text/shared-beginning.ts';
import { isIn } from '../../../chat/changes/lexicon.ts';
import type { Passage, Span } from './passage.ts';

type Step = StoredPlan['steps'][number];
export type Task = Step['substeps'][number];

/** Where in a plan somebody talks: their step, and the task they look at. */
export interface Spot {
  plan: StoredPlan;
  step: Step;
  task: Task;
}

/** What words stand for: a task, a whole step, none that is known though one was meant, or nothing of the plan. */
export type Target = { task: Task } | { step: Step } | 'unclear' | 'none';

/** Two words of which one is the beginning of the other, but for an ending, are the same. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
const MOST_WORDS = 12;

const tasksOf = ({ steps }: StoredPlan) => steps.flatMap(({ substeps }) => substeps);

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedBeginning(one, other);
  const least = /[\u05D0-\u05EA]/u.test(one) ? SHORTEST_STEM - 1 : SHORTEST_STEM;
  return shared >= least && one.length - shared <= LONGEST_ENDING && other.length - shared <= LONGEST_ENDING;
}

function holds(title: readonly string[], { forms }: ReadWord): boolean {
  return forms.some((form) => title.some((word) => isSameWord(form, word)));
}

/** The tasks whose titles hold most of what was named, and how much of it that is. */
function named(plan: StoredPlan, words: readonly ReadWord[]): { tasks: Task[]; share: number } {
  const scored = tasksOf(plan).map((task) => {
    const title = tokensOf(task.title).flatMap(({ word }) => formsOf(word));
    return { task, score: words.filter((word) => holds(title, word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return { tasks: scored.filter(({ score }) => score === best).map(({ task }) => task), share: best / words.length };
}

/** Words of a span apart: those that name something, and those that point. */
function sorted({ text, lexicon, past }: Passage, span: Span) {
  const words: ReadWord[] = [];
  const pointing = { ordinal: null as number | null, next: false, previous: false, last: false, this: false };
  const about = { hasTask: false, hasStep: false, ofPlan: false, everything: false };
  for (let at = span.start; at < span.end; at += 1) {
    const word = text[at];
    if (!word) break;
    const fromPlan = past('from_plan', at);
    const ordinal = lexicon.ordinal(word) ?? (about.hasTask ? numberIn(word) : undefined);
    if (fromPlan !== null && fromPlan <= span.end) {
      about.ofPlan = true;
      at = fromPlan - 1;
    } else if (isIn(lexicon.words('everything'), word)) about.everything = true;
    else if (isIn(lexicon.words('task'), word)) {
      about.hasTask = true;
      about.hasStep ||= isIn(lexicon.words('step'), word);
    } else if (ordinal !== undefined && pointing.ordinal !== null) about.everything = true;
    else if (ordinal !== undefined) pointing.ordinal = ordinal;
    // “The first 2” are several.
    else if (pointing.ordinal === null && /^\d+$/u.test(word.forms[0] ?? '') && !about.hasTask) about.everything = true;
    else if (isIn(lexicon.words('next'), word)) pointing.next = true;
    else if (isIn(lexicon.words('previous'), word)) pointing.previous = true;
    else if (isIn(lexicon.words('last'), word)) pointing.last = true;
    else if (isIn(lexicon.words('this'), word)) pointing.this = true;
    else if (!isIn(lexicon.words('small'), word)) words.push(word);
  }
  return { words, pointing, ...about };
}

type Sorted = ReturnType<typeof sorted>;

function pointedAt({ pointing, hasTask, hasStep }: Sorted, { plan, step, task }: Spot): Target {
  const all = tasksOf(plan);
  const at = all.indexOf(task);
  const asTarget = (found: Task | undefined): Target => (found ? { task: found } : 'unclear');
  if (pointing.ordinal !== null) {
    const whole = hasStep ? plan.steps[pointing.ordinal - 1] : undefined;
    return whole ? { step: whole } : asTarget(step.substeps[pointing.ordinal - 1]);
  }
  if (pointing.next) return asTarget(all[at + 1]);
  if (pointing.previous) return asTarget(all[at - 1]);
  if (pointing.last) return asTarget(step.substeps.at(-1));
  if (pointing.this) return { task };
  return hasTask ? 'unclear' : 'none';
}

/**
 * What a span of a message stands for. `strict`: where no task is spoken of as one, each word has to be of its title.
 * `unclear` only where the words are about a task without any doubt.
 */
export function targetOf(passage: Passage, span: Span, spot: Spot, strict = false): Target {
  const found = sorted(passage, span);
  const { words, hasTask, ofPlan, everything } = found;
  if (everything || words.length > MOST_WORDS) return 'none';
  if (words.length === 0) return pointedAt(found, spot);
  const { tasks, share } = named(spot.plan, words);
  const isAbout = hasTask || ofPlan;
  const enough = strict && !isAbout ? 1 : 0.5;
  const [task] = tasks;
  if (share < enough || !task) return isAbout ? 'unclear' : 'none';
  if (tasks.length === 1) return { task };
  const { ordinal } = found.pointing;
  const counted = ordinal === null ? undefined : tasks[ordinal - 1];
  const open = tasks.filter(({ status }) => status === 'pending');
  return counted ? { task: counted } : open.length === 1 && open[0] ? { task: open[0] } : 'unclear';
}

/** Whether a span speaks of a part of the plan as one, and does not only hold words that its titles hold too. */
export function speaksOfPlan(passage: Passage, span: Span): boolean {
  const { words, pointing, hasTask, ofPlan } = sorted(passage, span);
  return hasTask || ofPlan || pointing.ordinal !== null || words.length === 0;
}

/** Whether a span names nothing at all, or only points at what was spoken of. */
export function isPronoun(passage: Passage, span: Span): boolean {
  const { words, pointing, hasTask } = sorted(passage, span);
  return (
    words.length === 0 &&
    !hasTask &&
    pointing.ordinal === null &&
    !pointing.next &&
    !pointing.previous &&
    !pointing.last
  );
}
