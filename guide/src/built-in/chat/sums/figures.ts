import type { Language } from '@foothold/contract';
import { clockRangesIn } from '../../../interview/reading/clock-ranges.ts';
import { eachWords } from '../../../interview/reading/day-words.ts';
import { flat } from '../../../interview/reading/message.ts';
import { type Amount, amountsIn, type Token, tokensIn } from '../../../interview/reading/numbers.ts';
import { duals, halfAfter, halfUnit, loneUnits, periods, units } from '../../../interview/reading/units.ts';
import { readMoney } from '../../../text/money.ts';
import type { Calendar, Figure } from './figure.ts';
import { isAside, isWeekday } from './asides.ts';
import { inRows } from './rows.ts';
import { type CueWords, cueWords } from './cues.ts';

/** Figures of one message, and whether two of them are the ends of a range or a choice. */
export interface Figures {
  figures: Figure[];
  ranged: boolean;
}

/** More figures than a sum is told with. */
const MOST_FIGURES = 12;
const MOST_NOUN_WORDS = 3;

interface Text {
  text: string;
  tokens: readonly Token[];
  words: CueWords;
}

const HEBREW = /^[\u05D0-\u05EA]/u;
const RANGE = new Set(['-', 'or', 'ou', 'o', 'או', 'to', 'a', 'à', 'al', 'עד']);
/** Words that stand between the ends of a range and, too, between a number and its price: “vendí 20 a 12”. */
export const AT_PRICE: ReadonlySet<string> = new Set(['a', 'à']);
/** The ends of a range lie no further apart. */
const WIDEST_RANGE = 5;
/** “From 20 to 12” goes down. */
const FROM = new Set(['de', 'desde', 'entre', 'du']);

/** Whether so many at a price are meant: the second number is the smaller, or far larger, and no “from” stands before. */
function isSoldAt(count: Amount, price: Amount, tokens: readonly Token[]): boolean {
  if (FROM.has(tokens[count.first - 1]?.word ?? '')) return false;
  if (!Number.isInteger(price.value)) return Number.isInteger(count.value);
  return price.value < count.value || price.value > WIDEST_RANGE * count.value;
}

const bare = (word: string) => (HEBREW.test(word) ? word.replace(/^ו?[ובלכמהש](?=[\u05D0-\u05EA]{2})/u, '') : word);

function isOf(set: ReadonlySet<string>, word: string, words: CueWords): boolean {
  return !words.noUnit.has(word) && (set.has(word) || (HEBREW.test(word) && set.has(bare(word))));
}

/** Whether a word right behind a number is its unit; “לשעה” and “בחודש” are not, but what it comes with. */
function isUnit(set: ReadonlySet<string>, word: string, words: CueWords): boolean {
  return set.has(word) && !words.noUnit.has(word);
}

/** The span of days, weeks, months or years that a word names. */
export function calendarOf(word: string, words: CueWords): Calendar | null {
  if (isOf(words.days, word, words)) return 'day';
  const named = (['week', 'month', 'year'] as const).find((unit) => isOf(units[unit], word, words));
  if (named) return named;
  return (['week', 'month', 'year'] as const).find((unit) => isOf(periods[unit], word, words)) ?? null;
}

/** Whether a word names hours, as what is asked for: “how many hours”. */
export function isHours(word: string, words: CueWords): boolean {
  return isOf(units.hour, word, words);
}

/** The noun that begins at a token, as written; null where none does. */
export function nounAt({ text, tokens, words }: Text, at: number): { noun: string; end: number } | null {
  let end = at;
  for (; end < tokens.length && end < at + MOST_NOUN_WORDS + 1; end += 1) {
    const { word, digits } = tokens[end] ?? { word: '', digits: true };
    const inside = end > at && words.joins.has(word);
    // “27 והבד”: what begins with “and” is something else.
    const and = /^ו[\u05D0-\u05EA]{2}/u.test(word);
    if (digits || and || !/^\p{L}/u.test(word) || words.asking.has(word) || (words.stop.has(word) && !inside)) break;
  }
  while (end > at && words.joins.has(tokens[end - 1]?.word ?? '')) end -= 1;
  // More words than a noun has are the beginning of a sentence.
  if (end > at + MOST_NOUN_WORDS) end = at + 1;
  const first = tokens[at];
  const last = tokens[end - 1];
  if (end === at || !first || !last || (last.word.length < 2 && end === at + 1)) return null;
  return { noun: text.slice(first.from, last.to), end };
}

interface Per {
  per: Figure['per'];
  noun: string | null;
  end: number;
}

/** What stands behind an amount: “a month”, “per call”, “la hora”, “לשיעור”. */
function perAt(place: Text, end: number): Per {
  const { tokens, words } = place;
  const none = { per: null, noun: null, end };
  const next = tokens[end]?.word ?? '';
  // “Each week” is not “each”.
  const behind = tokens[end + 1]?.word ?? '';
  const timed = calendarOf(behind, words) !== null || isHours(behind, words);
  if (words.apiece.has(next) && !timed) return { per: 'unit', noun: null, end: end + 1 };
  const apiece = standsAt(tokens, end, words.apieceBehind);
  const last = tokens[end + (apiece?.length ?? 0)]?.word ?? '';
  if (apiece && calendarOf(last, words) === null && !isHours(last, words))
    return { per: 'unit', noun: null, end: end + apiece.length };
  const lead =
    (/^ל(?=[\u05D0-\u05EA]{2})/u.test(next) && !words.noUnit.has(next)) ||
    /^ב(?=(?:חודש|שבוע|יום|שנה|שעה)$)/u.test(next);
  // “De l’heure”.
  const of = words.joins.has(next) && tokens[end + 2]?.word === "'" ? 1 : 0;
  let at = end + of;
  while (at < end + of + 2 && words.per.has(tokens[at]?.word ?? '')) at += 1;
  const word = tokens[at]?.word ?? '';
  if (at > end && words.apiece.has(word)) return { per: 'unit', noun: null, end: at + 1 };
  const adjective = at === end && !lead;
  const calendar = calendarOf(word, words);
  if (calendar && (!adjective || !isOf(units[calendar === 'day' ? 'week' : calendar], word, words)))
    return { per: calendar, noun: null, end: at + 1 };
  if (adjective) return none;
  if (isHours(word, words)) return { per: 'hour', noun: null, end: at + 1 };
  if (lead && at === end) {
    const noun = nounAt(place, at);
    if (!noun || words.stop.has(word)) return none;
    return { per: 'unit', noun: noun.noun.replace(/^ל/u, ''), end: noun.end };
  }
  const noun = nounAt(place, at);
  return noun ? { per: 'unit', noun: noun.noun, end: noun.end } : none;
}

/** The currency that a word names; null where it names none. */
export function currencyOf(word: string): string | null {
  return units.money.has(word) || units.money.has(bare(word)) ? (readMoney(`1 ${word}`)?.currency ?? null) : null;
}

/** The sign before a number, with its first token: “£40”, “R$ 40”. */
function signBefore({ tokens }: Text, first: number): { currency: string; first: number } | null {
  const sign = tokens[first - 1];
  const real = sign?.word === '$' && tokens[first - 2]?.word === 'r' && tokens[first - 2]?.to === sign.from;
  if (real) return { currency: 'BRL', first: first - 2 };
  const currency = sign && /[€$£₪]/u.test(sign.word) ? currencyOf(sign.word) : null;
  return currency === null ? null : { currency, first: first - 1 };
}

/** Whether letters of a currency touch a number: “R68”. */
function isMarked({ tokens, words }: Text, first: number): boolean {
  const [letters, number] = [tokens[first - 1], tokens[first]];
  return letters !== undefined && letters.to === number?.from && words.moneyBefore.has(letters.word);
}

/** A half or a quarter said behind hours, with the length it takes; none is 0 of 0. */
function moreBehind(text: string, at: number, { quarterMore }: CueWords): { more: number; length: number } {
  const behind = flat(text.slice(at, at + 20));
  const half = halfAfter.exec(behind)?.[0] ?? '';
  if (half !== '') return { more: 0.5, length: half.length };
  const quarter = quarterMore.find((one) => behind.startsWith(` ${one}`));
  return quarter === undefined ? { more: 0, length: 0 } : { more: 0.25, length: quarter.length + 1 };
}

/** Hours with what is said behind them: “1 h 30”, “2 hours and a half”. */
function hoursAt({ tokens, text, words }: Text, hours: number, end: number): { value: number; end: number } {
  const last = tokens[end - 1]?.to ?? 0;
  const { more, length } = moreBehind(text, last, words);
  if (length > 0) {
    let behind = end;
    while ((tokens[behind]?.to ?? Infinity) <= last + length) behind += 1;
    return { value: hours + more, end: behind };
  }
  const next = tokens[end];
  const minutes = next?.digits && next.from - last <= 1 ? Number(next.word) : NaN;
  return minutes < 60 && Number.isInteger(hours)
    ? { value: hours + minutes / 60, end: end + 1 }
    : { value: hours, end };
}

/** The first of some phrases that begins at a token. */
function standsAt(tokens: readonly Token[], at: number, phrases: CueWords['halfMore']) {
  return phrases.find((phrase) => phrase.every((word, offset) => tokens[at + offset]?.word === word));
}

/** “Two and a half hours”: a whole number with the half that stands before its unit. */
function withHalf({ tokens, words }: Text, amount: Pick<Amount, 'value' | 'first' | 'end'>) {
  const { value, first, end } = amount;
  const half = standsAt(tokens, end, words.halfMore);
  const unit = half && tokens[end + half.length];
  if (!half || !unit || !Number.isInteger(value) || !isUnit(units.hour, unit.word, words)) return amount;
  return { value: value + 0.5, first, end: end + half.length };
}

function figureOf(place: Text, amount: Pick<Amount, 'value' | 'first' | 'end'>): Figure {
  const { tokens, words } = place;
  const { value, first, end } = withHalf(place, amount);
  const sign = signBefore(place, first);
  const word = tokens[end]?.word ?? '';
  const marked = sign === null && isMarked(place, first);
  const from = tokens[marked ? first - 1 : (sign?.first ?? first)]?.from ?? 0;
  const built = (one: Pick<Figure, 'kind' | 'value'> & Partial<Figure>, at: number): Figure => ({
    currency: null,
    per: null,
    noun: null,
    unit: null,
    from,
    to: tokens[at - 1]?.to ?? 0,
    ...one,
  });
  if (word === '%') return built({ kind: 'percent', value }, end + 1);
  if (!sign && isUnit(units.hour, word, words)) {
    const hours = hoursAt(place, value, end + 1);
    const { per, noun, end: behind } = perAt(place, hours.end);
    return built({ kind: 'hours', value: hours.value, per, noun }, behind);
  }
  if (!sign && isUnit(units.minute, word, words)) {
    const { per, noun, end: behind } = perAt(place, end + 1);
    return built({ kind: 'hours', value: value / 60, per, noun }, behind);
  }
  const calendar = sign || words.per.has(word) ? null : calendarOf(word, words);
  if (calendar && isUnit(calendar === 'day' ? words.days : units[calendar], word, words))
    return built({ kind: 'span', value, unit: calendar }, end + 1);
  const behindCurrency = currencyOf(word);
  const currency = sign?.currency ?? behindCurrency;
  if (currency === null && words.coins.has(word)) {
    const { per, noun, end: behind } = perAt(place, end + 1);
    return built({ kind: 'money', value, per, noun }, behind);
  }
  if (currency === null && marked) {
    const { per, noun, end: behind } = perAt(place, end);
    return built({ kind: 'money', value, per, noun }, behind);
  }
  const { per, noun, end: behind } = perAt(place, end + (behindCurrency === null ? 0 : 1));
  if (currency !== null) return built({ kind: 'money', value, currency, per, noun }, behind);
  if (per !== null) return built({ kind: 'number', value, per, noun }, behind);
  const own = nounAt(place, end);
  return built({ kind: 'number', value, noun: own?.noun ?? null }, end);
}

/** Halves of an hour and the words of Hebrew that hold number and unit, which no number stands before. */
function timesIn({ text, tokens, words }: Text, compared: string): Figure[] {
  const built = (value: number, from: number, to: number): Figure[] => [
    { kind: 'hours', value, currency: null, per: null, noun: null, unit: null, from, to },
  ];
  const halves = [...compared.matchAll(halfUnit)].flatMap((match) =>
    /year|annee|ano|שנה/u.test(match[1] ?? '') ? [] : built(0.5, match.index, match.index + match[0].length),
  );
  const counted = (at: number) => /^(?:\d+|עשרה?|.*ים|.*מאות|חצי|ב|ל)$/u.test(tokens[at - 1]?.word ?? '');
  const lone = tokens.flatMap(({ word, from, to }, at) => {
    const dual = duals.get(word) ?? duals.get(bare(word)) ?? (counted(at) ? undefined : loneUnits.get(word));
    // “A tenner”.
    if (dual?.unit === 'money') return [{ ...built(dual.value, from, to)[0], kind: 'money' } as Figure];
    const { more, length } = moreBehind(text, to, words);
    // “Hora y media”, with no number before it.
    const isOne = more > 0 && !counted(at) && isUnit(units.hour, word, words);
    if (dual?.unit !== 'hour' && !isOne) return [];
    return built((dual?.unit === 'hour' ? dual.value : 1) + more, from, to + length);
  });
  const ranges = isEachOfSeveralDays(compared) ? [] : clockRangesIn(compared);
  return [...halves, ...lone, ...ranges.flatMap(({ hours, from, to }) => built(hours, from, to))];
}

/** More days than one, on each of which the hours of the clock come again: how many they are no sum asks. */
function isEachOfSeveralDays(compared: string): boolean {
  const named = tokensIn(compared).filter(({ word }) => isWeekday(word));
  return named.length > 1 || tokensIn(compared).some(({ word }) => eachWords.has(word));
}

/** “Half of 180”, “a third”: parts of a whole. */
function partsIn({ tokens, words }: Text): Figure[] {
  return tokens.flatMap(({ word, from, to }) => {
    // “Toda quarta” is each Wednesday, “na quarta” one of them.
    if (isWeekday(word)) return [];
    const value = words.parts.get(word) ?? words.parts.get(bare(word)) ?? words.parts.get(word.replace(/^ו/u, ''));
    if (value === undefined) return [];
    return [{ kind: 'percent' as const, value, currency: null, per: null, noun: null, unit: null, from, to }];
  });
}

/** Every figure of a cleaned text in its order, read as one language. */
export function figuresIn(text: string, language: Language): Figures {
  const words = cueWords[language];
  // “Por ciento” holds a hundred.
  const compared = words.percent.reduce(
    (all, phrase) => all.replaceAll(phrase, `%${' '.repeat(Math.max(0, phrase.length - 1))}`),
    flat(text).replaceAll('\u00A0', ' '),
  );
  const tokens = tokensIn(compared);
  const place = { text, tokens, words };
  const special = timesIn(place, compared);
  const inSpecial = (from: number) => special.some((one) => from >= one.from && from < one.to);
  const amounts = amountsIn(tokens, [language]).slice(0, 4 * MOST_FIGURES);
  const found: Figure[] = [];
  let ranged = false;
  let last: Amount | null = null;
  let reach = 0;
  let asideBefore: number | null = null;
  for (const amount of amounts) {
    const from = tokens[amount.first]?.from ?? 0;
    if (amount.vague || from < reach || inSpecial(from)) continue;
    const figure = figureOf(place, amount);
    // “An hour” is a time, “a call” is none; “un” and “אחת” are articles too.
    const single = amount.value === 1 && amount.end === amount.first + 1 && !tokens[amount.first]?.digits;
    if ((amount.article || single) && figure.kind !== 'hours') continue;
    if (isAside({ tokens, asides: words.asides, amount, figure, before: last, asideBefore })) {
      asideBefore = amount.end;
      continue;
    }
    const between = last && !amount.article ? tokens.slice(last.end, amount.first) : [];
    const joined = between.length === 1 ? (between[0]?.word ?? '') : '';
    const sold = last !== null && AT_PRICE.has(joined) && isSoldAt(last, amount, tokens);
    ranged ||= RANGE.has(joined) && !sold;
    found.push(figure);
    last = amount;
    reach = figure.to;
  }
  const parts = partsIn(place).filter(({ from }) => !inSpecial(from));
  const free = [...special, ...parts].filter((one) => !found.some((to) => one.from >= to.from && one.from < to.to));
  const figures = [...found, ...free].toSorted((a, b) => a.from - b.from).slice(0, MOST_FIGURES + 1);
  return { figures: figures.length > MOST_FIGURES ? [] : inRows(text, figures, language), ranged };
}
