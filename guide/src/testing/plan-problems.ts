import type { Language, Profile } from '@foothold/contract';
import type { PlanDraft } from '../guide.ts';
import { planText } from '../checks/check-plan.ts';
import { beginsWithVerb, promisesAnything } from '../checks/prose.ts';

const total = (substeps: readonly { minutes: number }[]) => substeps.reduce((sum, one) => sum + one.minutes, 0);

/** What keeps a new plan from the bars of guide.md; empty = it clears them all. */
export function planProblems(plan: PlanDraft, profile: Profile, language: Language): string[] {
  const substeps = plan.steps.flatMap((step) => step.substeps);
  const titles = [...plan.steps, ...substeps].map((one) => one.title);
  const hours = profile.resources.hours_per_week ?? Infinity;
  const problems: [wrong: boolean, problem: string][] = [
    [plan.steps.length !== 5, 'not five steps'],
    [total(plan.steps[0]?.substeps ?? []) > 2 * hours * 60, 'the first step does not fit two weeks'],
    [total(substeps) > 26 * hours * 60, 'the plan does not fit half a year'],
    [new Set(titles.map((title) => title.toLowerCase())).size !== titles.length, 'a title comes twice'],
    [/[{}]|undefined|NaN/.test(planText(plan)), 'an unfilled slot'],
    [promisesAnything(planText(plan), language), 'a promise'],
    ...titles.map((title): [boolean, string] => [!beginsWithVerb(title, language), `no verb first: ${title}`]),
    ...plan.steps.map((step): [boolean, string] => [
      step.substeps.length < 2 || step.substeps.length > 4 || !step.ref?.startsWith('phase.'),
      `not two to four substeps, or no ref: ${step.title}`,
    ]),
    ...plan.steps.map((step): [boolean, string] => [
      [step.smallest_test, step.cap, step.stop_if].some((text) => text.length < 10),
      `no test, cap or sign to stop: ${step.title}`,
    ]),
    ...substeps.map((one): [boolean, string] => [
      one.deliverable.length < 5 || one.minutes < 10 || one.minutes > 600 || !one.ref,
      `no deliverable, minutes or ref: ${one.title}`,
    ]),
  ];
  return problems.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
