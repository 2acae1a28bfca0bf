import type { Language, Profile } from '@foothold/contract';
import type { PlanDraft, StepDraft } from '../guide.ts';
import { textFaults } from './check-text.ts';
import { numbersIn } from './figures.ts';
import { minutesIn, planFigures } from './known-figures.ts';
import { beginsWithVerb } from './prose.ts';
import type { Look } from './quality.ts';

/** Bars of guide.md, in weeks of the person's hours and in minutes. */
export const FIRST_STEP_WEEKS = 2;
export const WHOLE_WEEKS = 26;
export const SHORTEST = 10;
export const LONGEST = 600;

/** All texts of a plan, one line a step or substep. */
export function planText(plan: PlanDraft): string {
  return [
    plan.title,
    plan.short_description,
    ...plan.steps.flatMap(({ title, description, smallest_test, cap, stop_if, substeps }) => [
      [title, description, smallest_test, cap, stop_if].join('\n'),
      ...substeps.map((one) => [one.title, one.description, one.deliverable].join('\n')),
    ]),
  ].join('\n');
}

function feasibilityFaults(plan: PlanDraft, profile: Profile): string[] {
  const week = (profile.resources.hours_per_week || Infinity) * 60;
  const titles = plan.steps.flatMap((step) => [step.title, ...step.substeps.map((substep) => substep.title)]);
  const twice = titles.filter(
    (title, index) => titles.findIndex((other) => other.toLowerCase() === title.toLowerCase()) < index,
  );
  return [
    ...(plan.steps.length < 3 ? [`${plan.steps.length} steps`] : []),
    ...(minutesIn(plan.steps.slice(0, 1)) > FIRST_STEP_WEEKS * week
      ? ['the first step takes more than two weeks']
      : []),
    ...(minutesIn(plan.steps) > WHOLE_WEEKS * week ? ['the whole takes more than half a year'] : []),
    ...twice.map((title) => `“${title}” comes twice`),
  ];
}

const time: Record<Language, RegExp> = {
  en: /\bhours?\b|\bminutes?\b/iu,
  he: /שע|דק/u,
  fr: /\bheures?\b|\bminutes?\b/iu,
  es: /\bhoras?\b|\bminutos?\b/iu,
  pt: /\bhoras?\b|\bminutos?\b/iu,
};
const money: Record<Language, RegExp> = {
  en: /money|spend|\p{Sc}/iu,
  he: /כסף|כספ|סכום|תקציב|\p{Sc}/u,
  fr: /argent|dépens|\p{Sc}/iu,
  es: /dinero|gast|\p{Sc}/iu,
  pt: /dinheiro|gast|\p{Sc}/iu,
};

/** Whether a cap names hours, and money beside them: in words, or as a second number where no currency was named. */
function capFaults({ title, cap }: StepDraft, language: Language): string[] {
  return [
    ...(time[language].test(cap) ? [] : [`the cap of “${title}” names no hours`]),
    ...(money[language].test(cap) || numbersIn(cap).length >= 2 ? [] : [`the cap of “${title}” names no money`]),
  ];
}

function noviceFaults(step: StepDraft, language: Language): string[] {
  const { title, smallest_test, stop_if } = step;
  return [
    ...(smallest_test.length < 10 ? [`“${title}” has no smallest test`] : []),
    ...(stop_if.length < 10 ? [`“${title}” has no sign to stop`] : []),
    ...capFaults(step, language),
  ];
}

/** Whom a plan is for. */
interface PlanOf {
  profile: Profile;
  /** All they wrote. */
  said: string;
  /** What it is called in what is found. */
  where: string;
  language: Language;
}

/** Looks at a plan for one person. */
export function lookAtPlan(plan: PlanDraft, { profile, said, where, language }: PlanOf): Look[] {
  return [
    { quality: 'feasibility', where, findings: feasibilityFaults(plan, profile) },
    ...plan.steps.map((step): Look => ({ quality: 'novice safety', where, findings: noviceFaults(step, language) })),
    ...plan.steps
      .flatMap((step) => step.substeps)
      .map(({ title, deliverable, minutes }): Look => ({
        quality: 'actionability',
        where: `${where} “${title}”`,
        findings: [
          ...(beginsWithVerb(title, language) ? [] : ['does not begin with a verb']),
          ...(deliverable.length < 5 ? ['has no deliverable'] : []),
          ...(minutes >= SHORTEST && minutes <= LONGEST ? [] : [`takes ${minutes} minutes`]),
        ],
      })),
    ...textFaults(planText(plan), where, planFigures(plan.steps, profile, said), language),
  ];
}
