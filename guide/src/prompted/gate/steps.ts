import type { Language, Profile } from '@foothold/contract';
import { titleKey } from '../../text/title-key.ts';
import { phases } from '../../catalogue/schema.ts';
import { FIRST_STEP_WEEKS, WHOLE_WEEKS } from '../../checks/check-plan.ts';
import { minutesIn } from '../../checks/known-figures.ts';
import { beginsWithVerb } from '../../checks/prose.ts';
import type { StepDraft, SubstepDraft } from '../../guide.ts';

/** A step and its tasks, as far as their form is looked at. */
interface Titled {
  title: string;
  substeps: readonly Pick<SubstepDraft, 'title' | 'minutes'>[];
}

/** Titles that name a thing instead of a deed, told to the one who wrote them. */
export function verbIssues({ title, substeps }: Titled, language: Language): string[] {
  const form = language === 'en' ? 'an imperative' : 'an infinitive';
  return [title, ...substeps.map((substep) => substep.title)]
    .filter((one) => !beginsWithVerb(one, language))
    .map((one) => `begin the title “${one}” with ${form}`);
}

/** Titles that come twice, in the step itself or beside `taken` (compared by `titleKey`). */
export function doubleIssues({ title, substeps }: Titled, taken: ReadonlySet<string>): string[] {
  const seen = new Set(taken);
  return [title, ...substeps.map((substep) => substep.title)].flatMap((one) => {
    const key = titleKey(one);
    if (seen.has(key)) return [`the title “${one}” is there already: do something else, or leave it out`];
    seen.add(key);
    return [];
  });
}

/** The titles of steps and their tasks, as they are compared. */
export function titleKeys(steps: readonly Titled[]): Set<string> {
  return new Set(steps.flatMap((step) => [step.title, ...step.substeps.map(({ title }) => title)]).map(titleKey));
}

/** The most minutes a step of a plan may take at the person's hours; null = no hours were named. */
export function minutesAllowed({ resources }: Profile, isFirst: boolean): number | null {
  const hours = resources.hours_per_week;
  if (hours === null || hours === 0) return null;
  // Each step gets an equal part of the whole, so that steps can be told one by one and the sum still fits.
  const part = (WHOLE_WEEKS * hours * 60) / phases.length;
  return Math.floor(isFirst ? Math.min(FIRST_STEP_WEEKS * hours * 60, part) : part);
}

/** Whether the tasks of a step fit the person's hours, told to the one who wrote them. */
export function timeIssues(step: Pick<StepDraft, 'substeps'>, allowed: number | null): string[] {
  const minutes = minutesIn([step]);
  if (allowed === null || minutes <= allowed) return [];
  return [`its tasks take ${minutes} minutes together: at most ${allowed} fit; make them smaller or leave one out`];
}
