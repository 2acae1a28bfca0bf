import { weekdays } from '../../../interview/reading/day-words.ts';
import type { Amount, Token } from '../../../interview/reading/numbers.ts';
import { isMonth } from '../../../understand/deadline.ts';
import { type AsideWords, spellings } from './cues.ts';
import type { Figure } from './figure.ts';

/** Days of a month, hours of the clock, and the ages and years that numbers are. */
const DAYS = 31;
const MONTHS = 12;
const HOURS = 24;
const AGES = { from: 10, to: 110 };
const YEARS = { from: 1_950, to: 2_040 };
/** A year that is a round sum as well: “I put in 2000”. */
const ROUND = 2_000;
/** How far from an hour of the clock its day stands, in tokens. */
const NEAR_DAY = 4;
/** Words of the name of a street. */
const STREET_NAME = 3;

/** A number where it stands, and what it was read as. */
interface Place {
  tokens: readonly Token[];
  asides: AsideWords;
  amount: Pick<Amount, 'value' | 'first' | 'end'>;
  figure: Figure;
  /** The number before it. */
  before: Pick<Amount, 'end'> | null;
  /** Where the number before it ends, where that is none of the sum either. */
  asideBefore: number | null;
}

type Phrases = readonly (readonly string[])[];

/** Whether one of some phrases ends right before a token. */
export function endsAt(tokens: readonly Token[], at: number, phrases: Phrases): boolean {
  return phrases.some((phrase) => phrase.every((word, index) => tokens[at - phrase.length + index]?.word === word));
}

const beginsAt = (tokens: readonly Token[], at: number, phrases: Phrases) =>
  phrases.some((phrase) => phrase.every((word, index) => tokens[at + index]?.word === word));

const isOneOf = (phrases: Phrases, word: string) => phrases.some(([first, ...more]) => first === word && !more.length);

/** Short names of days are other words too: “mon” is a French “my”. */
const SHORT = /^[a-z]{1,3}$/u;

/** Whether a word is the name of a day of the week. */
export const isWeekday = (word: string) =>
  !SHORT.test(word) && spellings(word).some((form) => weekdays.some((names) => names.has(form)));

const touches = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined && other !== undefined && one.to === other.from;

/** A number of which nothing is said but what stands before it. */
const isBare = ({ kind, per, currency, noun }: Figure) =>
  kind === 'number' && per === null && currency === null && noun === null;

function namesMonth(word: string, { month }: AsideWords): boolean {
  return spellings(word).some((form) => isMonth(form)) || isOneOf(month, word);
}

/** “15 June”, “June 15”, “el 15 de junio”, “June 2026”. */
function isOfMonth({ tokens, asides, amount: { value, first, end }, figure }: Place): boolean {
  if (figure.currency !== null || !Number.isInteger(value)) return false;
  const isLink = (at: number) => isOneOf(asides.links, tokens[at]?.word ?? '');
  const behind = tokens[isLink(end) ? end + 1 : end]?.word ?? '';
  const ahead = tokens[isLink(first - 1) ? first - 2 : first - 1]?.word ?? '';
  const isDated = !isOneOf(asides.noMonth, behind) || endsAt(tokens, first, asides.dateLead);
  if (value <= DAYS && namesMonth(behind, asides) && isDated) return true;
  if (!isBare(figure) || !namesMonth(ahead, asides)) return false;
  return value <= DAYS || isYear(value);
}

const isYear = (value: number) => value >= YEARS.from && value <= YEARS.to;

/** “15/6”, and no half. */
function isSlashed({ tokens, amount: { value, first, end } }: Place): boolean {
  const other = (at: number, slash: number) => {
    const [one, mark] = [tokens[at], tokens[slash]];
    const isBeside = at < slash ? touches(one, mark) : touches(mark, one);
    return mark?.word === '/' && one?.digits && isBeside ? Number(one.word) : null;
  };
  const [month, day] = [other(end + 1, end), other(first - 2, first - 1)];
  const isDate = (one: number, two: number) =>
    Math.max(one, two) <= DAYS && Math.min(one, two) <= MONTHS && Math.max(one, two) > HALVES;
  return (month !== null && isDate(value, month)) || (day !== null && isDate(day, value));
}
/** “1/2”, “3/4”. */
const HALVES = 4;

/** “On the 15th”, “día 15”. */
function isDayOfMonth({ tokens, asides, amount: { value, first, end }, figure, asideBefore }: Place): boolean {
  if (touches(tokens[end - 1], tokens[end]) && isOneOf(asides.ordinal, tokens[end]?.word ?? '')) return true;
  const isFirst = first < 2 || /[,.;]/u.test(tokens[first - 2]?.word ?? '');
  // “On 3 May and on the 10th”.
  const isAnother = asideBefore !== null && first - asideBefore <= NEAR_DAY && !figure.currency && figure.per === null;
  if (isAnother && value <= DAYS && endsAt(tokens, first, asides.dateAgain)) return true;
  return isBare(figure) && value <= DAYS && isFirst && endsAt(tokens, first, asides.date);
}

/** “Saturday at 9”, “à 9h samedi”, “a las 9”, “9 am”. */
function isOfTheClock({ tokens, asides, amount: { value, first, end }, figure, before }: Place): boolean {
  if (value > HOURS || figure.currency !== null || figure.per !== null) return false;
  if (beginsAt(tokens, end, asides.behind)) return true;
  if (figure.noun !== null) return false;
  if (endsAt(tokens, first, asides.clock)) return figure.kind === 'number' || touches(tokens[end - 1], tokens[end]);
  if (!endsAt(tokens, first, asides.at)) return false;
  const isDay = ({ word }: Token) => isWeekday(word) || isOneOf(asides.day, word);
  const from = Math.max(0, first - NEAR_DAY);
  const near = [...tokens.slice(from, first), ...tokens.slice(end, end + 2)];
  // “I sold 12 on Saturday at 9”: what was sold has a price.
  const isPriced = before !== null && !tokens.slice(before.end, first).some(({ word }) => /[,.;]/u.test(word));
  return near.some(isDay) && !isPriced;
}

/** “I'm 52”, “52 years old”, “in 2019”. */
function isAgeOrYear({ tokens, asides, amount: { value, first }, figure }: Place): boolean {
  if (figure.kind === 'span') return figure.unit === 'year' && !endsAt(tokens, first, asides.over);
  if (!isBare(figure) || !Number.isInteger(value)) return false;
  if (value >= AGES.from && value <= AGES.to && endsAt(tokens, first, asides.age)) return true;
  return isYear(value) && value !== ROUND && endsAt(tokens, first, asides.year);
}

/** “3 weeks ago”, “hace 3 semanas”. */
function isPast({ tokens, asides, amount: { first }, figure }: Place): boolean {
  if (figure.kind !== 'span') return false;
  const behind = tokens.findIndex(({ from }) => from >= figure.to);
  return endsAt(tokens, first, asides.past) || (behind >= 0 && beginsAt(tokens, behind, asides.past));
}

/** “14 Mill Road”, “rue du Port 14”, “flat 3”. */
function isAddress({ tokens, asides, amount: { value, first, end }, figure }: Place): boolean {
  if (figure.currency !== null || figure.per !== null || !Number.isInteger(value)) return false;
  if (endsAt(tokens, first, asides.ahead)) return true;
  const named = tokens.slice(end, end + STREET_NAME);
  const at = named.findIndex(({ word }) => isOneOf(asides.street, word));
  const isBehind = at >= 0 && (at === 1 || figure.noun !== null) && !named.slice(0, at).some(({ digits }) => digits);
  const led = tokens.slice(Math.max(0, first - STREET_NAME - 1), first);
  const isAhead = led.slice(0, -1).some(({ word }) => isOneOf(asides.street, word));
  return isBehind || (isAhead && isBare(figure) && led.every(({ word }) => /^[\p{L}']|,$/u.test(word)));
}

/** Whether a number is no figure of any sum: a date, an hour of the clock, an age, a number of a street. */
export function isAside(place: Place): boolean {
  if (place.figure.kind === 'percent') return false;
  return [isOfMonth, isSlashed, isDayOfMonth, isOfTheClock, isAgeOrYear, isPast, isAddress].some((is) => is(place));
}
