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
/** Numbers in words, from 1 on, in en, fr, es, pt and he. */
const numberWords: readonly (readonly string[])[] = [
  ['one', 'un', 'une', 'um', 'uma', 'una'],
  ['two', 'deux', 'dos', 'dois', 'duas'],
  ['three', 'trois', 'tres', 'três', 'שלוש', 'שלושה'],
  ['four', 'quatre', 'cuatro', 'quatro', 'ארבע', 'ארבעה'],
  ['five', 'cinq', 'cinco', 'חמש', 'חמישה'],
  ['six', 'seis', 'שש', 'שישה'],
  ['seven', 'sept', 'siete', 'sete', 'שבע', 'שבעה'],
  ['eight', 'huit', 'ocho', 'oito', 'שמונה'],
  ['nine', 'neuf', 'nueve', 'nove', 'תשע', 'תשעה'],
  ['ten', 'dix', 'diez', 'dez', 'עשר', 'עשרה'],
];
const NUMBERS = anyOf(numberWords.flat());
const numberOf = new Map(numberWords.flatMap((words, index) => words.map((word) => [fold(word), index + 1] as const)));
const PRINTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<years>\\d{1,2}(?:[.,]5)?|${NUMBERS})\\s*\\+?\\s*${YEARS}(?:\\s*(?:,|and|et|y|e|ו-?)?\\s*(?<more>\\d{1,2})\\s*${MONTHS})?|(?<months>\\d{1,3}|${NUMBERS})\\s*${MONTHS}|(?<dual>שנתיים|חודשיים)|(?<weeks>\\d{1,2})\\s*${WEEKS})`,
  'u',
);

function numberIn(text: string | undefined): number {
  return numberOf.get(text ?? '') ?? Number((text ?? '').replace(',', '.'));
}

/** A length of time ("3 years", "2 ans 6 mois", "dos años", "18 חודשים"), in months, and where it stands. */
export function findPrintedMonths(text: string): { months: number; from: number; to: number } | undefined {
  const match = PRINTED.exec(fold(text));
  if (!match) return undefined;
  const { years, more, months, weeks, dual } = match.groups ?? {};
  const short = weeks ? Math.max(1, Number(weeks) / WEEKS_A_MONTH) : numberIn(months);
  const single = dual ? 2 * (dual.startsWith('ש') ? 12 : 1) : short;
  const total = years ? numberIn(years) * 12 + Number(more ?? 0) : single;
  return { months: Math.min(Math.round(total), MONTHS_MAX), from: match.index, to: match.index + match[0].length };
}
