import { type Profile, toldHours } from '@foothold/contract';
import type { Idea, PlanDraft, StepDraft, SubstepDraft } from '../guide.ts';
import { numbersIn } from './figures.ts';
import { profileText } from './profile-texts.ts';

/** A plan as far as a person reads it. */
interface ReadPlan extends Pick<PlanDraft, 'title' | 'short_description'> {
  steps: readonly (Pick<StepDraft, 'title' | 'description' | 'smallest_test' | 'cap' | 'stop_if'> & {
    substeps: readonly Pick<SubstepDraft, 'title' | 'description' | 'deliverable' | 'minutes'>[];
  })[];
}

/** Every text of a plan: its words, and nothing of its ids, refs and times, whose digits nobody has named. */
export function wordsOfPlan({ title, short_description, steps }: ReadPlan): string {
  const texts = steps.flatMap((step) => [
    step.title,
    step.description,
    step.smallest_test,
    step.cap,
    step.stop_if,
    ...step.substeps.flatMap((one) => [one.title, one.description, one.deliverable]),
  ]);
  return [title, short_description, ...texts].join('\n');
}

/** Figures that a plan names: those of its words, and its minutes. */
export function figuresOfPlan(plan: ReadPlan): number[] {
  const minutes = plan.steps.flatMap(({ substeps }) => substeps.map((one) => one.minutes));
  return [...numbersIn(wordsOfPlan(plan)), ...minutes];
}

/** Figures that a person has named of themselves. */
export function figuresOfPerson(profile: Profile): number[] {
  const { age, resources } = profile;
  const own = [age, resources.hours_per_week, resources.budget_per_month].filter((number) => number !== null);
  return [...numbersIn(profileText(profile)), ...own];
}

/** Figures that an idea may name: the person's, and those of its own comparable facts. */
export function ideaFigures({ min, max }: Idea['fit']['hours_per_week'], profile: Profile): Set<number> {
  const lengths = profile.experiences.map((job) => job.duration_months);
  const years = lengths.map((months) => Math.floor(months / 12));
  return new Set([...figuresOfPerson(profile), ...lengths, ...years, min, max]);
}

/** Amounts of money that a text may name: the person's own. */
export function moneyFigures({ resources }: Profile, said: string): Set<number> {
  return new Set([...numbersIn(said), resources.budget_per_month ?? 0]);
}

type Timed = readonly Pick<StepDraft, 'substeps'>[];

export function minutesIn(steps: Timed): number {
  return steps.flatMap((step) => step.substeps).reduce((sum, substep) => sum + substep.minutes, 0);
}

/** Figures a plan may name: the person's, its minutes, and hours and weeks that follow from them. */
export function planFigures(steps: Timed, profile: Profile, said: string): Set<number> {
  const { hours_per_week: hours, budget_per_month: budget } = profile.resources;
  const minutes = [...steps.map((step) => minutesIn([step])), minutesIn(steps)];
  const asHours = minutes.flatMap((sum) => [
    sum / 60,
    toldHours(sum),
    Math.ceil(sum / 60),
    Math.floor(sum / 60),
    Math.ceil(sum / 40),
  ]);
  const weeks = hours ? Math.ceil(minutesIn(steps) / 60 / hours) : 0;
  const substeps = steps.flatMap((step) => step.substeps.map((substep) => substep.minutes));
  return new Set([...numbersIn(said), hours ?? 0, budget ?? 0, weeks, ...minutes, ...asHours, ...substeps]);
}
