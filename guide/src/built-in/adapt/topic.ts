import type { Language } from '@foothold/contract';
import type { TopicRequest } from '../../adapt/requests/topic.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';
import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { read, type ReadText, type ReadWord } from '../../text/phrases.ts';
import { helping } from '../../understand/wishes.ts';
import { withoutSentences } from '../../text/sentences.ts';
import { partsOf, sameWord } from './find-task.ts';

/** A word of more open tasks than this share of them tells none from the others: “do”, “people”. */
const COMMON = 1 / 3;

type Speaks = (text: string) => boolean;

const has = (text: ReadText, { forms }: ReadWord) => text.some((word) => sameWord(word.forms, forms));

/** The words of a text in a language, without what was done: “ce qui a marché” speaks of no market. */
function namedIn(text: string, language: Language): ReadText {
  const words = read(text);
  if (language !== 'fr') return words;
  return words.filter((_, at) => !words[at - 1]?.forms.some((form) => helping.has(form)));
}

const textOf = ({ title, deliverable, description }: SubstepDraft) => `${title}\n${deliverable}\n${description}`;

/**
 * Tells whether a text speaks of a topic: of one of the things it names, with all words that tell something, or where no
 * task has them all and one alone the last with that: “taking photos”, where a photo is to be printed.
 */
function speaksOf(object: string, tasks: readonly ReadText[], language: Language): Speaks {
  const isCommon = (word: ReadWord) => tasks.filter((task) => has(task, word)).length > tasks.length * COMMON;
  const hasAll = (text: ReadText, part: ReadText) => part.length > 0 && part.every((word) => has(text, word));
  const parts = partsOf(object).map((part) => {
    const rare = part.filter((word) => !isCommon(word));
    const telling = rare.length > 0 ? rare : part;
    const last = telling.slice(-1);
    // “Asking people”, where many speak of people: none is about asking them.
    const isLastMeant = () => tasks.filter((task) => hasAll(task, last)).length === 1;
    return !tasks.some((task) => hasAll(task, telling)) && isLastMeant() ? last : telling;
  });
  return (text) => parts.some((part) => hasAll(namedIn(text, language), part));
}

/** A task without what it says of a topic; null where it is about nothing else. */
function without(substep: SubstepDraft, speaks: Speaks): SubstepDraft | null {
  if (speaks(`${substep.title}\n${substep.deliverable}`)) return null;
  if (!speaks(substep.description)) return substep;
  const description = withoutSentences(substep.description, speaks);
  return description === '' ? null : { ...substep, description };
}

/** The draft without the open tasks that are about a topic, and without what others say of it; of all tasks none goes. */
export function withoutTopic(draft: PlanDraft, { object }: TopicRequest, adapting: Adapting): PlanDraft {
  const open = draft.steps.flatMap(({ substeps }) => substeps.filter((one) => isOpen(one, adapting)));
  const { language } = adapting.words;
  const speaks = speaksOf(
    object,
    open.map((one) => namedIn(textOf(one), language)),
    language,
  );
  const steps = draft.steps.flatMap((step): StepDraft[] => {
    if (!isOpenStep(step, adapting)) return [step];
    const substeps = step.substeps.flatMap((one) => (isOpen(one, adapting) ? (without(one, speaks) ?? []) : one));
    const description = speaks(step.description) ? withoutSentences(step.description, speaks) : step.description;
    return substeps.length === 0 ? [] : [{ ...step, substeps, description: description || step.description }];
  });
  return steps.some((step) => isOpenStep(step, adapting)) ? { ...draft, steps } : draft;
}
