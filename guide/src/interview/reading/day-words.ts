import { formsOf, tokensOf } from '../../text/fold.ts';
import { listOfAll, patternOfAll, wordsOfAll } from './time-words/words.ts';
import { periods, workdays } from './units.ts';

/** Days of the week, folded, from Monday on; Hebrew without prefixes. */
export const weekdays: readonly ReadonlySet<string>[] = Array.from({ length: 7 }, (_, day) =>
  wordsOfAll((words) => words.weekdays[day]),
);

/** Letters that stand for days, by the day. */
export const dayLetters: ReadonlyMap<string, number> = new Map(
  listOfAll((words) => words.dayLetters.map((letter, day) => [letter, day] as const)).filter(
    ([letter]) => letter !== '',
  ),
);

/** What can be counted in a week: “three evenings”, “2 fois”. */
export const countedDays = wordsOfAll((words) => words.countedDays);
/** What can be counted besides. */
export const countedTimes = wordsOfAll((words) => words.countedTimes);
/** Those of them that are whole days, and what makes half a day of one. */
export const wholeDays = wordsOfAll((words) => words.wholeDays);
export const halfDays = wordsOfAll((words) => words.halfDays);
/** Number and day, or time, in one word. */
export const countedAtOnce: ReadonlyMap<string, number> = new Map(
  listOfAll((words) => Object.entries(words.countedAtOnce)),
);

/** What shares hours out to several days that are named: “4 hours each, Saturday and Sunday”. */
export const sharedOut = wordsOfAll((words) => words.sharedOut);
/** What stands before a “one” that counts nothing. */
export const EACH_ONE = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.eachOne)}) $`, 'u');
/** “Each” beside a day: the hours come again every time. */
export const eachWords = wordsOfAll((words) => words.eachWords);
/** Days by which hours are counted whatever stands before them: “a day”, “an evening”; “le soir” only says when. */
export const plainDays = wordsOfAll((words) => words.plainDays);
/** What says that hours are all there are. */
export const totals = wordsOfAll((words) => words.totals);
/** Words that may stand between hours and the days they are counted by. */
export const betweenHoursAndDays = wordsOfAll((words) => words.betweenHoursAndDays);
/** “Monday to Friday”, “du lundi au vendredi”. */
export const untilDay = wordsOfAll((words) => words.untilDay);

/** Weekends, folded, and words that leave a day out. */
export const WEEKEND = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.weekend)})(?!\p{L})`, 'u');
/** “Weekends no”: right behind them. */
export const EXCEPTED = new RegExp(String.raw`^ ?,? ?(?:${patternOfAll((words) => words.excepted)})(?!\p{L})`, 'u');
export const EXCEPT = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.except)})(?!\p{L})[^,\d]{0,16}$`,
  'u',
);

/** The middle of the day and of the night, folded, as hours of the clock. */
export const noonWords: readonly (readonly [word: string, hour: number])[] = listOfAll((words) =>
  words.noon.split('|'),
).map((word) => [word, 12] as const);

/** What says when and counts no day, though it names one: “6 hours in the day”. */
export const DAYTIME = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.daytime)})(?!\p{L})`, 'u');

/** Hours of the clock that take two words. */
export const hoursInTwoWords: readonly (readonly [words: string, hour: number])[] = listOfAll((words) =>
  Object.entries(words.hoursInTwoWords),
);

/** “Every other evening”, “un soir sur deux”, “noche sí, noche no”: half of the days. */
export const EVERY_OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.everyOther)})(?!\p{L})`,
  'u',
);

/** Children, whose hours are not the teller's. */
export const children = wordsOfAll((words) => words.children);

/** What comes round less often than each week: “every two weeks”, “tous les quinze jours”. */
export const EVERY_WEEKS = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.everyWeeks)})(?!\p{L})`,
  'u',
);

/** Small words with which people say when: “mostly evenings”, “toujours le matin”. */
const whenWords = wordsOfAll((words) => words.when);

const isDay = (word: string) =>
  countedDays.has(word) || plainDays.has(word) || weekdays.some((names) => names.has(word));

const isWhen = (word: string) =>
  whenWords.has(word) ||
  eachWords.has(word) ||
  countedTimes.has(word) ||
  betweenHoursAndDays.has(word) ||
  untilDay.has(word);

/** Whether a text names a day of the week, with a Hebrew prefix or without. */
export function namesDay(text: string): boolean {
  return tokensOf(text).some(({ word }) => formsOf(word).some((form) => weekdays.some((names) => names.has(form))));
}

/** Whether a word is one that people say when with, or stands between such: “free”, “each”, “from”. */
export const isOfTime = (word: string): boolean => isWhen(word) || formsOf(word).some(isDay);

/** Whether a word names a day, or a part of one. */
export const isDayWord = (word: string): boolean => formsOf(word).some(isDay);

/** Whether words say no more than when: a time is no skill, no hobby and no job, whatever was asked. */
export function saysOnlyWhen(text: string): boolean {
  const words = tokensOf(text).map(({ word }) => formsOf(word));
  return (
    words.some((forms) => forms.some(isDay)) &&
    words.every((forms) => forms.some((word) => isDay(word) || isWhen(word)))
  );
}

/** What joins a time to a title that it is part of: “gardien de nuit”. */
export const partsOfTitles = wordsOfAll((words) => words.partsOfTitles);

const isWeek = (word: string) => WEEKEND.test(word) || formsOf(word).some((form) => periods.week.has(form));
/** Noon, and the beginning of a weekend that was cut. */
const partsOfTimes = wordsOfAll((words) => words.partsOfTimes);
const PLURAL_OR_IN = /s$|^ב/u;

/** Whether a word may stand in a time at the end of a title. */
export const isInTime = (word: string): boolean => isOfTime(word) || partsOfTimes.has(word) || workdays.has(word);

/** Whether the last words of a title say when it is: they end in a day, and a lone one is more than one, or has its “in”. */
export function saysWhen(words: readonly string[], text: string): boolean {
  const last = words.at(-1) ?? '';
  const isLone = words.length === 1;
  const isTime = isDayWord(last) || isWeek(last) || partsOfTimes.has(last) || workdays.has(last) || WEEKEND.test(text);
  return isTime && (!isLone || PLURAL_OR_IN.test(last));
}
