import type { Calendar, Figure } from './figure.ts';

/** Counted as four, as in the plan's own arithmetic: easier to follow than 4.33, and on the careful side. */
export const WEEKS_A_MONTH = 4;
const MONTHS_A_YEAR = 12;
/** A working week. */
export const DAYS_A_WEEK = 5;

/** How often a sale comes: by what time, and on how many days of a week where that is told. */
interface Rhythm {
  countPer: Calendar;
  days?: number | undefined;
  /** The times that are said of no figure. */
  apart: readonly Calendar[];
}

/** The days of a week that something is done on; null where nothing tells them. */
function daysAWeek({ countPer, days }: Rhythm): number | null {
  return days ?? (countPer === 'day' ? DAYS_A_WEEK : null);
}

/** How often what goes out by a time goes out in a month; what is said of no time, once. null where it cannot be told. */
export function timesAMonth(per: Figure['per'], rhythm: Rhythm): number | null {
  // “8 for petrol a day”: a time of no figure, and not of the sale, may be that of the cost.
  const { apart, countPer } = rhythm;
  if (per === null) return apart.some((time) => time !== countPer && time !== 'month') ? null : 1;
  if (per === 'month') return 1;
  if (per === 'week') return WEEKS_A_MONTH;
  if (per === 'year') return 1 / MONTHS_A_YEAR;
  if (per !== 'day') return null;
  const days = daysAWeek(rhythm);
  return days === null ? null : days * WEEKS_A_MONTH;
}
