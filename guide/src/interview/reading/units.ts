import { type Period, periodNames, type Unit, unitNames } from './time-words/names.ts';
import { listOfAll, patternOfAll, wordsOfAll } from './time-words/words.ts';

export type { Period, Unit };

/** Units beside a number, folded; Hebrew without prefixes. */
export const units = Object.fromEntries(
  unitNames.map((unit) => [unit, wordsOfAll((words) => words.units[unit])]),
) as Readonly<Record<Unit, ReadonlySet<string>>>;

type Counted = { value: number; unit: Unit };

/** Words that hold the number two, or a half, and their unit. */
export const duals: ReadonlyMap<string, Counted> = new Map(listOfAll((words) => Object.entries(words.duals)));

/** Words that hold a number and its unit where no number stands before them: Hebrew “hour” is one hour, a tenner ten. */
export const loneUnits: ReadonlyMap<string, Counted> = new Map(listOfAll((words) => Object.entries(words.loneUnits)));

/** Years that are left uncounted where a half follows: “año y medio”, “ano e meio”; and hours: “heure et demie”. */
export const yearsAndAHalf = wordsOfAll((words) => words.yearsAndAHalf);
export const hoursAndAHalf = wordsOfAll((words) => words.hoursAndAHalf);

/** What a quantity is counted by. */
export const periods = Object.fromEntries(
  periodNames.map((period) => [period, wordsOfAll((words) => words.periods[period])]),
) as Readonly<Record<Period, ReadonlySet<string>>>;

/** What stands before an hour of the clock, folded. */
export const atHour = wordsOfAll((words) => words.atHour);

const phrases = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([word, others]) => [word, new Set(others.split(' '))] as const);
const beforeLast = new Map(listOfAll((words) => phrases(words.atHourInTwo)));
const unitsBehind = new Map(listOfAll((words) => phrases(words.atHourWith)));

/** Whether the words around a number make it an hour of the clock: “à 14h”, “às 6 horas”, “a las 9”. */
export function isAtHour({ before, last, behind }: { before: string; last: string; behind: string }): boolean {
  return (
    atHour.has(last) || (beforeLast.get(last)?.has(before) ?? false) || (unitsBehind.get(last)?.has(behind) ?? false)
  );
}

const dayOfMonth = wordsOfAll((words) => words.dayOfMonth);
const LAST_DAY = 31;

/** Whether a number that nothing counts is a day of the month, by the word before it: “je touche ma paie le 28”. */
export const isDayOfMonth = (value: number, last: string): boolean =>
  value >= 1 && value <= LAST_DAY && dayOfMonth.has(last);

/** Words between a quantity and its period: “a week”, “par semaine”, “por la semana”, “כל יום”. */
export const periodLeads = wordsOfAll((words) => words.periodLeads);

/** Words between a number and its unit, and units that are articles where another follows: “16 an hour”. */
export const beforeUnit = wordsOfAll((words) => words.beforeUnit);
export const articleUnits = wordsOfAll((words) => words.articles);

/** Days a week that “a day” counts, on workdays and otherwise. */
export const daysOf = { workdays: 5, all: 7 } as const;
export const workdays = wordsOfAll((words) => words.workdays);

export const halfAfter = new RegExp(String.raw`^ ?(?:${patternOfAll((words) => words.halfAfter)})(?!\p{L})`, 'u');
export const quarterAfter = new RegExp(String.raw`^ ?(?:${patternOfAll((words) => words.quarterAfter)})(?!\p{L})`, 'u');
/** “Half an hour”, “meia hora”: a half with its unit. */
export const halfUnit = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.halfUnit.before)}) ?(${patternOfAll((words) => words.halfUnit.units)})(?!\p{L})`,
  'gu',
);
