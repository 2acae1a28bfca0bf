import { MONTHS_MAX } from '@foothold/contract';
import { anyOf, fold } from '../fold.ts';
import type { DatePoint } from './date-point.ts';
import type { DateRange } from './date-range.ts';

/** The month CVs are read in; `month` 1-12. */
export type Month = { year: number; month: number };

/** Without a month, the middle of the year is the guess that errs least. */
const MID_YEAR = 6;

/**
 * Whole months of a range, both ends counted (January to March = 3); 0 for a range that begins after `now`.
 * Years alone count 12 months a year of difference, at least 12.
 */
export function monthsOf(range: DateRange, now: Month): number {
  const { start } = range;
  const end = range.end === 'now' ? now : (range.end ?? start);
  const months =
    range.end !== 'now' && start.month === null && end.month === null
      ? Math.max(1, end.year - start.year) * 12
      : count(start, end);
  return Math.min(Math.max(months, 0), MONTHS_MAX);
}

function count(start: DatePoint, end: DatePoint): number {
  const months = (end.year - start.year) * 12 + (end.month ?? MID_YEAR) - (start.month ?? MID_YEAR);
  if (start.month !== null && end.month !== null) return months + 1;
  // a year that has begun holds at least one month of the job
  return end.year >= start.year ? Math.max(months, 1) : 0;
}

const YEARS = anyOf([
  'years',
  'year',
  'yrs',
  'yr',
  'ans',
  'an',
  'années',
  'año',
  'años',
  'ano',
  'anos',
  'שנים',
  'שנה',
  'שנות',
]);
const MONTHS = anyOf(['months', 'month', 'mos', 'mo', 'mois', 'meses', 'mes', 'mês', 'חודשים', 'חודש']);
const WEEKS = anyOf(['weeks', 'week', 'wks', 'semaines', 'semaine', 'sem', 'semanas', 'semana', 'שבועות', 'שבוע']);
/** Of the year's 52 weeks to its 12 months. */
const WEEKS_A_MONTH = 52 / 12;
const PRINTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<years>\\d{1,2}(?:[.,]5)?)\\s*\\+?\\s*${YEARS}(?:\\s*(?:,|and|et|y|e|ו-?)?\\s*(?<more>\\d{1,2})\\s*${MONTHS})?|(?<months>\\d{1,3})\\s*${MONTHS}|(?<weeks>\\d{1,2})\\s*${WEEKS})`,
  'u',
);

/** A length of time printed in figures ("3 years", "2 ans 6 mois", "18 חודשים"), in months, and where it stands. */
export function findPrintedMonths(text: string): { months: number; from: number; to: number } | undefined {
  const match = PRINTED.exec(fold(text));
  if (!match) return undefined;
  const { years, more, months, weeks } = match.groups ?? {};
  const short = weeks ? Math.max(1, Number(weeks) / WEEKS_A_MONTH) : Number(months);
  const total = years ? Number(years.replace(',', '.')) * 12 + Number(more ?? 0) : short;
  return { months: Math.min(Math.round(total), MONTHS_MAX), from: match.index, to: match.index + match[0].length };
}
