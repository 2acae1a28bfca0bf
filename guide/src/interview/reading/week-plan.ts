import type { Language } from '@foothold/contract';
import { read } from '../../text/phrases.ts';
import {
  children,
  countedAtOnce,
  countedDays,
  countedTimes,
  dayLetters,
  eachWords,
  EVERY_OTHER,
  EVERY_WEEKS,
  EXCEPT,
  sharedOut,
  totals,
  untilDay,
  WEEKEND,
} from './day-words.ts';
import { CLOCK_POINTS } from './clock-ranges.ts';
import { overlaps, type Stretch } from './message.ts';
import { type Amount, amountsIn, type Token, tokensIn } from './numbers.ts';
import type { Quantity } from './quantities.ts';
import { clauseAt } from './told-clauses.ts';
import { isEither } from './time-words/words.ts';
import { daysOf, periodLeads, periods, workdays } from './units.ts';
import { dayOf, isIn, joins, spellings } from './weekly-hours.ts';
import type { WhoseRole } from './whose-words/kinds.ts';
import { whoseBooks } from './whose-words/words.ts';

/** Days that hours are told with: so many, or each of the week. */
interface Days {
  count: number;
  sort: 'counted' | 'named' | 'range' | 'every';
  from: number;
  to: number;
}

/** Hours of one time, with their days. */
interface Part {
  hours: number;
  quantity: Quantity;
  days: Days[];
}

const WEEK = 7;
/** Up to so many hours are those of each of the days that are named with them; of a range so many. */
const EACH_OF_NAMED = 2;
const EACH_OF_RANGE = 4;
/** More hours in a day than anybody tells of a plan. */
const MOST_A_DAY = 12;
/** As many parts as a week is told in. */
const MOST_PARTS = 12;
/** How far around a number its day is looked for, in characters. */
const NEAR = 20;
/** Behind a word of each, the day stands as near, in tokens. */
const DAY_BEHIND = 3;

/** Whether a mark, and no letter, stands right behind a token. */
function isMarked(tokens: readonly Token[], at: number): boolean {
  const [mark, behind] = [tokens[at + 1], tokens[at + 2]];
  if (mark === undefined || mark.from !== tokens[at]?.to || !/^['"]$/u.test(mark.word)) return false;
  return behind === undefined || behind.from > mark.to || !/^\p{L}/u.test(behind.word);
}

/** The day that a token names, by its name or its letter with a mark behind; −1 where it names none. */
function dayAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const letter = isMarked(tokens, at) ? spellings(word).find((one) => dayLetters.has(one)) : undefined;
  return letter === undefined ? dayOf(word) : (dayLetters.get(letter) ?? -1);
}

/** Named days from a token on that only “and”, commas and “to” join; null where none are named there. */
function namedAt(tokens: readonly Token[], at: number): { days: Days; end: number } | null {
  if (dayAt(tokens, at) < 0) return null;
  const found: number[] = [];
  let [end, isRange] = [at, false];
  for (let next = at; next < tokens.length && next - end <= 2; next += 1) {
    const day = dayAt(tokens, next);
    const { word = '' } = tokens[next] ?? {};
    if (day >= 0) {
      found.push(day);
      end = next + (isMarked(tokens, next) ? 2 : 1);
    } else if (isIn(untilDay, word) && found.length > 0) isRange ||= dayAt(tokens, next + 1) >= 0;
    else if (isIn(countedDays, word)) end = next + 1;
    else if (/\p{L}{4}|\d/u.test(word) || (isRange && word === ',')) break;
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isSpan = isRange && found.length === 2;
  const count = isSpan ? ((last - first + WEEK) % WEEK) + 1 : new Set(found).size;
  const place = { from: tokens[at]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
  return { days: { count, sort: isSpan ? 'range' : 'named', ...place }, end };
}

/** Days that are counted from a token on: “four nights”, “twice”. */
function countedAt(
  tokens: readonly Token[],
  at: number,
  amounts: readonly Amount[],
): { days: Days; end: number } | null {
  const named = spellings(tokens[at]?.word ?? '').find((one) => countedAtOnce.has(one));
  const amount = amounts.find(({ first, article }) => first === at && !article);
  const unit = tokens[amount?.end ?? -1]?.word ?? '';
  const isCount = amount && amount.value <= WEEK && (isIn(countedDays, unit) || isIn(countedTimes, unit));
  const count = named === undefined ? (isCount ? amount.value : 0) : (countedAtOnce.get(named) ?? 0);
  if (count < 2) return null;
  const end = named === undefined ? (amount?.end ?? at) + 1 : at + 1;
  return { days: { count, sort: 'counted', from: tokens[at]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 }, end };
}

/** “Every evening”, “daily”, “each weekday”. */
function everyAt(tokens: readonly Token[], at: number): { days: Days; end: number } | null {
  const { word = '', from = 0 } = tokens[at] ?? {};
  const isAlone = isIn(eachWords, word) && isIn(periods.day, word);
  const behind = isIn(eachWords, word)
    ? tokens
        .slice(at + 1, at + DAY_BEHIND)
        .findIndex((one) => isIn(periods.day, one.word) || isIn(countedDays, one.word))
    : -1;
  if (!isAlone && behind < 0) return null;
  const end = isAlone ? at + 1 : at + 2 + behind;
  const count = isIn(workdays, tokens[end - 1]?.word ?? '') ? daysOf.workdays : daysOf.all;
  return { days: { count, sort: 'every', from, to: tokens[end - 1]?.to ?? from }, end };
}

/** Whether words say no more than that something is of a week: “five days a week”. */
const isOfWeek = (text: string) =>
  tokensIn(text).every(({ word }) => isIn(periods.week, word) || periodLeads.has(word));

/** Whether days are told with what stands before or behind: only words that join are between, or they are a clause by themselves. */
function areWith(days: Days, other: Stretch, sentence: string): boolean {
  if (overlaps(days, other)) return true;
  const [from, to] = days.from < other.from ? [days.to, other.from] : [other.to, days.from];
  const isAside = days.sort !== 'every' && days.from > other.from;
  const behind = /^[^,]*/u.exec(sentence.slice(days.to))?.[0] ?? '';
  const isClause =
    /, ?(?:\p{L}{1,3} ){0,2}$/u.test(sentence.slice(0, days.from)) &&
    (days.sort === 'counted' ? isOfWeek(behind) : behind.trim() === '');
  return joins(tokensIn(sentence.slice(from, to))) || (isAside && isClause);
}

/** The days of a sentence, in order. */
function daysIn(sentence: string, hours: readonly Quantity[], languages: readonly Language[]): Days[] {
  const tokens = tokensIn(sentence);
  const isOfHours = ({ first }: Amount) =>
    hours.some(({ from, to }) => overlaps({ from, to }, tokens[first] ?? { from, to: from }));
  const amounts = amountsIn(tokens, languages).filter((amount) => !isOfHours(amount));
  const all: Days[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = countedAt(tokens, at, amounts) ?? namedAt(tokens, at) ?? everyAt(tokens, at);
    if (found) all.push(found.days);
    at = found?.end ?? at + 1;
  }
  const inside = hours.flatMap(({ reading, from, to }): Days[] => {
    const count = reading === 'daily' ? daysOf.all : daysOf.workdays;
    return reading === 'daily' || reading === 'workdays' ? [{ count, sort: 'every', from, to }] : [];
  });
  return [...all, ...inside].toSorted((one, other) => one.from - other.from);
}

const perTime = ({ reading, value }: Quantity) =>
  reading === 'daily' ? value / daysOf.all : reading === 'workdays' ? value / daysOf.workdays : value;

/** Hours with the days that are theirs: those behind them, or where days are told first those before them. */
function partsOf(hours: readonly Quantity[], days: readonly Days[], sentence: string): Part[] {
  const parts = hours.map((quantity): Part => ({ hours: perTime(quantity), quantity, days: [] }));
  const [first, begin] = [parts[0], days[0]];
  if (!first || !begin) return parts;
  const daysFirst = begin.from < first.quantity.from;
  for (const day of days) {
    const within = parts.find(({ quantity }) => day.from >= quantity.from && day.from < quantity.to);
    const next = parts.find(({ quantity }) => quantity.from >= day.to);
    const before = parts.findLast(({ quantity }) => quantity.to <= day.from);
    const isTaken = before !== undefined && before.days.some(({ sort }) => sort !== 'every');
    const owner = within ?? (daysFirst && (isTaken || !before) ? (next ?? before) : (before ?? next));
    const beside = [owner?.quantity, ...(owner?.days ?? [])].flatMap((one) => one ?? []);
    if (beside.some((one) => areWith(day, one, sentence))) owner?.days.push(day);
  }
  return parts;
}

/** The days that the hours of a part are counted by. */
function countedBy({ days }: Part): Days | undefined {
  const named = days.filter(({ sort }) => sort !== 'every');
  const [one] = named.toSorted((a, b) => Number(b.sort === 'counted') - Number(a.sort === 'counted'));
  return one ?? days[0];
}

/** How many hours of a week a part is; null where nothing says. */
function hoursOf(part: Part, sentence: string): number | null {
  const { hours, days, quantity } = part;
  const told = countedBy(part);
  if (!told || hours > MOST_A_DAY) return null;
  const around = tokensIn(sentence.slice(Math.max(0, quantity.from - 24), quantity.to + 24));
  const isShared = days.some(({ sort }) => sort === 'every') || around.some(({ word }) => isIn(sharedOut, word));
  const isEach =
    isShared ||
    quantity.clock ||
    told.sort === 'counted' ||
    hours <= (told.sort === 'range' ? EACH_OF_RANGE : EACH_OF_NAMED);
  if (told.count > 1 && !isEach) return null;
  return hours * told.count;
}

/** Whether hours are those of a whole week or month by what is said with them, and by no days. */
function isWhole({ from, to, reading }: Quantity, days: readonly Days[], sentence: string): boolean {
  const words = tokensIn(sentence.slice(from, to)).map(({ word }) => word);
  const isWeek = words.some((word) => isIn(periods.week, word) || isIn(periods.month, word));
  const isCounted = days.some(({ sort, to: end }) => sort === 'counted' && end <= from && from - end <= 5);
  return reading === 'monthly-hours' || (isWeek && !isCounted);
}

const isHours = ({ kind, value }: Quantity) => kind === 'hours' && value > 0;

/** Whether a bare number behind a day is hours too: “two hours on Tuesdays and on Sunday 3”. */
function isBareOfDay({ kind, written, from, to }: Quantity, sentence: string): boolean {
  if (kind !== 'number' || written > MOST_A_DAY) return false;
  const behind = tokensIn(sentence.slice(to, to + NEAR)).slice(0, DAY_BEHIND);
  const day = behind.findIndex(({ word }) => dayOf(word) >= 0);
  if (day >= 0) return joins(behind.slice(0, day));
  const before = tokensIn(sentence.slice(Math.max(0, from - NEAR), from)).at(-1)?.word ?? '';
  return dayOf(before) >= 0 && !/^ ?\p{L}{3}/u.test(sentence.slice(to));
}

/**
 * Whether hours are of somebody near the teller, who stands before them in their clause and not the teller again:
 * “my son has judo 2 hours on Mondays”.
 */
function isOfKin(hours: readonly Quantity[], sentence: string, languages: readonly Language[]): boolean {
  return hours.some(({ from }, at) => {
    const before = sentence.slice(hours[at - 1]?.to ?? 0, from);
    const words = read(/[^,:()]*$/u.exec(before)?.[0] ?? '');
    const roles = languages.flatMap((language) => whoseBooks[language].findAll(words));
    const lastOf = (role: WhoseRole) =>
      Math.max(-1, ...roles.flatMap(({ value, start }) => (value === role ? [start] : [])));
    const child = words.findLastIndex(({ forms }) => forms.some((form) => children.has(form)));
    return Math.max(child, lastOf('kin')) > lastOf('self');
  });
}

/** Whether hours of a sentence may be all there are, one of several, or not of every week. */
function isDoubtful(sentence: string, languages: readonly Language[]): boolean {
  if (EVERY_WEEKS.test(sentence)) return true;
  return tokensIn(sentence).some(
    ({ word }) => isIn(totals, word) || isIn(periods.month, word) || isEither(word, languages),
  );
}

/** Where days are named that nothing is counted for, with what is said of them: “and Sunday morning”. */
function beside(days: readonly Days[], parts: readonly Part[], sentence: string): Stretch[] {
  const isCounted = (day: Days) =>
    parts.some((part) => {
      const told = countedBy(part);
      return told === day || (part.days.includes(day) && told?.sort === 'counted');
    });
  return days
    .filter((day) => day.sort === 'named' && !isCounted(day))
    .map(({ from, to }) => ({ from, to: clauseAt({ text: sentence }, from, to).to }));
}

/** A sentence with blanks for when hours begin or end (“after 7”), and what it counts besides. */
function withoutPoints(sentence: string, told: readonly Quantity[]): { text: string; all: readonly Quantity[] } {
  const isRange = (point: Stretch) => told.some((one) => one.clock && overlaps(point, one));
  const points = [...sentence.matchAll(CLOCK_POINTS)]
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
    .filter((point) => !isRange(point));
  const blank = (text: string, { from, to }: Stretch) =>
    `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  return {
    text: points.reduce(blank, sentence),
    all: told.filter((one) => !points.some((point) => overlaps(point, one))),
  };
}

/** Hours that are told part by part, and where days are named beside them that have none. */
interface WeekPlan extends Quantity {
  beside: Stretch[];
}

/**
 * The hours of a week that a sentence tells part by part: “40 minutes a night, four nights, and three hours on Saturday”;
 * null where it tells none, or not of each part on which days it is.
 */
export function weekPlan(told: readonly Quantity[], written: string, languages: readonly Language[]): WeekPlan | null {
  const { text: sentence, all } = withoutPoints(written, told);
  const begin = all.findIndex(({ kind }) => kind === 'hours');
  const hours = all.filter((one, at) => isHours(one) || (at > begin && begin >= 0 && isBareOfDay(one, sentence)));
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last || hours.length > MOST_PARTS || WEEKEND.test(sentence) || EVERY_OTHER.test(sentence)) return null;
  if (isDoubtful(sentence, languages) || isOfKin(hours, sentence, languages)) return null;
  const days = daysIn(sentence, hours, languages);
  if (days.some(({ from }) => EXCEPT.test(sentence.slice(0, from)))) return null;
  if (hours.some((one) => isWhole(one, days, sentence))) return null;
  const parts = partsOf(hours, days, sentence);
  if (parts.every(({ days: own }) => own.every(({ sort }) => sort === 'every'))) return null;
  const each = parts.map((part) => hoursOf(part, sentence));
  if (each.some((one) => one === null)) return null;
  const value = Math.round(each.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 100) / 100;
  const place = { from: first.from, to: last.to };
  return {
    ...place,
    kind: 'hours',
    value,
    written: value,
    reading: 'days',
    periodic: true,
    beside: beside(days, parts, written).filter((one) => !all.some((other) => overlaps(one, other))),
  };
}
