import { anyOf, fold } from '../fold.ts';
import { monthWords, seasonWords } from './month-words.ts';

/** `month` 1-12, or null when only the year is printed. */
export type DatePoint = { year: number; month: number | null };
/**
 * A date and where it stands in the text: from `start` to before `end`, in UTF-16 units. `isShort`: a year of two
 * digits without an apostrophe ("03/19", "Sept. 18"), which is a date only beside another one. `isWinter`: named by the season that lies in two years.
 */
export type FoundPoint = DatePoint & { start: number; end: number; isShort: boolean; isWinter: boolean };

/** A year in figures that a CV may tell of, as a pattern. */
export const YEAR = '(?:19[4-9]\\d|20[0-6]\\d)';
const names = [...monthWords.flat(), ...seasonWords.flatMap(([, words]) => words)];
const monthOf = new Map<string, number>([
  ...seasonWords.flatMap(([month, words]) => words.map((word) => [fold(word), month] as const)),
  ...monthWords.flatMap((words, index) => words.map((word) => [fold(word), index + 1] as const)),
]);
/** A Hebrew month can carry the prefixes ב (in), מ (from) and ל (to). */
const NAME = anyOf(names).replace('(?:', '[במל]?(?<name>');

const seasons = new Set(seasonWords.flatMap(([, words]) => words.map(fold)));
const winters = new Set(seasonWords.flatMap(([month, words]) => (month === 1 ? words.map(fold) : [])));

const POINTS = [
  `(?:(?:0?[1-9]|[12]\\d|3[01])(?:\\.|er|st|nd|rd|th|º|°)?\\s+(?:de\\s+|of\\s+)?)?${NAME}(?:\\.|'(?!\\d))?(?:\\s*[,/-]\\s*|\\s+(?:de|del|of)\\s+|\\s*)(?:(?<namedYear>${YEAR})|['](?<shortYear>\\d\\d)|(?<bareYear>\\d\\d)(?![\\d/.]))`,
  '(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?<monthFirst>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<yearLast>' + YEAR + ')',
  `(?<yearFirst>${YEAR})[./-](?<monthLast>0[1-9]|1[0-2])(?:[./-](?:0[1-9]|[12]\\d|3[01]))?`,
  `(?<year>${YEAR})`,
  `(?<![\\p{L}])'(?<markedYear>\\d\\d)(?!\\p{L})`,
  // no third number: "01/02/19" is a day, "24/7" no month
  `(?<![/.-])(?<shortMonth>0?[1-9]|1[0-2])\\s?[./]\\s?(?<monthYear>\\d\\d)(?![./\\d]|\\s?%)`,
];
const POINT = new RegExp(`(?<![\\p{N}])(?:${POINTS.join('|')})(?![\\p{N}])`, 'gu');
const MONTH_ALONE = new RegExp(`${NAME}\\.?`, 'gu');

/** The first date at or after `from` in folded text. */
export function findPoint(folded: string, from: number): FoundPoint | undefined {
  POINT.lastIndex = from;
  const match = POINT.exec(folded);
  if (!match) return undefined;
  const groups = match.groups ?? {};
  // "été 23" can be nothing else; "March 23" is a day as well
  const isShort =
    (groups['bareYear'] !== undefined && !seasons.has(groups['name'] ?? '')) || groups['monthYear'] !== undefined;
  return {
    ...readPoint(groups),
    start: match.index,
    end: POINT.lastIndex,
    isShort,
    isWinter: winters.has(groups['name'] ?? ''),
  };
}

/** A month without a year ("Jan" in "Jan - Mar 2020") that ends right before `end`, apart from spaces. */
export function monthBefore(folded: string, end: number): { month: number; start: number } | undefined {
  let last: { month: number; start: number } | undefined;
  for (const match of folded.slice(0, end).matchAll(MONTH_ALONE)) {
    const isLast = folded.slice(match.index + match[0].length, end).trim() === '';
    if (isLast) last = { month: monthOf.get(match.groups?.['name'] ?? '') ?? 1, start: match.index };
  }
  return last;
}

function readPoint(groups: Record<string, string | undefined>): DatePoint {
  const { name, namedYear, monthFirst, yearLast, yearFirst, monthLast, year } = groups;
  const shortYear = groups['shortYear'] ?? groups['bareYear'] ?? groups['markedYear'] ?? groups['monthYear'];
  if (name) return { year: Number(namedYear ?? fullYear(shortYear)), month: monthOf.get(name) ?? null };
  if (shortYear) return { year: fullYear(shortYear), month: Number(groups['shortMonth'] ?? 0) || null };
  if (monthFirst) return { year: Number(yearLast), month: Number(monthFirst) };
  if (monthLast) return { year: Number(yearFirst), month: Number(monthLast) };
  return { year: Number(year), month: null };
}

/** '98 is 1998, '07 is 2007: nobody's job began before 1940. */
function fullYear(digits: string | undefined): number {
  const number = Number(digits);
  return number < 40 ? 2000 + number : 1900 + number;
}
