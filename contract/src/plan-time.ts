import type { Status, Substep } from './plan.ts';

/** The part of a plan that says how long it takes. */
type TimedPlan = {
  steps: readonly {
    step_id: string;
    substeps: readonly (Pick<Substep, 'minutes' | 'completed_at'> & { status: Status })[];
  }[];
};

/** A step on the road: its work, and where the rest of it lies in the work that is left of the plan. In minutes. */
export interface StepTime {
  step_id: string;
  total: number;
  /** What is not done yet; 0 for a step that is done. */
  left: number;
  /** Work left in the plan before this step begins, and when it ends. */
  from: number;
  to: number;
}

const sumOf = (substeps: readonly Pick<Substep, 'minutes'>[]) =>
  substeps.reduce((sum, { minutes }) => sum + minutes, 0);

/** Work of a plan in minutes: what is done, and all of it. */
export function minutesOf(plan: TimedPlan): { done: number; total: number } {
  const substeps = plan.steps.flatMap((step) => step.substeps);
  return { done: sumOf(substeps.filter(({ status }) => status === 'completed')), total: sumOf(substeps) };
}

/** Minutes of work as the hours that people are told: to the half. */
export const toldHours = (minutes: number): number => Math.round(minutes / 30) / 2;

/** The steps in their order, each with its place in the work that is left: one after the other, beginning now. */
export function roadOf(plan: TimedPlan): StepTime[] {
  let before = 0;
  return plan.steps.map(({ step_id, substeps }) => {
    const left = sumOf(substeps.filter(({ status }) => status === 'pending'));
    const from = before;
    before += left;
    return { step_id, total: sumOf(substeps), left, from, to: before };
  });
}

/** The weeks a stretch of work (minutes from now) falls into at so many hours (above 0) a week; the present week is 1. */
export function weeksOf(
  { from, to }: Pick<StepTime, 'from' | 'to'>,
  hoursPerWeek: number,
): { first: number; last: number } {
  const perWeek = hoursPerWeek * 60;
  const first = Math.floor(from / perWeek) + 1;
  return { first, last: Math.max(first, Math.ceil(to / perWeek)) };
}

/** Minutes a day when the hours of a week (above 0) are spread evenly over its days: to five minutes, at least 10. */
export function dayShareOf(hoursPerWeek: number): number {
  return Math.max(10, Math.round((hoursPerWeek * 60) / 7 / 5) * 5);
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Minutes of work completed in the last seven days before `now` (milliseconds since the epoch), in the seven before
 * those, and so on for `weeks` of them. Work whose time nobody noted is in none.
 */
export function minutesByWeek(plan: TimedPlan, now: number, weeks: number): number[] {
  const byWeek = Array.from({ length: weeks }, () => 0);
  for (const { status, minutes, completed_at } of plan.steps.flatMap((step) => step.substeps)) {
    if (status !== 'completed' || completed_at === undefined) continue;
    // A clock that is ahead of this one counts as now.
    const week = Math.max(0, Math.floor((now - Date.parse(completed_at)) / WEEK_MS));
    if (week < weeks) byWeek[week] = (byWeek[week] ?? 0) + minutes;
  }
  return byWeek;
}
