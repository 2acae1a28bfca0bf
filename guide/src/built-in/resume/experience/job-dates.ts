import type { DateRange } from '../../../resume/dates/date-range.ts';
import type { Month } from '../../../resume/dates/duration.ts';

/** The dates of a job as far as one can doubt them; `first` is the year it began. */
export type JobDates = { first: number; isSingle: boolean; isBackwards: boolean; isAhead: boolean };

/** What the dates of a job are like; a year without a month lies ahead only when all of it does. */
export function jobDates(range: DateRange, now: Month): JobDates {
  const points = range.end === 'now' ? [range.start] : [range.start, range.end ?? range.start];
  return {
    first: range.start.year,
    isSingle: range.end === null,
    isBackwards: range.isBackwards === true,
    isAhead: points.some(({ year, month }) => year > now.year || (year === now.year && (month ?? 1) > now.month)),
  };
}
