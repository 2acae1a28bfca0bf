import type { Language } from '@foothold/contract';
import { clockRangesIn } from './clock-ranges.ts';
import { type Amount, amountsIn, type Token, tokensIn } from './numbers.ts';
import {
  articleUnits,
  beforeUnit,
  daysOf,
  duals,
  halfAfter,
  hoursAndAHalf,
  isAtHour,
  isDayOfMonth,
  halfUnit,
  loneUnits,
  type Period,
  periodLeads,
  periods,
  quarterAfter,
  type Unit,
  units,
  workdays,
  yearsAndAHalf,
} from './units.ts';

/** How a number was arrived at when it is not just what was written; the interview says so. */
export type Reading =
  | 'few'
  | 'smaller'
  | 'daily'
  | 'monthly-hours'
  | 'daily-money'
  | 'weekly-money'
  | 'yearly-money'
  | 'workdays'
  | 'days'
  | 'sittings'
  | 'unclear-days';

/** A number with what it counts, where it stands in a passage. */
export interface Quantity {
  /** `years` are lengths of time in months, `number` is bare. */
  kind: 'hours' | 'money' | 'years' | 'number' | 'other';
  /** Hours a week, money a month, whole months, or the bare number. */
  value: number;
  /** As written, before it was counted by the week or the month. */
  written: number;
  reading: Reading | null;
  /** Whether it was counted by something: “a week”, “al mes”. */
  periodic: boolean;
  /** Set where it is from one hour of the clock to another, which come again on every day that is named. */
  clock?: true;
  /** Set where it is counted by the week and nothing says what it is of: “five or six a week”. */
  bareWeek?: true;
  from: number;
  to: number;
}

const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_MONTH = 30;
const PREFIXED = /^[ובלכמהש](?=[\u05D0-\u05EA]{3})/u;

const unitNames = Object.keys(units) as Unit[];
const periodNames = Object.keys(periods) as Period[];
const bare = (word: string) => word.replace(PREFIXED, '');
const isHebrew = (word: string) => word >= '\u05D0' && word <= '\u05EA\uFFFF';
const spellings = (word: string) => (isHebrew(word) ? [word, bare(word), bare(bare(word))] : [word]);
/** “In a month” and “a month” are one word in Hebrew, and count what stands before them: “200 בחודש”. */
const IN_A = /^[בל](?:חודש|שבוע|שנה)$/u;
const unitOf = (word: string) =>
  IN_A.test(word) ? undefined : unitNames.find((unit) => spellings(word).some((one) => units[unit].has(one)));
const periodOf = (word: string) => periodNames.find((name) => spellings(word).some((one) => periods[name].has(one)));

interface Counted {
  amount: Amount;
  unit: Unit | null;
  /** Index of the token behind number and unit. */
  end: number;
}

/** What stands between the two ends of a range. */
export const RANGE = new Set(['-', 'to', 'or', 'a', 'ou', 'o', 'ate', 'עד', 'או', 'al']);
const BETWEEN = new Set(['between', 'entre', 'בין']);
const AND = new Set(['and', 'et', 'y', 'e']);

/** Whether two numbers are the ends of one range: “5-8”, “5 to 8”, “between 5 and 8”, “בין 5 ל-8”. */
function isRange(tokens: readonly Token[], low: Amount, high: Amount): boolean {
  const between = tokens.slice(low.end, high.first).map(({ word }) => word);
  const before = tokens[low.first - 1]?.word ?? '';
  if (high.article || low.article || between.length > 2) return false;
  if (BETWEEN.has(before))
    return between.length <= 2 && between.every((word) => AND.has(word) || /^(?:ו?ל|-|a|to)$/u.test(word));
  if (between.length === 0) return /^[לו]/u.test(tokens[high.first]?.word ?? '') && BETWEEN.has(before);
  return between.length === 1 && RANGE.has(between[0] ?? '') && high.value > low.value;
}

/** Whether a period behind its leads counts what stands before them: in “7h a week, 80 euros” the hours. */
function countsAnother(tokens: readonly Token[], period: number): boolean {
  let at = period - 1;
  while (periodLeads.has(tokens[at]?.word ?? '')) at -= 1;
  const { word, digits } = tokens[at] ?? { word: '', digits: false };
  return digits || unitOf(word) !== undefined;
}

/** The period a quantity is counted by, behind it or before it; stops at the next number and at a comma. */
function periodAt(
  tokens: readonly Token[],
  first: number,
  end: number,
): { period: Period; word: string; end: number } | null {
  for (let at = end; at < Math.min(tokens.length, end + 4); at += 1) {
    const token = tokens[at];
    if (!token || token.digits) break;
    const period = periodOf(token.word);
    // “An evening” is no year, though “par an” is.
    const isLead = periodLeads.has(token.word) && periodOf(tokens[at + 1]?.word ?? '') !== undefined;
    if (period && !isLead) return { period, word: token.word, end: at + 1 };
    if (!periodLeads.has(token.word)) break;
  }
  for (let at = first - 1; at >= Math.max(0, first - 2); at -= 1) {
    const word = tokens[at]?.word ?? '';
    const period = periodOf(word);
    const lead = tokens[at - 1]?.word ?? '';
    if (period && (periodLeads.has(lead) || /^[בל]/u.test(word)))
      return countsAnother(tokens, at) ? null : { period, word, end };
  }
  return null;
}

function hoursAWeek(written: number, period: Period | null, word: string): { value: number; reading: Reading | null } {
  if (period === 'day' && workdays.has(word)) return { value: written * daysOf.workdays, reading: 'workdays' };
  if (period === 'day') return { value: written * daysOf.all, reading: 'daily' };
  if (period === 'month')
    return { value: Math.max(0.5, Math.round((written / WEEKS_A_MONTH) * 2) / 2), reading: 'monthly-hours' };
  return { value: written, reading: null };
}

function moneyAMonth(written: number, period: Period | null): { value: number; reading: Reading | null } {
  if (period === 'day') return { value: written * DAYS_A_MONTH, reading: 'daily-money' };
  if (period === 'week') return { value: Math.round(written * WEEKS_A_MONTH), reading: 'weekly-money' };
  if (period === 'year') return { value: Math.round(written / 12), reading: 'yearly-money' };
  return { value: written, reading: null };
}

interface Place {
  folded: string;
  tokens: readonly Token[];
}

function quantityOf({ folded, tokens }: Place, { amount, unit, end }: Counted, low: Amount | null): Quantity | null {
  const start = low ?? amount;
  const rest = folded.slice(tokens[end - 1]?.to ?? 0, (tokens[end - 1]?.to ?? 0) + 16);
  const quarter = unit === 'hour' ? (quarterAfter.exec(rest)?.[0] ?? '') : '';
  const half = quarter || (halfAfter.exec(rest)?.[0] ?? '');
  const written = (low?.value ?? amount.value) + (half === '' ? 0 : quarter === '' ? 0.5 : 0.25);
  let behind = end;
  while (half !== '' && (tokens[behind]?.to ?? Infinity) <= (tokens[end - 1]?.to ?? 0) + half.length) behind += 1;
  const timed = unit === 'year' || unit === 'month' ? null : periodAt(tokens, start.first, behind);
  const sign = tokens[start.first - 1];
  const dollar = sign && units.money.has(sign.word) ? sign : null;
  const real = dollar && tokens[start.first - 2]?.word === 'r' ? (tokens[start.first - 2] ?? dollar) : dollar;
  const place = {
    from: real?.from ?? tokens[start.first]?.from ?? 0,
    to: Math.max(tokens[(timed?.end ?? behind) - 1]?.to ?? 0, tokens[behind - 1]?.to ?? 0),
    written,
    periodic: timed !== null,
  };
  const stated: Reading | null = low ? 'smaller' : amount.vague ? 'few' : null;
  if (unit === 'hour' && !low && !timed && isOfDay(tokens, amount))
    return { ...place, kind: 'other', value: written, reading: null };
  if (unit === 'hour' || unit === 'minute') {
    const hours = hoursAWeek(unit === 'hour' ? written : written / 60, timed?.period ?? null, timed?.word ?? '');
    return { ...place, kind: 'hours', value: Math.round(hours.value * 100) / 100, reading: stated ?? hours.reading };
  }
  if (unit === 'year' || unit === 'month') {
    return { ...place, kind: 'years', value: Math.round(unit === 'year' ? written * 12 : written), reading: null };
  }
  if (unit === 'week' || unit === 'percent') return { ...place, kind: 'other', value: written, reading: null };
  if (amount.article) return null;
  if (unit === 'money' || dollar || (timed && timed.period !== 'day' && !amount.vague)) {
    const money = moneyAMonth(written, timed?.period ?? null);
    const isBare = unit !== 'money' && !dollar && timed?.period === 'week';
    return {
      ...place,
      kind: 'money',
      ...money,
      reading: stated ?? money.reading,
      ...(isBare ? { bareWeek: true } : {}),
    };
  }
  const isDate = isDayOfMonth(written, tokens[start.first - 1]?.word ?? '');
  return { ...place, kind: isDate ? 'other' : 'number', value: written, reading: stated };
}

/** Whether a number of hours is one of the clock, by the “at” before it: “à 14h”, “às 6 horas”, “a las 9”. */
function isOfDay(tokens: readonly Token[], { first, end }: Amount): boolean {
  const [before, last, behind] = [first - 2, first - 1, end].map((at) => tokens[at]?.word ?? '') as [
    string,
    string,
    string,
  ];
  return isAtHour({ before, last, behind });
}

/** The unit behind a number, over “of”, “more” and the like; “6 or 7 hours” takes it from the second. */
function countedAt(tokens: readonly Token[], amount: Amount): Counted {
  // “D’heures” is three words here.
  for (let at = amount.end; at <= amount.end + 2; at += 1) {
    const word = tokens[at]?.word ?? '';
    // “16 an hour”: what looks like a French year is an article.
    const isArticle = articleUnits.has(word) && unitOf(tokens[at + 1]?.word ?? '') !== undefined;
    const unit = isArticle ? undefined : unitOf(word);
    if (unit) return { amount, unit, end: at + 1 };
    if (!beforeUnit.has(word)) break;
  }
  return { amount, unit: null, end: amount.end };
}

/** “Half an hour a day”, “חצי שנה”: a half with its unit. */
function halvesIn(place: Place): Quantity[] {
  return [...place.folded.matchAll(halfUnit)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const end = place.tokens.findIndex((token) => token.from >= to);
    const year = unitOf(match[1] ?? '') === 'year';
    const last = end < 0 ? place.tokens.length : end;
    const timed = year ? null : periodAt(place.tokens, last, last);
    const hours = hoursAWeek(0.5, timed?.period ?? null, timed?.word ?? '');
    return {
      kind: year ? ('years' as const) : ('hours' as const),
      value: year ? 6 : hours.value,
      written: 0.5,
      reading: year ? null : hours.reading,
      periodic: timed !== null,
      from,
      to: timed ? (place.tokens[timed.end - 1]?.to ?? to) : to,
    };
  });
}

/** “2-5pm”, “entre 9h et 11h”: as many hours as lie between. */
function clocksIn({ folded, tokens }: Place): Quantity[] {
  return clockRangesIn(folded).map(({ hours, from, to }) => {
    const end = tokens.findIndex((token) => token.from >= to);
    const last = end < 0 ? tokens.length : end;
    const timed = periodAt(tokens, last, last);
    const { value, reading } = hoursAWeek(hours, timed?.period ?? null, timed?.word ?? '');
    const behind = timed ? (tokens[timed.end - 1]?.to ?? to) : to;
    return { kind: 'hours', value, written: hours, reading, periodic: timed !== null, clock: true, from, to: behind };
  });
}

/** Whether a number, or an article, stands before a word. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (before.digits || /^(?:una?|uma?|este|esse|cada|\p{L}+s)$/u.test(before.word));
}

function yearAndAHalf(folded: string, from: number, to: number): Quantity {
  const half = halfAfter.exec(folded.slice(to, to + 16))?.[0].length ?? 0;
  return { kind: 'years', value: 18, written: 1.5, reading: null, periodic: false, from, to: to + half };
}

const ONE_HOUR = { value: 1, unit: 'hour' } as const;

function dualsIn({ tokens, folded }: Place): Quantity[] {
  return tokens.flatMap(({ word, from, to }, at) => {
    if (yearsAndAHalf.has(word) && halfAfter.test(folded.slice(to, to + 16)) && !isCounted(tokens, at))
      return [yearAndAHalf(folded, from, to)];
    const counted = /^(?:\d+|עשרה?|.*ים|.*מאות|חצי)$/u.test(tokens[at - 1]?.word ?? '');
    const isHalved = hoursAndAHalf.has(word) && halfAfter.test(folded.slice(to, to + 16)) && !isCounted(tokens, at);
    const lone = counted ? undefined : isHalved ? ONE_HOUR : loneUnits.get(word);
    const dual =
      spellings(word)
        .map((one) => duals.get(one))
        .find((one) => one !== undefined) ?? lone;
    if (!dual) return [];
    const amount = { value: dual.value, first: at, end: at + 1, vague: false, article: false };
    const found = quantityOf({ tokens, folded }, { amount, unit: dual.unit, end: at + 1 }, null);
    return found ? [{ ...found, from, to: Math.max(to, found.to) }] : [];
  });
}

/** “1 h 30”, “3 years and 4 months”, “3 ans et 2 mois”: a second, smaller unit right behind the first. */
function joined(quantities: readonly Quantity[], folded: string): Quantity[] {
  const all: Quantity[] = [];
  for (const one of quantities) {
    const last = all.at(-1);
    const gap = last ? folded.slice(last.to, one.from) : '';
    if (
      last?.kind === 'years' &&
      one.kind === 'years' &&
      one.value < 12 &&
      last.value >= 12 &&
      /^ ?(?:,|and|et|y|e|ו-?)? ?$/u.test(gap)
    ) {
      all[all.length - 1] = { ...last, value: last.value + one.value, to: one.to };
    } else if (last?.kind === 'hours' && one.kind === 'number' && gap === '' && one.value < 60) {
      all[all.length - 1] = { ...last, value: last.value + one.value / 60, to: one.to };
    } else all.push(one);
  }
  return all;
}

/** “30e par mois”: an e at a number of two digits or more is a euro, where no noun is counted by it (“22e étage”). */
const EURO = /(?<=\d\d)e(?= ?(?:$|[,.;!/]|(?:par|pour|pr|max|maxi|chaque|en plus|de plus|de cote)(?!\p{L})))/gu;

/** Every quantity of a folded passage in order; of a range the smaller end, since plans are cut to it. */
export function quantitiesIn(written: string, languages: readonly Language[]): Quantity[] {
  const folded = languages.includes('fr') ? written.replace(EURO, '€') : written;
  const tokens = tokensIn(folded);
  const place = { folded, tokens };
  const special = [...clocksIn(place), ...halvesIn(place), ...dualsIn(place)];
  const taken = (from: number) => special.some((one) => from >= one.from && from < one.to);
  const amounts = amountsIn(tokens, languages).filter(({ first }) => !taken(tokens[first]?.from ?? 0));
  const found: Quantity[] = [];
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1];
    const before = amounts[index - 1];
    const lowUnit = countedAt(tokens, amount).unit;
    if (next && lowUnit === null && isRange(tokens, amount, next)) continue;
    const low = before && countedAt(tokens, before).unit === null && isRange(tokens, before, amount) ? before : null;
    const one = quantityOf(place, countedAt(tokens, amount), low);
    if (one) found.push(one);
  }
  const inOrder = [...found, ...special].sort((a, b) => a.from - b.from || b.to - a.to);
  const apart: Quantity[] = [];
  for (const one of inOrder) if (one.from >= (apart.at(-1)?.to ?? 0)) apart.push(one);
  return joined(apart, folded);
}
