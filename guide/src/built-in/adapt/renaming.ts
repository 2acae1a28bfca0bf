import type { Language } from '@foothold/contract';
import type { PlanDraft, StepDraft, SubstepDraft } from '../../guide.ts';
import { findTask } from './find-task.ts';
import type { RenameRequest, RewordRequest } from '../../adapt/requests/naming.ts';
import { type Adapting, isOpen, isOpenStep } from '../../adapt/state.ts';
import { escaped } from '../../text/escaped.ts';

/** The plan, a step or an open task under its new name; unchanged when none is meant. */
export function rename(draft: PlanDraft, { target, name }: RenameRequest, adapting: Adapting): PlanDraft {
  if (target === null) return { ...draft, title: name };
  const task = findTask(target, draft, adapting, { surely: true });
  if (!task) return draft;
  const { step, substep } = task;
  const named: StepDraft = substep
    ? { ...step, substeps: step.substeps.map((one) => (one === substep ? { ...one, title: name } : one)) }
    : { ...step, title: name };
  return { ...draft, steps: draft.steps.map((one) => (one === step ? named : one)) };
}

/** The one of a regular plural; null where the ending does not tell. */
function oneOf(word: string, language: Language): string | null {
  if (word.length <= 3 || !/[^s]s$/iu.test(word)) return null;
  if (language === 'en' && /ies$/iu.test(word)) return `${word.slice(0, -3)}y`;
  return /[rlnzd]es$/iu.test(word) && language !== 'en' ? null : word.slice(0, -1);
}

/** The words that give way, the plural before its singular, with what takes their place. */
function pairsOf(from: string, to: string, language: Language): [string, string][] {
  const [one, other] = [oneOf(from, language), oneOf(to, language)];
  return one !== null && other !== null
    ? [
        [from, to],
        [one, other],
      ]
    : [[from, to]];
}

/** Puts one word for another, with the capital of what stood there; in Hebrew the letters before it stay. */
function rewording(from: string, to: string, language: Language): (text: string) => string {
  const pairs = pairsOf(from, to, language);
  const known = new Map(pairs.map(([was, is]) => [was.toLowerCase(), is]));
  const pattern = new RegExp(
    `(?<!\\p{L})([הובכלמש]{0,3})(${pairs.map(([was]) => escaped(was)).join('|')})(?!\\p{L})`,
    'giu',
  );
  return (text) =>
    text.replace(pattern, (_all, lead: string, was: string) => {
      const is = known.get(was.toLowerCase()) ?? to;
      const capital = was.charAt(0) !== was.charAt(0).toLowerCase();
      return lead + (capital ? is.charAt(0).toUpperCase() + is.slice(1) : is);
    });
}

/** A word of everything open changed to another; unchanged when it stands nowhere. */
export function reword(draft: PlanDraft, { from, to }: RewordRequest, adapting: Adapting): PlanDraft {
  const said = rewording(from, to, adapting.words.language);
  const task = (one: SubstepDraft): SubstepDraft =>
    isOpen(one, adapting)
      ? { ...one, title: said(one.title), description: said(one.description), deliverable: said(one.deliverable) }
      : one;
  const step = (one: StepDraft): StepDraft =>
    isOpenStep(one, adapting)
      ? {
          ...one,
          title: said(one.title),
          description: said(one.description),
          smallest_test: said(one.smallest_test),
          stop_if: said(one.stop_if),
          substeps: one.substeps.map(task),
        }
      : one;
  return {
    ...draft,
    title: said(draft.title),
    short_description: said(draft.short_description),
    steps: draft.steps.map(step),
  };
}
