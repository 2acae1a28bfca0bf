import { dayOfNumber, languages } from '@foothold/contract';
import { dayAt, dayInUtc, monthInUtc, weeksBetween, yearInUtc } from '../text/calendar.ts';
import { positionOf } from '../language/ordinals.ts';
import { monthNames, weekdayNames } from '../text/calendar-names.ts';
import { fold } from '../text/fold.ts';
import { read, type ReadWord } from '../text/phrases.ts';
import { numberIn, quantitiesIn, type TimeUnit } from './quantities.ts';

const weeksOf: Record<TimeUnit, number> = { minute: 0, hour: 0, day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/** The twelve months by their names in all five languages, folded. */
const months = new Map(
  languages.flatMap((language) => monthNames(language).map((name, index) => [fold(name), index + 1] as const)),
);

/** “04.12.2026”, “4/12”: day first, as all five languages but American English write it; then month first. */
function numericDateIn(text: string, now: number): number | null {
  const match = /(?<![\d.,/])(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))?(?![\d/])/u.exec(text);
  const [first, second] = [Number(match?.[1]), Number(match?.[2])];
  const [day, month] = second > 12 ? [second, first] : [first, second];
  if (!match || !(day >= 1 && day <= 31 && month >= 1 && month <= 12)) return null;
  if (match[3] !== undefined) return dayInUtc(Number(match[3].length === 2 ? `20${match[3]}` : match[3]), month, day);
  const thisYear = dayInUtc(yearInUtc(now), month, day);
  return thisYear > now ? thisYear : dayInUtc(yearInUtc(now) + 1, month, day);
}

const THIS_MONTH =
  /(?<!\p{L})(?:(?:end of|end) (?:the |this )?month|month end|fin (?:du|de ce|de) mois|(?:fin|final|finales|fines) de(?:l| este)? mes|(?:fim|final) d[oe](?: este)? mes|סוף (?:ה)?חודש)(?!\p{L})/u;
const THIS_YEAR =
  /(?<!\p{L})(?:end of (?:the |this )?year|fin (?:de l['’ ]?|d['’ ]?|de cette )annee|(?:fin|final|finales|fines) de(?:l| este)? ano|(?:fim|final) d[oe](?: este)? ano|סוף (?:ה)?שנה)(?!\p{L})/u;
const THIS_WEEK =
  /(?<!\p{L})(?:(?:end of )?(?:the |this )week|cette semaine|fin de semaine|esta semana|fin de semana|סוף (?:ה)?שבוע|השבוע)(?!\p{L})/u;
const NEXT_MONTH =
  /(?<!\p{L})(?:next month|mois prochain|(?:proximo mes|mes que viene|mes proximo)|mes que vem|(?:ה)?חודש הבא)(?!\p{L})/u;
const NEXT_WEEK =
  /(?<!\p{L})(?:next week|semaine prochaine|(?:proxima semana|semana que viene)|semana que vem|(?:ה)?שבוע הבא)(?!\p{L})/u;

const CHRISTMAS = /(?<!\p{L})(?:christmas|xmas|noel|navidad|natal)(?!\p{L})/u;

/** The first day of the next year; “happy new year” is said on it, and names no day to come. */
const NEW_YEAR =
  /(?<!\p{L})(?:(?<!happy )new year(?:['’]?s)?(?! resolution)|nouvel an|(?:jour|premier) de l['’ ]?an|(?<!feliz )ano nuevo|(?<!feliz )ano novo|השנה החדשה)(?!\p{L})/u;

/** Names of the days of the week, but for those that are ordinals or numbers of a day besides. */
const weekdays = languages
  .flatMap((language) => weekdayNames(language).map(fold))
  .filter((name) => !/[-\s]/u.test(name) || name.endsWith('-feira') || name.startsWith('יום '));
const BY_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:by|before|until|till|on|avant|pour|d['’]ici|jusqu['’]a|antes|para|hasta|ate|עד|לפני)(?: \\p{L}{1,5}){0,2} ?(?:${weekdays.join('|')})(?!\\p{L})`,
  'u',
);

/** The end of the week, the month or the year, and of the next ones, in milliseconds. */
function endIn(text: string, now: number): number | null {
  const folded = fold(text);
  const [year, month] = [yearInUtc(now), monthInUtc(now)];
  const week = dayInUtc(1970, 1, 8);
  if (NEXT_MONTH.test(folded)) return month === 12 ? dayInUtc(year + 1, 2, 1) : dayInUtc(year, month + 2, 1);
  if (THIS_MONTH.test(folded)) return dayInUtc(year, month + 1, 1);
  if (THIS_YEAR.test(folded)) return dayInUtc(year, 13, 1);
  if (NEXT_WEEK.test(folded)) return now + 2 * week;
  if (CHRISTMAS.test(folded)) return dayInUtc(year, 12, 25);
  if (NEW_YEAR.test(folded)) return dayInUtc(year + 1, 1, 1);
  return THIS_WEEK.test(folded) || BY_WEEKDAY.test(folded) ? now + week : null;
}

/** The date a text names, as its last day in milliseconds; the next such date after `now`. */
function dateIn(text: string, now: number): number | null {
  return dayNamed(text, now)?.at ?? null;
}

/** A day that a text names. */
export interface NamedDay {
  /** Its beginning in UTC, in milliseconds; of a month that was named alone, the last day. */
  at: number;
  /** Whether a month was named without a day of it, and not its end. */
  wholeMonth: boolean;
}

/** Whether a folded word is the name of a month. */
export function isMonth(word: string): boolean {
  return months.has(word);
}

/**
 * Which month a word names, 1 to 12: as it is written, or behind what Hebrew joins to it. A month has no plural: “mais” is
 * Portuguese for more, and French for but.
 */
export function monthOf({ forms }: Pick<ReadWord, 'forms'>): number | undefined {
  const named = forms.find((form) => months.has(form) && (forms[0] ?? '').endsWith(form));
  return named === undefined ? undefined : months.get(named);
}

/** What stands behind a number that counts in order: “1st”, “1er”, “1º”. */
const IN_ORDER = /(?<![\d.,])(\d{1,2})(?:\.?[ºª°]|(?:st|nd|rd|th|ere?|re|o)(?![\p{L}\p{N}]))/giu;

const dayNames = new Set(languages.flatMap((language) => weekdayNames(language).map(fold)));

/** The day that a word before a month counts to: “the first of March”. A day of the week may be called so too. */
function countedTo(words: readonly ReadWord[], at: number): number | undefined {
  const [before, word] = [words[at - 1], words[at]];
  // A number, or the end of one: “twenty-first”.
  if (!word || numberIn(word) !== undefined || (before && numberIn(before) !== undefined)) return undefined;
  const isDayName = word.forms.some((form) => before?.forms.some((first) => dayNames.has(`${first} ${form}`)));
  const place = word.forms.map(positionOf).find((one) => one !== undefined);
  return isDayName || place === undefined || place < 0 ? undefined : place + 1;
}

/** A month's end, in a word or two before its name. */
const MONTH_END = /^(?:end|fin|final|finale?s|fines|fim|סוף)$/u;

/** A month and a day of it, by the month's name; day and year are null where none stands beside it. */
interface DayOfMonth {
  month: number;
  day: number | null;
  year: number | null;
  isEnd: boolean;
}

function namedDayIn(text: string): DayOfMonth | null {
  const words = read(text.replace(IN_ORDER, '$1'));
  const at = words.findIndex((word) => monthOf(word) !== undefined);
  const month = words[at] && monthOf(words[at]);
  if (month === undefined) return null;
  // “À fin avril” names no first of April: an article counts nothing here.
  const counts = (word: ReadWord) => word.forms.some((form) => /^\d/u.test(form)) || numberIn(word) !== 1;
  const near = (...places: number[]) => places.flatMap((place) => words[place] ?? []);
  const beside = near(at - 1, at - 2, at + 1)
    .filter(counts)
    .map(numberIn);
  const behind = near(at + 1, at + 2).map(numberIn);
  return {
    month,
    day:
      beside.find((number) => number !== undefined && number <= 31) ??
      countedTo(words, at - 1) ??
      countedTo(words, at - 2) ??
      null,
    isEnd: near(at - 1, at - 2).some(({ forms }) => forms.some((form) => MONTH_END.test(form))),
    year: behind.find((number) => number !== undefined && number >= 2_000 && number < 2_200) ?? null,
  };
}

/** The day a text names, the next such one after `now`; null when it names none. */
export function dayNamed(text: string, now: number): NamedDay | null {
  const outright = isoDateIn(text) ?? numericDateIn(text, now) ?? endIn(text, now);
  if (outright !== null) return { at: outright, wholeMonth: false };
  const named = namedDayIn(text);
  if (!named) return null;
  const { month, day, isEnd } = named;
  const year = yearInUtc(now);
  const inYear = (one: number) => dayInUtc(one, day === null ? month + 1 : month, day ?? 0);
  return { at: inYear(year) > now ? inYear(year) : inYear(year + 1), wholeMonth: day === null && !isEnd };
}

function isoDateIn(text: string): number | null {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  return iso && dayInUtc(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

/**
 * The day a text names outright, as its beginning in milliseconds: a date, a month's first day, Christmas. null for what
 * is only near one (“by Friday”, “next month”). Without a year it is the next such day after `now`.
 */
export function exactDateIn(text: string, now: number): number | null {
  const outright = isoDateIn(text) ?? numericDateIn(text, now);
  if (outright !== null) return outright;
  const named = CHRISTMAS.test(fold(text)) ? { month: 12, day: 25, year: null } : namedDayIn(text);
  if (!named) return null;
  const inYear = (one: number) => dayInUtc(one, named.month, named.day ?? 1);
  if (named.year !== null) return inYear(named.year);
  const year = yearInUtc(now);
  return inYear(year) >= now ? inYear(year) : inYear(year + 1);
}

const HALF_YEAR = /half a year|half year|demi-annee|medio ano|meio ano|חצי שנה/u;

/** Weeks until the deadline a text names, at least one; null when it names none. */
export function weeksUntil(text: string, now: number): number | null {
  const date = dateIn(text, now);
  if (date !== null && date > now) return Math.max(1, weeksBetween(now, date));
  if (HALF_YEAR.test(fold(text))) return weeksOf.year / 2;
  const span = quantitiesIn(text).find(({ unit }) => weeksOf[unit] > 0);
  return span ? Math.max(1, span.count * weeksOf[span.unit]) : null;
}

/** The last day of what is said to hold until one; “until February” ends where that month begins. null when none is named. */
export function lastDayNamed(text: string, now: number): string | null {
  const named = dayNamed(text, now);
  if (!named) return null;
  const at = named.wholeMonth ? dayInUtc(yearInUtc(named.at), monthInUtc(named.at), 1) : named.at;
  return at > now ? dayOfNumber(dayAt(at)) : null;
}
