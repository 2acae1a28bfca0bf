import type { Period, Unit } from './names.ts';

/** Words that stand for a number and its unit, or for a number. */
export type NumberAndUnit = Readonly<Record<string, { value: number; unit: Unit }>>;

/** How a language counts time and money: words folded, parted by spaces, Hebrew without prefixes; patterns are of folded text. */
export interface TimeWords {
  units: Partial<Readonly<Record<Unit, string>>>;
  /** Words that hold the number two, or a half, and their unit. */
  duals: NumberAndUnit;
  /** Words that hold a number and its unit where no number stands before them: Hebrew “hour” is one hour, a tenner ten. */
  loneUnits: NumberAndUnit;
  /** Years that are left uncounted where a half follows, “año y medio”, and hours: “heure et demie”. */
  yearsAndAHalf: string;
  hoursAndAHalf: string;
  periods: Partial<Readonly<Record<Period, string>>>;
  /** What stands before an hour of the clock. */
  atHour: string;
  /** And before what stands before it in two words: Spanish “a las”, Portuguese “depois das”; by the second of them. */
  atHourInTwo: Readonly<Record<string, string>>;
  /** What stands before an hour of the clock only where one of some units stands behind: “à 14 heures”. */
  atHourWith: Readonly<Record<string, string>>;
  /** What stands before the hour at which a time begins or ends: “after 7”; a pattern. */
  sincePoint: string;
  /** What stands before a day of the month, that nothing counts: “le 28”, “dia 5”. */
  dayOfMonth: string;
  /** Words between a quantity and its period: “a week”, “par semaine”, “por la semana”, “כל יום”. */
  periodLeads: string;
  /** Words between a number and its unit: “6 of these hours”, “4 bonnes heures”. */
  beforeUnit: string;
  /** Units that are articles as well, where another unit follows: “16 an hour”. */
  articles: string;
  workdays: string;
  /** A half and a quarter behind a number, and a half with its unit. */
  halfAfter: string;
  quarterAfter: string;
  halfUnit: { before: string; units: string };
  /** Days of the week from Monday on. */
  weekdays: readonly string[];
  /** Letters that stand for them, with a mark behind each, where people write them so. */
  dayLetters: readonly string[];
  /** What can be counted in a week, “three evenings”, and besides, “2 fois”. */
  countedDays: string;
  countedTimes: string;
  /** Those of them that are whole days, and what makes half a day of one. */
  wholeDays: string;
  halfDays: string;
  /** Number and day, or time, in one word. */
  countedAtOnce: Readonly<Record<string, number>>;
  /** What shares hours out to several days that are named: “4 hours each, Saturday and Sunday”. */
  sharedOut: string;
  /** What stands before a “one” that counts nothing; parted by bars. */
  eachOne: string;
  /** “Each” beside a day: the hours come again every time. */
  eachWords: string;
  /** Days by which hours are counted whatever stands before them: “a day”; “le soir” only says when. */
  plainDays: string;
  /** What says that hours are all there are. */
  totals: string;
  /** Words that may stand between hours and the days they are counted by. */
  betweenHoursAndDays: string;
  /** “Monday to Friday”, “du lundi au vendredi”. */
  untilDay: string;
  /** Weekends, and words that leave a day out, behind it and before it; patterns. */
  weekend: string;
  excepted: string;
  except: string;
  /** The middle of the day and of the night, parted by bars. */
  noon: string;
  /** What says when and counts no day, though it names one: “6 hours in the day”; a pattern. */
  daytime: string;
  /** Hours of the clock that take two words. */
  hoursInTwoWords: Readonly<Record<string, number>>;
  /** “Every other evening”, “un soir sur deux”: half of the days; a pattern. */
  everyOther: string;
  /** Between days or lengths of which only one holds, “or”; parted by bars. */
  either: string;
  /** Who has hours of their own beside the teller. */
  children: string;
  /** What comes round less often than each week; a pattern. */
  everyWeeks: string;
  /** Small words with which people say when: “mostly evenings”, “toujours le matin”. */
  when: string;
  /** What joins a time to a title that it is part of: “gardien de nuit”. */
  partsOfTitles: string;
  /** Noon, and the beginning of a weekend that was cut. */
  partsOfTimes: string;
  /**
   * What stands before a length in which something gets done, “in under”, and what does before minutes, “in”; what may
   * stand behind it, “2 minutes flat”; patterns of folded text. And seconds, which are counted nowhere else.
   */
  inUnder: string;
  inSoLong: string;
  soLong: string;
  seconds: string;
}
