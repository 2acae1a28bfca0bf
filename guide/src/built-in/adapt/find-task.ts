import type { PlanDraft } from '../../guide.ts';
import { fold } from '../../text/fold.ts';
import { read, type ReadText } from '../../text/phrases.ts';
import { conjunctions, fillers } from '../../understand/intent-lexicon.ts';
import { readLoosely } from '../../understand/read-loosely.ts';
import { type Task, tasksNamedByPlace } from './named-steps.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';

/** How much of what was said must be found in a title for it to be meant. */
const MEANT = 0.5;
/** How much for it to be that and nothing else. */
const SURELY = 0.75;
/** A word found only in the description counts this much. */
const IN_DESCRIPTION = 0.5;
/** How much for a whole step to be meant. */
const MEANT_STEP = 0.6;
const SHORTEST_WORD = 3;
/** More tasks than a person names at once. */
const MOST_PARTS = 6;
/** More words than a task is called by; the rest of a long text is not compared. */
const MOST_WORDS = 40;

/** The words of a text that name something. */
export function contentWords(text: ReadText): ReadText {
  return text
    .filter(
      ({ forms }) => forms.some((form) => form.length >= SHORTEST_WORD) && !forms.some((form) => fillers.has(form)),
    )
    .slice(0, MOST_WORDS);
}

/** Whether two words share a form, or the shorter, of four letters at least, begins the longer: “visit” and “visiting”. */
export function sameWord(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) =>
    b.some((other) => {
      if (one === other) return true;
      const shared = Math.min(one.length, other.length);
      return shared >= 4 && Math.abs(one.length - other.length) <= 4 && one.slice(0, shared) === other.slice(0, shared);
    }),
  );
}

function likeness(said: ReadText, title: string, description: string): number {
  if (said.length === 0) return 0;
  const inTitle = read(title);
  const inDescription = read(description);
  const worth = said.map(({ forms }) => {
    if (inTitle.some((word) => sameWord(forms, word.forms))) return 1;
    return inDescription.some((word) => sameWord(forms, word.forms)) ? IN_DESCRIPTION : 0;
  });
  return worth.reduce((sum: number, one) => sum + one, 0) / said.length;
}

function allTasks(draft: PlanDraft, adapting: Adapting, doneToo: boolean): Task[] {
  return draft.steps
    .filter((step) => doneToo || isOpenStep(step, adapting))
    .flatMap((step): Task[] => [
      ...step.substeps.filter((substep) => doneToo || isOpen(substep, adapting)).map((substep) => ({ step, substep })),
      { step, substep: null },
    ]);
}

interface Looking {
  /** Whether what is done may be meant too. */
  doneToo?: boolean;
  /** Whether most of the words must be found. */
  surely?: boolean;
}

/** The tasks that words mean best, all of them where several are meant alike. */
function likeliest(said: ReadText, draft: PlanDraft, adapting: Adapting, { doneToo = false, surely = false }: Looking) {
  const rated = allTasks(draft, adapting, doneToo)
    .map((task) => {
      const { title, description } = task.substep ?? task.step;
      return { task, score: likeness(said, title, description) };
    })
    .filter(({ task, score }) => score >= (surely ? SURELY : task.substep ? MEANT : MEANT_STEP));
  const most = Math.max(0, ...rated.map(({ score }) => score));
  return rated.filter(({ score }) => score === most).map(({ task }) => task);
}

function bestTask(said: ReadText, draft: PlanDraft, adapting: Adapting, how: Looking): Task | undefined {
  const [best] = likeliest(said, draft, adapting, how);
  return best;
}

/** What is compared of a title: its letters and numbers, whatever stands between. */
const bare = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** A shorter title could stand in any sentence. */
const FEWEST_WORDS_OF_A_TITLE = 3;

/** The tasks whose whole title stands in what was said: a number in it counts no tasks (“plan four dates”). */
function tasksByTitle(said: string, draft: PlanDraft, adapting: Adapting, doneToo: boolean): Task[] {
  const text = bare(said);
  return allTasks(draft, adapting, doneToo).filter(({ step, substep }) => {
    const title = bare((substep ?? step).title);
    return title.trim().split(' ').length >= FEWEST_WORDS_OF_A_TITLE && text.includes(title);
  });
}

const stillOpen = ({ step, substep }: Task, adapting: Adapting) =>
  substep ? isOpen(substep, adapting) : isOpenStep(step, adapting);

/** The step or task that the person's words mean best, by its place or its title; undefined when none is meant. */
export function findTask(said: string, draft: PlanDraft, adapting: Adapting, how: Looking = {}): Task | undefined {
  const [titled] = tasksByTitle(said, draft, adapting, how.doneToo ?? false);
  if (titled) return titled;
  const placed = tasksNamedByPlace(said, draft, adapting);
  if (placed) return placed.find((task) => how.doneToo || stillOpen(task, adapting));
  return bestTask(contentWords(read(said)), draft, adapting, how);
}

/**
 * The task that gives way to something else. Of several that are meant alike (“instead of writing”) it is the one that
 * what takes its place speaks of too; none where that does not tell.
 */
export function taskGivingWay(said: string, by: string, draft: PlanDraft, adapting: Adapting): Task | undefined {
  const isNamed = tasksByTitle(said, draft, adapting, false).length > 0 || tasksNamedByPlace(said, draft, adapting);
  const meant = isNamed ? [] : likeliest(contentWords(read(said)), draft, adapting, {});
  if (meant.length < 2) return findTask(said, draft, adapting);
  const words = contentWords(read(by));
  const [first, second] = meant
    .map((task) => {
      const { title, description } = task.substep ?? task.step;
      return { task, score: likeness(words, title, description) };
    })
    .toSorted((one, other) => other.score - one.score);
  return first && second && first.score > second.score ? first.task : undefined;
}

/** The words between the joining ones: “the flyer and the price list”. */
export function partsOf(said: string): ReadText[] {
  const parts: ReadText[number][][] = [[]];
  // As it is written: read loosely, “precios” may be “preciso”, which names nothing.
  const written = new Map(read(said).map((word) => [word.from, word]));
  for (const word of readLoosely(said)) {
    // In Hebrew “and” is a letter before the word.
    const joins = word.forms.some((form) => conjunctions.has(form));
    if (joins || /^ו[^ו]\p{L}/u.test(said.slice(word.from, word.to))) parts.push([]);
    if (!joins) parts.at(-1)?.push(written.get(word.from) ?? word);
  }
  return parts.map(contentWords).filter((part) => part.length > 0);
}

/** All open tasks that are meant: each part of “the flyer and the price list” when every one is found, else the best. */
export function findTasks(said: string, draft: PlanDraft, adapting: Adapting): Task[] {
  const titled = tasksByTitle(said, draft, adapting, false);
  if (titled.length > 0) return titled;
  const placed = tasksNamedByPlace(said, draft, adapting);
  if (placed) return placed.filter((task) => stillOpen(task, adapting));
  const parts = partsOf(said).slice(0, MOST_PARTS + 1);
  const each = parts.map((part) => bestTask(part, draft, adapting, {}));
  const found = each.filter((task) => task !== undefined);
  const titles = new Set(found.map(({ step, substep }) => substep ?? step));
  if (parts.length > 1 && parts.length <= MOST_PARTS && found.length === parts.length && titles.size > 1) return found;
  const best = findTask(said, draft, adapting);
  return best ? [best] : [];
}
