import type { Language } from '@foothold/contract';
import { stem } from '../../../../text/fold.ts';
import { flat } from '../../../../interview/reading/message.ts';
import { tokensIn } from '../../../../interview/reading/numbers.ts';
import { type CueWords, cueWords } from '../cues.ts';
import { isCalendar } from '../figure.ts';
import { isMixed } from '../maker.ts';
import { isAmount } from '../pool.ts';
import type { Part, Reading } from '../reading.ts';
import type { Bill, Factor, Line } from './bill.ts';

/** Whoever writes more tells a story with numbers in it. */
const MOST_WORDS = 34;
const MOST_REST = 12;
/** Letters that two forms of a noun share: “forms”, “form”. */
const STEM = 3;

/** A figure with the words around it, up to the figures beside it. */
interface Placed {
  part: Part;
  ahead: readonly string[];
  behind: readonly string[];
}

const wordsIn = (text: string) =>
  tokensIn(flat(text)).flatMap(({ word, digits }) => (digits || !/^\p{L}/u.test(word) ? [] : [word]));

function placedIn({ text, parts }: Reading): Placed[] {
  return parts.map((part, at) => {
    const before = text.slice(parts[at - 1]?.to ?? 0, part.from);
    const after = text.slice(part.to, parts[at + 1]?.from ?? text.length);
    return {
      part,
      ahead: wordsIn(before.split(/[,;.!?\n]/u).at(-1) ?? ''),
      // “20 for the hall” is one figure with what it is for.
      behind: [...wordsIn(text.slice(part.from, part.to)), ...wordsIn(after.split(/[,;.!?\n]/u)[0] ?? '')],
    };
  });
}

/** Words that tell an amount from another. */
function telling({ ahead, behind, part }: Placed, words: CueWords): string[] {
  const noun = part.noun === null ? [] : wordsIn(part.noun);
  const all = [...ahead, ...noun, ...behind].filter((word) => word.length > STEM && !words.stop.has(word));
  return [...new Set(all.map(stem))];
}

/** Whether an amount is told of one: “each”, “for one”, “a kit is costing me”. */
function isOfOne({ part, ahead, behind }: Placed, counted: readonly Placed[], words: CueWords): boolean {
  if (part.per === 'unit') return true;
  const said = [...ahead, ...behind.slice(0, 2)];
  if (said.some((word) => words.apiece.has(word) || words.ofOne.has(word))) return true;
  const nouns = counted.flatMap((one) => wordsIn(one.part.noun ?? ''));
  const isNamed = (word: string) => nouns.some((noun) => noun !== word && stem(noun) === stem(word));
  return [...ahead, ...behind.slice(0, 1)].some(isNamed);
}

const isCount = ({ kind, per, value, role, things, times, bought }: Part) =>
  kind === 'number' &&
  (times || (things && !bought)) &&
  per === null &&
  Number.isInteger(value) &&
  role !== 'cost' &&
  role !== 'fixed';

/** Figures by what they are in a bill; null where one of them finds no place. */
interface Sorted {
  counts: Placed[];
  hours: Placed[];
  spans: Placed[];
  ins: Placed[];
  outs: Placed[];
  loose: Placed[];
}

function sorted(placed: readonly Placed[], reading: Reading): Sorted | null {
  const all: Sorted = { counts: [], hours: [], spans: [], ins: [], outs: [], loose: [] };
  for (const [at, one] of placed.entries()) {
    const { part } = one;
    const before = placed[at - 1]?.part;
    if (part.kind === 'percent' || part.former || (at > 0 && part.verbal && !part.times && !part.soMany)) return null;
    if (part.kind === 'hours') all.hours.push(one);
    else if (part.kind === 'span') all.spans.push(one);
    else if (isCount(part) || isByTime(part, reading)) all.counts.push(one);
    else if (isCalendar(part.per) && !before?.times) return null;
    else if (part.role === 'cost' || part.role === 'fixed') all.outs.push(one);
    // “9 customers at 20 a month”: what each of so many brings, by whatever time.
    else if (before?.times && isAmount(part)) all.ins.push(one);
    else if (part.per !== null || part.role === 'price' || (part.weak === 'price' && isAmount(part))) all.ins.push(one);
    else all.loose.push(one);
  }
  return all;
}

/** “8 forms a week” beside “4 weeks”. */
const isByTime = ({ kind, per, value, role }: Part, { parts }: Reading) =>
  kind === 'number' &&
  Number.isInteger(value) &&
  role !== 'cost' &&
  parts.some((other) => other.kind === 'span' && other.unit === per);

/** A lone number beside a price and what goes off says how many: “from 7 what is left”. */
function loneCount({ counts, ins, outs, loose }: Sorted): Placed | undefined {
  const [only, ...others] = loose.filter(({ part }) => part.kind === 'number' && Number.isInteger(part.value));
  const price = ins[0]?.part.value ?? 0;
  const isCountLike = counts.length === 0 && outs.length > 0 && others.length === 0;
  return only && isCountLike && only.part.value < price ? only : undefined;
}

/** What one brings: the price, or the only amount that is told of one where nothing is sold. */
function unitIn({ ins, outs, loose, counts, hours }: Sorted, words: CueWords): Placed | null {
  const [first, ...others] = ins;
  if (first) return others.length === 0 ? first : null;
  if (counts.length === 0) return null;
  const amounts = [...loose, ...outs];
  const ofOne =
    amounts.length === 1 && amounts[0]?.part.kind === 'money'
      ? amounts
      : amounts.filter((one) => isOfOne(one, counts, words));
  const [only] = ofOne;
  return only && ofOne.length === 1 && hours.length === 0 ? only : null;
}

const asksAny = ({ asks }: Reading, ...wanted: readonly Parameters<typeof asks.has>[0][]) =>
  wanted.some((one) => asks.has(one));

/** Whether a message asks for what its figures come to, or is nothing but a bill. */
function isAsked(reading: Reading, { counts, outs, hours }: Sorted): boolean {
  if (
    reading.noun !== null ||
    reading.ranged ||
    asksAny(reading, 'even', 'split', 'average', 'margin', 'rate', 'price', 'long')
  )
    return false;
  if (asksAny(reading, 'left', 'taken', 'total') || (asksAny(reading, 'much') && !reading.wonders)) return true;
  // A bill that asks nothing is so many at a price, or so many that something is put on or taken off.
  const isBill =
    outs.length > 0 || hours.length > 0 || asksAny(reading, 'less', 'more') || reading.parts.some(({ times }) => times);
  return !reading.wonders && !reading.text.includes('?') && counts.length > 0 && isBill;
}

function factorsOf({ counts, hours, spans }: Sorted, words: CueWords): Factor[] {
  const factor = (one: Placed, kind: Factor['kind']): Factor => ({
    value: one.part.value,
    kind,
    unit: one.part.unit,
    words: telling(one, words),
  });
  return [
    ...counts.map((one) => factor(one, 'count')),
    ...hours.map((one) => factor(one, 'hours')),
    ...spans.map((one) => factor(one, 'span')),
  ];
}

/** Spans count where something comes by them, and hours where an hour is paid. */
function fitsTimes({ spans, hours }: Sorted, unit: Part, { parts, apart }: Reading): boolean {
  const isComing = (placed: Placed) =>
    parts.some(({ per }) => per === placed.part.unit) || apart.some((time) => time === placed.part.unit);
  return spans.length <= 1 && spans.every(isComing) && hours.length === (unit.per === 'hour' ? 1 : 0);
}

/** “500 a chair, cloth 120, of 4”: whether the cloth is for each is not said. */
function isDoubtful(once: readonly Placed[], { counts }: Sorted): boolean {
  const isSale = counts.some(({ part }) => part.times);
  return counts.length > 0 && !isSale && once.some(({ part }) => part.role !== 'fixed' && !part.added);
}

/** The bill a message tells, with a place for every figure of it; null when it tells none. */
export function readBill(reading: Reading, language: Language): Bill | null {
  if (reading.wordCount > MOST_WORDS || reading.rest.length > MOST_REST || reading.parts.length < 2) return null;
  const words = cueWords[language];
  // What comes by the week does not go off what comes by the month.
  const found = isMixed(reading) ? null : sorted(placedIn(reading), reading);
  if (!found) return null;
  const lone = loneCount(found);
  const all: Sorted = lone ? { ...found, counts: [lone], loose: found.loose.filter((one) => one !== lone) } : found;
  const unit = unitIn(all, words);
  if (!unit || !isAsked(reading, all) || !fitsTimes(all, unit.part, reading)) return null;
  const rest = [...all.outs, ...all.loose].filter((one) => one !== unit);
  const isSold = all.ins.length > 0;
  // “8 lessons and 3 cancelled”: of two counts nothing says that one comes so many times the other.
  if (all.counts.length > 1) return null;
  const factors = factorsOf(all, words);
  // Amounts that nothing is said of go out where it is asked what stays, and nowhere else.
  const isLoose = all.loose.some((one) => one !== unit && !isOfOne(one, all.counts, words));
  if (isLoose && !asksAny(reading, 'left', 'taken')) return null;
  // What is paid once does not go off the price of one.
  const isOnce = rest.some(({ part }) => part.role === 'fixed');
  if (factors.length === 0 && (rest.length === 0 || isOnce || !asksAny(reading, 'left', 'taken'))) return null;
  const line = (one: Placed): Line => ({ value: one.part.value, words: telling(one, words) });
  // “I charge 30 and 8 goes on cloth, of 7 what is left”: all before it is told of one.
  const off = rest.filter((one) => all.counts.length > 0 && (lone !== undefined || isOfOne(one, all.counts, words)));
  const once = rest.filter((one) => !off.includes(one));
  if (isDoubtful(once, all)) return null;
  const isOnTop = ({ part }: Placed) => !asksAny(reading, 'left', 'taken', 'less') && (part.added || !isSold);
  return {
    factors,
    unit: unit.part.value,
    off: off.map(line),
    out: once.filter((one) => !isOnTop(one)).map(line),
    more: once.filter(isOnTop).map(line),
  };
}
