import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { read, type ReadText } from '../text/phrases.ts';
import { positionOf } from '../lexicon/ordinals.ts';
import { type Adapting, insert, isOpen, isOpenStep, newSubstep, openStep, phaseOf } from './state.ts';

/** How much of what was said must be found in a title for it to be meant. */
const MEANT = 0.5;
/** A word found only in the description counts this much. */
const IN_DESCRIPTION = 0.5;
const SHORTEST_WORD = 3;

const stepWords = new Set('step etape paso passo etapa שלב צעד'.split(' '));

/** Words of any task, which tell none from another. */
const general = new Set(
  [
    'do doing make making have the task part thing with for and that this',
    'לעשות משימה חלק דבר את של עם',
    'faire fait tache partie chose les des une avec pour',
    'hacer haz tarea parte cosa los las una con para',
    'fazer faca tarefa parte coisa uma com para',
  ].flatMap((words) => words.split(' ')),
);

type Task = { step: StepDraft; substep: SubstepDraft | null };

function contentWords(text: ReadText): ReadText {
  return text.filter(
    ({ forms }) => forms.some((form) => form.length >= SHORTEST_WORD) && !forms.some((form) => general.has(form)),
  );
}

/** Whether two words share a form or, from five letters on, all but their ending: “visiting” and “visit”. */
function sameWord(a: readonly string[], b: readonly string[]): boolean {
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

/** How far from the word “step” its number may stand, in words: “the second step”, “step number 2”. */
const NUMBER_REACH = 2;

/** “step 3”, “the last step”: the step of that number, counted from one. */
function numberedStep(said: string, draft: PlanDraft): StepDraft | undefined {
  const words = read(said);
  const at = words.findIndex(({ forms }) => forms.some((form) => stepWords.has(form)));
  if (at < 0) return undefined;
  const position = words
    .slice(Math.max(0, at - NUMBER_REACH), at + NUMBER_REACH + 1)
    .flatMap((word) => word.forms)
    .map(positionOf)
    .find((found) => found !== undefined);
  return position === undefined ? undefined : draft.steps.at(position);
}

/** The open task or step that the person's words mean best; undefined when none is meant. */
function findTask(said: string, draft: PlanDraft, adapting: Adapting): Task | undefined {
  const numbered = numberedStep(said, draft);
  if (numbered) return isOpenStep(numbered, adapting) ? { step: numbered, substep: null } : undefined;
  const words = contentWords(read(said));
  const tasks = draft.steps
    .filter((step) => isOpenStep(step, adapting))
    .flatMap((step): Task[] => [
      ...step.substeps.filter((substep) => isOpen(substep, adapting)).map((substep) => ({ step, substep })),
      { step, substep: null },
    ]);
  const [best] = tasks
    .map((task) => {
      const { title, description } = task.substep ?? task.step;
      return { task, score: likeness(words, title, description) };
    })
    .sort((a, b) => b.score - a.score);
  return best && best.score >= MEANT ? best.task : undefined;
}

function withoutTask(draft: PlanDraft, { step, substep }: Task, adapting: Adapting): PlanDraft {
  const rest = substep
    ? step.substeps.filter((one) => one !== substep)
    : step.substeps.filter((one) => !isOpen(one, adapting));
  const steps = draft.steps.flatMap((one) => {
    if (one !== step) return [one];
    return rest.length === 0 ? [] : [{ ...one, substeps: rest }];
  });
  return { ...draft, steps };
}

/** The draft without the task that is meant; what is done stays. Unchanged when no open task is meant. */
export function drop(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  const task = findTask(said, draft, adapting);
  if (!task) return draft;
  const left = withoutTask(draft, task, adapting);
  return left.steps.length === 0 ? draft : left;
}

/** The task that is meant, moved to the end of the last step; a whole step moves behind the others. */
export function postpone(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  const task = findTask(said, draft, adapting);
  if (!task) return draft;
  const { step, substep } = task;
  const last = draft.steps.at(-1);
  if (!substep) return { ...draft, steps: [...draft.steps.filter((one) => one !== step), step] };
  if (!last || last.substeps.at(-1) === substep) return draft;
  const without = withoutTask(draft, task, adapting);
  return {
    ...without,
    steps: without.steps.map((one, index) =>
      index === without.steps.length - 1 ? { ...one, substeps: [...one.substeps, substep] } : one,
    ),
  };
}

/** The draft with a task that quotes what was said, in the step that gets things ready. */
export function add(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  if (said === '') return draft;
  const into = openStep(draft, adapting, (step) => phaseOf(step, draft) === 'ready') ?? draft.steps.at(-1);
  return insert(draft, into, newSubstep('adapt-add', 60, adapting, said), adapting, 'last');
}
