import type { Language } from '@foothold/contract';
import {
  betweenHoursAndDays,
  countedAtOnce,
  countedDays,
  countedTimes,
  DAYTIME,
  eachWords,
  EACH_ONE,
  EVERY_OTHER,
  EXCEPT,
  EXCEPTED,
  plainDays,
  sharedOut,
  totals,
  untilDay,
  WEEKEND,
  weekdays,
} from './day-words.ts';
import type { Stretch } from './message.ts';
import { amountsIn, type Token, tokensIn } from './numbers.ts';
import type { Quantity, Reading } from './quantities.ts';
import { isEither } from './time-words/words.ts';
import { daysOf, periods, workdays } from './units.ts';

/** Hours a week, and how they were arrived at. */
interface WeeklyHours {
  value: number;
  reading: Reading | null;
}

/** How far from hours the days they are counted by are looked for, in tokens. */
const REACH = 8;
/** The same in characters. */
const AS_FAR = 80;
/** How far behind a bare number its day stands, in tokens. */
const DAY_BEHIND = 3;
const WEEK = 7;
/** Up to so many hours, “in the evening” is every evening, and two days are each; nobody is free for five day after day. */
const PLAIN_EVENING = 2;

const PREFIX = /^[ובלכמה](?=[\u05D0-\u05EA]{2})/u;
/** A word with and without its Hebrew prefixes. */
export const spellings = (word: string) => {
  const once = word.replace(PREFIX, '');
  return [word, once, once.replace(PREFIX, '')];
};
/** Whether a word is among some, whatever its prefixes. */
export const isIn = (words: ReadonlySet<string>, word: string) => spellings(word).some((one) => words.has(one));
/** The day of the week that a word names, from Monday on; −1 where it names none. */
export const dayOf = (word: string) => weekdays.findIndex((names) => isIn(names, word));
const isDay = (word: string) => isIn(periods.day, word) || isIn(countedDays, word);

/** The words around hours in their sentence, up to other hours. */
interface Around {
  before: Token[];
  after: Token[];
  languages: readonly Language[];
}

/** A quantity with the hours before and behind it, beyond which words speak of those. */
interface Among {
  one: Quantity;
  before: Quantity | undefined;
  after: Quantity | undefined;
}

/** The stretch of a sentence whose words speak of a quantity. */
function reachOf({ one, before, after }: Among, sentence: string): Stretch {
  return {
    from: Math.max(0, one.from - AS_FAR, before?.to ?? 0),
    to: Math.min(sentence.length, one.to + AS_FAR, after?.from ?? sentence.length),
  };
}

function around(among: Among, sentence: string, languages: readonly Language[]): Around {
  const { one } = among;
  const { from: start, to: end } = reachOf(among, sentence);
  const tokens = tokensIn(sentence.slice(start, end)).map((token) => ({
    ...token,
    from: token.from + start,
    to: token.to + start,
  }));
  return {
    before: tokens.filter(({ to }) => to <= one.from).slice(-REACH),
    after: tokens.filter(({ from }) => from >= one.to).slice(0, REACH),
    languages,
  };
}

/** Whether words only join hours and the days they are counted by. */
export const joins = (tokens: readonly Token[]) =>
  tokens.every(
    ({ word, digits }) =>
      !digits &&
      (isIn(betweenHoursAndDays, word) ||
        isIn(periods.week, word) ||
        isDay(word) ||
        isIn(countedTimes, word) ||
        dayOf(word) >= 0),
  );

/** How many days or times a week are counted beside hours: “3 evenings of”, “twice a week”; null when none are. */
function countIn(tokens: readonly Token[], isBefore: boolean, languages: readonly Language[]): number | null {
  const links = (from: number, to: number) => joins(isBefore ? tokens.slice(to) : tokens.slice(0, from));
  const atOnce = tokens.findIndex(({ word }) => spellings(word).some((one) => countedAtOnce.has(one)));
  const named = spellings(tokens[atOnce]?.word ?? '').find((one) => countedAtOnce.has(one));
  if (named !== undefined && links(atOnce, atOnce + 1)) return countedAtOnce.get(named) ?? null;
  for (const { value, first, end, article } of amountsIn(tokens, languages)) {
    const isCount = !article && Number.isInteger(value) && value >= 1 && value <= WEEK;
    if (
      isCount &&
      (isIn(countedDays, tokens[end]?.word ?? '') || isIn(countedTimes, tokens[end]?.word ?? '')) &&
      links(first, end + 1)
    )
      return value;
  }
  return null;
}

/** Days of the week that are named beside hours. */
interface Named {
  days: number;
  /** Whether they are told by the first and the last: “Monday to Friday”. */
  isRange: boolean;
}

const NO_DAYS: Named = { days: 0, isRange: false };

/** How many days of the week are named beside hours, or last of all behind a comma: “du lundi au vendredi”. */
function namedIn(tokens: readonly Token[], isBefore: boolean): Named {
  const days = tokens.flatMap(({ word }, at) => (dayOf(word) >= 0 ? [{ at, day: dayOf(word) }] : []));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return NO_DAYS;
  const isAside = !isBefore && tokens[first.at - 1]?.word === ',' && last.at === tokens.length - 1;
  if (!isAside && !joins(isBefore ? tokens.slice(last.at + 1) : tokens.slice(0, first.at))) return NO_DAYS;
  const between = tokens.slice(first.at + 1, last.at);
  if (days.length === 2 && between.some(({ word }) => isIn(untilDay, word)))
    return { days: ((last.day - first.day + WEEK) % WEEK) + 1, isRange: true };
  return { days: new Set(days.map(({ day }) => day)).size, isRange: false };
}

/** How many days a week “every evening” and its like count, wherever they stand in the clause; null when not said. */
function everyIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens.slice(index + 1, index + 3).some((token) => isDay(token.word));
    return isIn(eachWords, word) && next;
  });
  const day = tokens.slice(at + 1, at + 3).find(({ word }) => isDay(word));
  if (at < 0 || !day) return null;
  return isIn(workdays, day.word) ? daysOf.workdays : daysOf.all;
}

const namesWeekday = (text: string) => tokensIn(text).some(({ word }) => dayOf(word) >= 0);

/**
 * Whether hours come every other day: said right behind them, or before them where no other hours take it: “2 hours every
 * other night and 4 on Saturday”.
 */
function isEveryOther(among: Among, sentence: string): boolean {
  const { one, before } = among;
  const { from, to } = reachOf(among, sentence);
  const behind = sentence.slice(one.from, to);
  const next = EVERY_OTHER.exec(behind);
  if (next) return !namesWeekday(behind.slice(0, next.index));
  const front = sentence.slice(from, one.from);
  const last = EVERY_OTHER.exec(front);
  return last !== null && (before === undefined || namesWeekday(front.slice(0, last.index)));
}

/** How many days “a day” counts where weekends, or days that are left out, stand beside it; null where none do. */
function daysLeft(one: Quantity, sentence: string): number | null {
  const start = Math.max(0, one.from - AS_FAR);
  const near = sentence.slice(start, one.to + AS_FAR);
  const weekend = WEEKEND.exec(near);
  if (weekend) {
    const behind = near.slice(weekend.index + weekend[0].length);
    const isExcepted = EXCEPT.test(near.slice(0, weekend.index)) || EXCEPTED.test(behind);
    return isExcepted ? daysOf.workdays : WEEK - daysOf.workdays;
  }
  const named = tokensIn(near).filter(({ word }) => dayOf(word) >= 0);
  const [first] = named;
  return first && EXCEPT.test(near.slice(0, first.from)) ? WEEK - named.length : null;
}

/** The clause beside hours: as far as a comma. */
function clauseOf({ before, after }: Around): { before: Token[]; after: Token[] } {
  const comma = before.findLastIndex(({ word }) => word === ',');
  const end = after.findIndex(({ word }) => word === ',');
  return { before: before.slice(comma + 1), after: end < 0 ? after : after.slice(0, end) };
}

/** Up to so many hours, “Monday to Friday” is each of them; nobody who is free for more tells it so. */
const MOST_A_DAY = 4;

/** Whether hours that several days are named with are those of all of them: “7 hours, Saturday and Sunday”. */
function isTogether(one: Quantity, { days, isRange }: Named, words: Around, sentence: string): boolean {
  const isDaily = one.clock || one.reading === 'daily' || one.reading === 'workdays';
  if (days < 2 || isDaily || one.value <= (isRange ? MOST_A_DAY : PLAIN_EVENING)) return false;
  const isShared = [...words.before, ...words.after].some(({ word }) => isIn(sharedOut, word));
  return !isShared && !DAYTIME.test(sentence.slice(one.from, one.to));
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Hours of a week, with how many days they were counted for; null where nothing says. */
interface DaysCounted extends WeeklyHours {
  days: number | null;
}

/** As far behind a count stands that it is of a month, in tokens: “twice a month”. */
const PERIOD_BEHIND = 3;

/** Whether days of a sentence count no hours: one of two (“on Tuesday or Thursday”), or times of a month (“twice a month”). */
function isOnceOnly(sentence: string, languages: readonly Language[]): boolean {
  const tokens = tokensIn(sentence);
  const isDay = (token: Token | undefined) => token !== undefined && dayOf(token.word) >= 0;
  return tokens.some(({ word }, at) => {
    const behind = tokens.slice(at + 1, at + 1 + PERIOD_BEHIND);
    if (isEither(word, languages)) return isDay(tokens[at - 1]) && behind.slice(0, 2).some(isDay);
    const isTimes = isIn(countedTimes, word) || spellings(word).some((one) => countedAtOnce.has(one));
    return isTimes && behind.some((one) => isIn(periods.month, one.word));
  });
}

/**
 * Hours as those of a week by what stands around them: counted by evenings or times, by days that are named, by every day;
 * where only the time of day is said (“5 h le soir”), many hours are taken as those of the week, which is what is sure.
 */
function hoursAWeek(among: Among, sentence: string, languages: readonly Language[]): DaysCounted {
  const { one } = among;
  const own = { value: one.value, reading: one.reading, days: null };
  if (one.kind !== 'hours' || one.reading === 'monthly-hours') return own;
  const within = tokensIn(sentence.slice(one.from, one.to));
  const counted = within.map(({ word }) => word);
  const isWhole = counted.some((word) => isIn(periods.week, word) || isIn(periods.month, word));
  const words = around(among, sentence, languages);
  const isTotal = [...words.before, ...words.after].some(({ word }) => isIn(totals, word));
  if (isWhole || isTotal) return own;
  const each =
    one.reading === 'daily'
      ? one.value / daysOf.all
      : one.reading === 'workdays'
        ? one.value / daysOf.workdays
        : one.value;
  // “Half an hour a day and on Saturdays 4”: the days behind are those of the next hours.
  const isAnothers = one.reading === 'daily' && among.after !== undefined;
  const left = isEveryOther(among, sentence) ? WEEK / 2 : one.reading === 'daily' ? daysLeft(one, sentence) : null;
  const counts = left ?? countIn(words.before, true, languages) ?? countIn(words.after, false, languages);
  const before = namedIn(words.before, true);
  const named = before.days > 0 || isAnothers ? before : namedIn(words.after, false);
  if (counts === null && isTogether(one, named, words, sentence))
    return { value: one.value, reading: 'unclear-days', days: named.days };
  const days = counts ?? (named.days || null);
  if (days !== null) return { value: rounded(each * days), reading: days === 1 ? null : 'days', days };
  const clause = clauseOf(words);
  if (!one.periodic) {
    const said = everyIn(within) ?? everyIn(clause.before) ?? everyIn(clause.after);
    // “The afternoons, from 3 to 6”: three hours on as many days as nobody has said.
    if (said === null) return one.clock ? { ...own, reading: 'unclear-days' } : own;
    const every = said === daysOf.all ? (daysLeft(one, sentence) ?? said) : said;
    return { value: rounded(each * every), reading: every === daysOf.all ? 'daily' : 'workdays', days: every };
  }
  const isDaytime = DAYTIME.test(sentence.slice(one.from, one.to));
  const isEach =
    (!isDaytime && counted.some((word) => isIn(eachWords, word) || isIn(plainDays, word))) ||
    everyIn(clause.before) !== null;
  if (one.reading !== 'daily') return own;
  if (isEach || each <= PLAIN_EVENING) return { ...own, days: daysOf.all };
  return { value: rounded(each), reading: 'unclear-days', days: null };
}

/** Whether nothing but days and joining words stands between two lengths of time. */
function areJoined(one: Quantity, next: Quantity, sentence: string): boolean {
  return next.from - one.to < AS_FAR && joins(tokensIn(sentence.slice(one.to, next.from)));
}

/** Bare numbers that are hours too: “3 hours on Saturday and 2 on Sunday”. */
function isHoursAgain(one: Quantity, before: Quantity | undefined, sentence: string): boolean {
  if (one.kind !== 'number' || before?.kind !== 'hours' || !areJoined(before, one, sentence)) return false;
  const behind = tokensIn(sentence.slice(one.to, one.to + AS_FAR));
  return namedIn(behind.slice(0, DAY_BEHIND), false).days > 0;
}

/**
 * The quantities of a sentence with its hours as those of a week; hours of several days are added: “2h le mardi et 3h le
 * samedi”.
 */
export function inWeeks(all: readonly Quantity[], sentence: string, languages: readonly Language[]): Quantity[] {
  if (!all.some(({ kind }) => kind === 'hours')) return [...all];
  const found: Quantity[] = [];
  for (const one of all) {
    // “Second day” and “two” are one word in Hebrew.
    if (one.kind === 'number' && dayOf(sentence.slice(one.from, one.to).split(' ', 1)[0] ?? '') >= 0) continue;
    // So are “each” and “every one”: “4 שעות כל אחד”.
    if (one.kind === 'number' && EACH_ONE.test(sentence.slice(Math.max(0, one.from - 8), one.from))) continue;
    found.push(isHoursAgain(one, found.at(-1), sentence) ? { ...one, kind: 'hours' } : one);
  }
  const hours = found.filter(({ kind }) => kind === 'hours');
  const isOnce = isOnceOnly(sentence, languages);
  let at = -1;
  const summed: (Quantity & { days: number | null })[] = [];
  for (const one of found) {
    const last = summed.at(-1);
    if (one.kind === 'hours') at += 1;
    const among = { one, before: hours[at - 1], after: hours[at + 1] };
    const week = one.kind === 'hours' && !isOnce ? hoursAWeek(among, sentence, languages) : { days: null };
    const isMore = last?.kind === 'hours' && last.days !== null && week.days !== null;
    if (isMore && areJoined(last, one, sentence))
      summed[summed.length - 1] = {
        ...last,
        value: rounded(last.value + (week.value ?? 0)),
        reading: 'days',
        to: one.to,
      };
    else summed.push({ ...one, ...week });
  }
  return summed.map(({ days: _days, ...one }) => one);
}
