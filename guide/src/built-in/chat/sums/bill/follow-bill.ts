import type { Language } from '@foothold/contract';
import { stem } from '../../../../text/fold.ts';
import { isNegator } from '../../../../text/negation.ts';
import { read } from '../../../../text/phrases.ts';
import { flat } from '../../../../interview/reading/message.ts';
import { tokensIn } from '../../../../interview/reading/numbers.ts';
import { cueWords } from '../cues.ts';
import type { Part, Reading } from '../reading.ts';
import type { Slots } from '../slots.ts';
import { type Bill, type Factor, type Line, netOfBill } from './bill.ts';

/** A bill is changed in few words. */
const LONGEST = 12;
/** As few need no “and if”. */
const SHORT = 4;
/** Another price is hardly so many times the one before, and another number hardly so many times that. */
const FAR = 4;
const FAR_COUNT = 6;
/** Words that say nothing of the sum, behind “and if” and without. */
const MOST_BESIDE = 4;
const MOST_STRANGE = 0;
const STEM = 3;

const factor = (value: number): Factor => ({ value, kind: 'count', unit: null, words: [] });
const line = (value: number): Line => ({ value, words: [] });

/** Sums of other kinds that are bills too, so that they are changed alike. */
export function billOf(formula: string, slots: Slots): Bill | null {
  if (slots.bill) return slots.bill;
  const { items, price, hours, rate, costs = [], perOne, fee, people, percent } = slots;
  if (fee !== undefined || people !== undefined || percent !== undefined) return null;
  const off = perOne === undefined ? [] : [line(perOne)];
  const [item, ...others] = items ?? [];
  if ((formula === 'left' || formula === 'basket') && item) {
    const more = others.map((one) => line(one.count * one.price));
    return { factors: [factor(item.count)], unit: item.price, off, out: costs.map(line), more };
  }
  if (formula === 'left' && price !== undefined) {
    const many = slots.count === undefined ? [] : [factor(slots.count)];
    const own = costs.map(line);
    return { factors: many, unit: price, off: many.length > 0 ? own : [], out: many.length > 0 ? [] : own, more: [] };
  }
  if (formula === 'price' && hours !== undefined && rate !== undefined)
    return { factors: [{ ...factor(hours), kind: 'hours' }], unit: rate, off: [], out: [], more: costs.map(line) };
  return null;
}

function wordsOf(text: string): string[] {
  return tokensIn(flat(text)).flatMap(({ word, digits }) => (digits || word.length <= STEM ? [] : [stem(word)]));
}

/** The bill with so many of what is counted; of none that is counted, all of it comes so many times. */
function withCount(bill: Bill, value: number): Bill {
  const at = bill.factors.findIndex(({ kind }) => kind === 'count');
  if (at >= 0) return { ...bill, factors: bill.factors.map((one, index) => (index === at ? { ...one, value } : one)) };
  const isOfHours = bill.factors.some(({ kind }) => kind === 'hours');
  // Hours and what they used are one piece: each further one takes both again.
  if (isOfHours && bill.more.length > 0)
    return { factors: [factor(value)], unit: netOfBill(bill), off: [], out: [], more: [] };
  if (isOfHours) return { ...bill, factors: [factor(value), ...bill.factors] };
  return { factors: [factor(value)], unit: bill.unit, off: [...bill.off, ...bill.out], out: [], more: bill.more };
}

/** “And if he pays the postage”: what was told by those words goes off no longer. */
function withoutLine(bill: Bill, reading: Reading): Bill | null {
  const said = new Set(wordsOf(reading.text));
  const isNamed = ({ words }: Line) => words.some((word) => said.has(word));
  const [off, out] = [bill.off.filter((one) => !isNamed(one)), bill.out.filter((one) => !isNamed(one))];
  return off.length + out.length < bill.off.length + bill.out.length ? { ...bill, off, out } : null;
}

const isBare = ({ kind, per }: Part) => kind === 'number' && (per === null || per === 'week' || per === 'month');

/** The bill with one figure of it changed; null where the figure finds no place. */
function withFigure(bill: Bill, part: Part, isMoreOf: boolean): Bill | null {
  const count = bill.factors.find(({ kind }) => kind === 'count');
  const { value } = part;
  const isFrom = (known: number, far: number) => Math.abs(Math.log(value / known)) > Math.log(far);
  if (part.kind === 'span') {
    if (!bill.factors.some(({ kind }) => kind === 'span')) return null;
    return { ...bill, factors: bill.factors.map((one) => (one.kind === 'span' ? { ...one, value } : one)) };
  }
  if (part.kind === 'hours' || part.kind === 'percent') return null;
  const isCost = part.role === 'cost' || part.role === 'fixed';
  if (isMoreOf && !isCost && isBare(part) && count && Number.isInteger(value))
    return withCount(bill, count.value + value);
  if (isCost || (part.kind === 'money' && isMoreOf)) {
    const added = line(value);
    return { ...bill, more: [...bill.more, added] };
  }
  const isOther = count !== undefined && isFrom(count.value, FAR_COUNT);
  const isPriced = part.weak === 'price' || part.kind === 'money' || part.role === 'price' || isOther;
  if (isPriced && !isFrom(bill.unit, FAR) && !part.soMany && !part.things) return { ...bill, unit: value };
  return isBare(part) && Number.isInteger(value) && value > 0 ? withCount(bill, value) : null;
}

/** A bill as a message changes it: another number, another price, one thing more or less; null for anything else. */
export function followedBill(reading: Reading, before: Bill, language: Language): Bill | null {
  const { parts, wordCount, isFollowUp, goesOn, wonders, ranged, asks } = reading;
  const words = cueWords[language];
  if (wordCount > LONGEST || ranged || reading.noun !== null) return null;
  const lead = words.follows.findLast((one) => ` ${flat(reading.text)} `.startsWith(` ${one} `));
  const begins = isFollowUp || goesOn || lead !== undefined;
  const [part, ...others] = parts;
  // “And who pays the glue?” asks, and tells nothing.
  if (!part) return begins && !wonders && !reading.text.includes('%') ? withoutLine(before, reading) : null;
  if (others.length > 0 || wonders) return null;
  const ahead = flat(reading.text.slice(0, part.from)).trim();
  const isTaken = words.takes.some((one) => ` ${ahead}`.endsWith(` ${one}`));
  // “Minus 2” may be 2 of them as well.
  if (isTaken && part.kind === 'number' && part.noun === null && reading.rest.length === 0) return null;
  if (isTaken && reading.rest.length <= MOST_BESIDE && (part.kind === 'number' || part.kind === 'money'))
    return { ...before, out: [...before.out, line(part.value)] };
  // “And if nobody comes at 15?” changes no figure.
  if (read(reading.text).some(isNegator)) return null;
  const nouns = new Set(wordsOf(part.noun ?? ''));
  // “Max 3 sentences”: what is counted there is nothing of this sum.
  const isOfIt = before.factors.some((one) => one.words.some((word) => nouns.has(word)));
  if (part.things && !part.soMany && !isOfIt) return null;
  const strange = reading.rest.filter((word) => !nouns.has(stem(word)) && lead?.split(' ').includes(word) !== true);
  if (strange.length > (begins ? MOST_BESIDE : MOST_STRANGE) || (!begins && wordCount > SHORT)) return null;
  const isMoreOf = asks.has('more') || part.added;
  const isCost = part.role === 'cost' || part.role === 'fixed';
  if (isCost && !isMoreOf) return withCost(before, part, namesIn(ahead, part, language));
  // “A tip of 5” is neither so many nor a price, and “30 of those” may be taken or lost.
  return strange.length > 0 && !isCost ? null : withFigure(before, part, isMoreOf);
}

/** The words a cost is told by, beside those that only say that it is one: none in “and if it costs 10”. */
function namesIn(ahead: string, { noun }: Part, language: Language): string[] {
  const { stop, equals } = cueWords[language];
  const said = tokensIn(`${ahead} ${flat(noun ?? '')}`).flatMap(({ word, digits }) => (digits ? [] : [word]));
  return said.filter((word) => word.length >= STEM && !stop.has(word) && !equals.has(word)).map(stem);
}

/** The bill with a cost: in the place of the one of that name, or of the only one where none is named. */
function withCost(bill: Bill, { value }: Part, names: readonly string[]): Bill | null {
  const isNamed = (one: Line) => one.words.some((word) => names.includes(word));
  const all = [...bill.off, ...bill.out];
  const told = names.length === 0 ? all : all.filter(isNamed);
  if (told.length > 1 || (names.length === 0 && told.length === 0)) return null;
  const put = (lines: readonly Line[]) => lines.map((one) => (one === told[0] ? { ...one, value } : one));
  if (told.length === 1) return { ...bill, off: put(bill.off), out: put(bill.out) };
  const isPaidWork = bill.factors.some(({ kind }) => kind === 'hours');
  return isPaidWork ? { ...bill, more: [...bill.more, line(value)] } : { ...bill, out: [...bill.out, line(value)] };
}

/** The bill with so many more or fewer of what is counted; null where nothing is, or not so many are. */
export function shiftedBill(bill: Bill, by: number): Bill | null {
  const count = bill.factors.find(({ kind }) => kind === 'count');
  return count && count.value + by > 0 ? withCount(bill, count.value + by) : null;
}
