import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { positionOf } from '../../language/ordinals.ts';
import { read, type ReadText, type ReadWord } from '../../text/phrases.ts';
import { conjunctions } from '../../understand/intent-lexicon.ts';
import { numberIn } from '../../understand/quantities.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';

/** A step of the draft, or one of its substeps. */
export interface Task {
  step: StepDraft;
  substep: SubstepDraft | null;
}

const set = (words: string) => new Set(words.split(' '));

export const stepWords = set('step etape paso passo etapa שלב צעד');
const taskWords = set('task substep item tache tarea tarefa משימה');
const nextWords = set('next suivante suivant siguiente proximo proxima proximos הבא הבאה');
const currentWords = set('current actuelle actuel actual atual הנוכחי הנוכחית');

/** “2nd”, “3e”, “2º”, “4ème”. */
const ORDINAL_DIGITS = /^(\d{1,2})(?:st|nd|rd|th|e|er|re|eme|o|a)$/u;
/** More steps than a person names at once. */
const MOST_NAMED = 6;
/** How far from the word “step” its number may stand, in words: “the second step”, “step number 2”. */
const REACH = 2;

const has = (word: ReadWord | undefined, list: ReadonlySet<string>) =>
  word?.forms.some((form) => list.has(form)) ?? false;

/** The place a word names, from 0, -1 for the last; “dos” is “of the” in Portuguese. */
function placeOf({ forms }: ReadWord, beside: ReadWord): number | undefined {
  const portuguese = beside.forms.some((form) => form === 'passo' || form === 'etapa' || form === 'tarefa');
  if (portuguese && forms.includes('dos')) return undefined;
  const digits = forms.map((form) => ORDINAL_DIGITS.exec(form)?.[1]).find((one) => one !== undefined);
  if (digits !== undefined) return Number(digits) - 1;
  return forms.map(positionOf).find((place) => place !== undefined);
}

/** “The first two tasks”, “les deux premières tâches”: so many from the first on, or to the last; null when none. */
function firstFew(words: ReadText, noun: number, at: number): number[] | null {
  const place = words[at]?.forms.map(positionOf).find((one) => one !== undefined);
  if (place !== 0 && place !== -1) return null;
  const beside = [words[at - 1], words[at + 1], words[noun - 1]].flatMap((word) => (word ? [numberIn(word)] : []));
  const count = beside.find((number) => number !== undefined && number > 1 && number <= MOST_NAMED);
  return count === undefined
    ? null
    : Array.from({ length: count }, (_, index) => (place === 0 ? index : index - count));
}

/** The places named beside a word: “step 3”, “the last step”, “steps 2 and 3”. */
function placesBeside(words: ReadText, at: number): number[] {
  const noun = words[at];
  if (!noun) return [];
  const near = [1, -1, 2, -2].slice(0, REACH * 2).map((offset) => at + offset);
  const first = near.find((index) => words[index] && placeOf(words[index], noun) !== undefined);
  if (first === undefined) return [];
  const range = firstFew(words, at, first);
  if (range) return range;
  const places: number[] = [];
  for (let index = first; index < words.length; index += 1) {
    const word = words[index];
    const place = word && placeOf(word, noun);
    if (place !== undefined) places.push(place);
    else if (!has(word, conjunctions) && !word?.forms.includes('e') && index !== at) break;
  }
  return places;
}

/** Steps as the person counts them: by the plan as it was before this refinement. */
function stepsAt(places: readonly number[], draft: PlanDraft, { plan }: Adapting): StepDraft[] {
  const ids = places.map((place) => plan.steps.at(place)?.step_id);
  return ids.flatMap((id) => draft.steps.filter((step) => id !== undefined && step.key === id));
}

function namedByPlace(words: ReadText, draft: PlanDraft, adapting: Adapting): StepDraft[] | null {
  const nouns = words.flatMap((word, index) => (has(word, stepWords) ? [index] : []));
  const [at] = nouns;
  if (at === undefined) return null;
  const open = draft.steps.filter((step) => isOpenStep(step, adapting));
  const beside = [words[at - 1], words[at + 1]];
  if (beside.some((word) => has(word, nextWords))) return open.slice(1, 2);
  if (beside.some((word) => has(word, currentWords))) return open.slice(0, 1);
  const places = new Set(nouns.slice(0, MOST_NAMED).flatMap((noun) => placesBeside(words, noun)));
  return places.size === 0 ? null : stepsAt([...places], draft, adapting);
}

/** “The second task of step 3”, “the next task”: among what that step, or the present one, holds. */
function tasksByPlace(words: ReadText, steps: readonly StepDraft[] | null, draft: PlanDraft, adapting: Adapting) {
  const at = words.findIndex((word) => has(word, taskWords));
  if (at < 0) return null;
  const [step] = steps ?? draft.steps.filter((one) => isOpenStep(one, adapting));
  if (!step) return null;
  const beside = [words[at - 1], words[at + 1]];
  const open = step.substeps.filter((substep) => isOpen(substep, adapting));
  if (beside.some((word) => has(word, nextWords) || has(word, currentWords))) {
    return open.slice(0, 1).map((substep): Task => ({ step, substep }));
  }
  const places = placesBeside(words, at);
  if (places.length === 0) return null;
  return places.flatMap((place): Task[] => {
    const substep = step.substeps.at(place);
    return substep ? [{ step, substep }] : [];
  });
}

/** What is called by its place in the plan; null when nothing is, empty when nothing is at that place. */
export function tasksNamedByPlace(said: string, draft: PlanDraft, adapting: Adapting): Task[] | null {
  const words = read(said);
  const steps = namedByPlace(words, draft, adapting);
  const tasks = tasksByPlace(words, steps, draft, adapting);
  return tasks ?? steps?.map((step): Task => ({ step, substep: null })) ?? null;
}
