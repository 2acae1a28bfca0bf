import type { Language } from '@foothold/contract';
import { flat } from '../../../../interview/reading/message.ts';
import { stem } from '../../../../text/fold.ts';
import { isNegator } from '../../../../text/negation.ts';
import { read } from '../../../../text/phrases.ts';
import { FigureWriter } from '../figure-writer.ts';
import type { Calendar } from '../figure.ts';
import { cueWords } from '../cues.ts';
import { calendarOf } from '../figures.ts';
import type { Reading } from '../reading.ts';
import { entriesOf, isMoney } from './entries.ts';
import type { After, Entry, Ledger } from './ledger.ts';
import { namesOf, type Parted, partedBy } from './places.ts';
import { askingWords, isLess } from './question.ts';
import { piecesOf } from './pieces.ts';
import { mayBeYear } from './read-ledger.ts';
import { isSolved, solve } from './solve.ts';
import { isMany } from '../../talk/addressee.ts';
import { weeks } from './weeks.ts';
import { placesOf, says, type Spoken, spokenIn, type WordList } from './words.ts';

/** Whoever writes more tells a sum of its own. */
const LONGEST = 24;
/** Another price is hardly so many times the one before. */
const FAR = 2.2;
/** More words that the sum does not know speak of something else. */
const MOST_STRANGE = 4;
const FEW_STRANGE = 2;
const BRIEF = 4;

/** A message behind a sum, as far as it is read. */
interface Behind {
  parted: Parted;
  entries: readonly Entry[];
  reading: Reading;
  before: Ledger;
  language: Language;
  /** It begins with “and” or “if”. */
  isLed: boolean;
  /** Words that neither a sum nor what it is of knows. */
  strange: number;
}

type Change = (behind: Behind) => Ledger | null;

const then = (ledger: Ledger, ...after: After[]): Ledger => ({ ...ledger, after: [...ledger.after, ...after] });

/** Each time that a message names, outside of its figures. */
function timesIn({ parted, language }: Behind): Calendar[] {
  const isTold = (from: number) => parted.places.some(({ figure }) => from >= figure.from && from < figure.to);
  return parted.words.flatMap(({ word, from }) => (isTold(from) ? [] : (calendarOf(word, cueWords[language]) ?? [])));
}

/** “And per week?”: the same by another time. */
const byAnotherTime: Change = (behind) => {
  const { before, entries, reading, strange } = behind;
  const [time, ...others] = timesIn(behind);
  const isNamed = reading.apart.some((one) => one === time);
  if (entries.length > 0 || time === undefined || others.length > 0 || reading.time !== null) return null;
  if (!isNamed || strange > (reading.wordCount <= BRIEF ? 1 : 0) || reading.noun !== null) return null;
  if (before.question === 'pace') return time === before.per ? null : { ...before, per: time };
  const told = before.per ?? before.entries.find(({ kind }) => kind === 'periodic')?.unit ?? null;
  if (told === null || told === time || before.question === 'long') return null;
  const ratio = weeks[time] / weeks[told];
  return then(before, ratio > 1 ? { does: 'times', value: ratio } : { does: 'parted', value: 1 / ratio });
};

/** “And if she brings her own lining”: what is named goes out no longer. */
const withoutIt: Change = ({ parted, entries, before, language, isLed }) => {
  if (entries.length > 0 || !isLed || !says(parted.words, 'dropped', language)) return null;
  const said = namesOf(parted.words, language);
  const named = before.entries.filter(({ names, way }) => way !== 'in' && names.some((name) => said.includes(name)));
  return named.length === 1 ? { ...before, entries: before.entries.filter((entry) => !named.includes(entry)) } : null;
};

const isIn = (words: readonly Spoken[], language: Language, ...lists: readonly WordList[]) =>
  words.every((word) => lists.some((list) => says([word], list, language)));

/** Words of a whom: “with my brother”. */
const MOST_WITH = 4;

/** “And half and half with my brother”, and nothing else: half of much is spoken of that is no money. */
const inHalves: Change = ({ parted, entries, before, language, isLed }) => {
  const isHalf = entries.every(({ kind, value }) => kind === 'share' && value === 50);
  const [found] = placesOf(parted.words, 'half', language);
  if (!isHalf || !isLed || !found) return null;
  const [ahead, behind] = [parted.words.slice(0, found.at), parted.words.slice(found.end)];
  const [first] = behind;
  const isOne = !behind.some(({ word }) => isMany(word, language));
  const isWhom = first === undefined || (isOne && says([first], 'with', language) && behind.length <= MOST_WITH);
  return isWhom && isIn(ahead, language, 'and', 'small') ? then(before, { does: 'parted', value: 2 }) : null;
};

/** “And by the hour, it took me 12”. */
const byTheHour: Change = ({ parted, entries, before, language, strange }) => {
  const [time, ...others] = entries;
  if (time?.kind !== 'hours' || others.length > 0 || strange > FEW_STRANGE || !says(parted.words, 'rate', language))
    return null;
  return before.entries.some(({ kind }) => kind === 'hours' || kind === 'rate')
    ? null
    : then(before, { does: 'hourly', value: time.value });
};

const isNumber = ({ kind }: Entry) => kind === 'count' || kind === 'amount';

const isNumeral = (word: string, noun: string | null) => !spokenIn(noun ?? '').some((one) => one.word === word);

/** Whether a message holds no word but so many, of what, and by which time: “30 of those” may be taken, or lost. */
function isOfManyAlone({ parted, before, language }: Behind): boolean {
  const { per } = cueWords[language];
  const known = before.entries.flatMap(({ names, noun: own }) => [...names, own]);
  const again = placesOf(parted.words, 'again', language);
  const isKnown = ({ word, from }: Spoken, at: number) =>
    again.some((place) => at >= place.at && at < place.end) ||
    parted.places.some(
      ({ figure, part }) =>
        from >= figure.from && from < figure.to && isNumeral(word, figure.noun ?? part?.noun ?? null),
    ) ||
    per.has(word) ||
    calendarOf(word, cueWords[language]) !== null ||
    isIn(parted.words.slice(at, at + 1), language, 'and', 'asking', 'small') ||
    known.includes(stem(word));
  return parted.words.every(isKnown);
}

/** “Five like that”, “3 like that every week, what is that a month”. */
const soMany: Change = (behind) => {
  const { parted, entries, before, language } = behind;
  const [many, ...others] = entries;
  if (!many || others.length > 0 || !isNumber(many) || many.isMoney || !Number.isInteger(many.value)) return null;
  if (!says(parted.words, 'again', language) || !isOfManyAlone(behind)) return null;
  const [one, other] = [...new Set(timesIn(behind))];
  const all = then(before, { does: 'times', value: many.value });
  if (one === undefined) return all;
  const ratio = other === undefined ? 0 : Math.max(weeks[one], weeks[other]) / Math.min(weeks[one], weeks[other]);
  return ratio > 1 ? then(all, { does: 'times', value: ratio }) : null;
};

/** “How many of those for 650”: so much is to be reached. */
const toReach: Change = ({ reading, entries, before, language, parted, isLed }) => {
  const [goal, ...others] = entries;
  const isAsked =
    reading.noun !== null || reading.asks.has('count') || says(askingWords(parted, language), 'many', language);
  const isOfIt = isLed || says(parted.words, 'again', language);
  if (!goal || others.length > 0 || !isAsked || !isOfIt || goal.kind !== 'amount') return null;
  // What one brings already is no goal.
  if (goal.value < (valueOf(before, language) ?? 0)) return null;
  return before.question === 'left' || before.question === 'one' || before.question === 'charge'
    ? then(before, { does: 'reach', value: goal.value })
    : null;
};

/** An entry with another figure in the place of one of its own. */
function withValue(entry: Entry, old: number, value: number): Entry {
  return entry.count !== 1 && entry.count === old ? { ...entry, count: value } : { ...entry, value };
}

const holds = ({ value, count }: Entry, figure: number) => value === figure || (count !== 1 && count === figure);

/** “1.40 is 2.20 now”, “nine, not four”: the figure that was told before is said with the new one. */
const insteadOf: Change = ({ entries, before, parted, language }) => {
  const [first, second] = parted.places;
  const words =
    first && second ? parted.words.filter(({ from }) => from >= first.figure.to && from < second.figure.from) : [];
  const isSaid = second?.part?.former === true || first?.part?.former === true;
  // In Portuguese “is” and “and” are alike without an accent.
  const isEqual = (word: Spoken) =>
    word.forms.some((form) => cueWords[language].equals.has(form)) && !says([word], 'and', language);
  if (!isSaid && !words.some(isEqual)) return null;
  if (entries.some(({ count }) => count !== 1)) return null;
  const [one, other, ...others] = entries;
  if (!one || !other || others.length > 0) return null;
  const [old, now] = before.entries.some((entry) => holds(entry, one.value)) ? [one, other] : [other, one];
  const places = before.entries.filter((entry) => holds(entry, old.value));
  const [place] = places.filter(({ names }) => names.some((name) => [...one.names, ...other.names].includes(name)));
  const target = places.length === 1 ? places[0] : place;
  if (!target || before.entries.some((entry) => holds(entry, now.value))) return null;
  return {
    ...before,
    entries: before.entries.map((entry) => (entry === target ? withValue(entry, old.value, now.value) : entry)),
  };
};

/** The entries that a new figure may stand in the place of, by what it is. */
function alike(figure: Entry, before: readonly Entry[]): Entry[] {
  const { kind } = figure;
  if (kind === 'hours' || kind === 'lasts')
    return before.filter((entry) => entry.kind === 'hours' || entry.kind === 'lasts');
  if (kind === 'rate' || kind === 'share' || kind === 'span' || kind === 'often' || kind === 'people')
    return before.filter((entry) => entry.kind === kind);
  if (kind === 'periodic') return before.filter((entry) => entry.kind === kind && entry.unit === figure.unit);
  if (kind === 'count') return before.filter((entry) => entry.kind === kind || entry.count > 1);
  return before.filter((entry) => ['amount', 'each', 'rate', 'periodic'].includes(entry.kind));
}

/** The one entry that a figure is said of: by its name, or, of a brief message, the only one of its kind that is not far off. */
function targetOf(figure: Entry, before: readonly Entry[], isBrief: boolean): Entry | null {
  const all = alike(figure, before);
  const isOpposite = ({ way }: Entry) =>
    figure.kind === 'amount' && ((way === 'out' && figure.way === 'in') || (way === 'in' && figure.way === 'out'));
  const named = all.filter((entry) => !isOpposite(entry) && entry.names.some((name) => figure.names.includes(name)));
  if (named.length === 1) return named[0] ?? null;
  if (!isBrief) return null;
  // “10 words” are no other number of pages.
  const isOther = ({ noun }: Entry) =>
    figure.kind === 'count' && figure.noun !== '' && noun !== '' && noun !== figure.noun;
  const isNear = ({ value }: Entry) => Math.abs(Math.log(figure.value / value)) <= Math.log(FAR);
  const near = isMoney(figure)
    ? all.filter((entry) => isNear(entry) && (figure.way === null || entry.way === null || entry.way === figure.way))
    : all.filter((entry) => !isOther(entry));
  return near.length === 1 ? (near[0] ?? null) : null;
}

function put(figure: Entry, target: Entry): Entry {
  return figure.kind === 'count' && target.kind !== 'count'
    ? { ...target, count: figure.value }
    : { ...target, value: figure.value };
}

/** “And if the cost goes to 60”: a cost that is called nothing else is the only one that was told. */
function onlyCost({ way, names, kind }: Entry, all: readonly Entry[]): Entry | undefined {
  const [cost, ...others] = all.filter((entry) => entry.way === 'out' && isMoney(entry) && entry.count === 1);
  return way === 'out' && kind === 'amount' && names.length === 0 && others.length === 0 ? cost : undefined;
}

/** Each figure in the place of the one it is said of; what goes out besides, or is there already, is added. */
const inPlace: Change = ({ entries: told, before, isLed, parted, language, reading, strange }) => {
  let all = [...before.entries];
  const [only, ...others] = told;
  if (!only || !isLed) return null;
  const entries = others.length === 0 ? [{ ...only, names: namesOf(parted.words, language) }] : told;
  // “And at 50?”: without a word of what it is, and only where money alone is reckoned.
  const isBrief =
    strange === 0 && reading.wordCount <= BRIEF && before.question !== 'long' && before.question !== 'pace';
  // “And with 10 percent off”, where nothing was knocked off yet.
  const isOffer = isLess(parted, language) && (before.question === 'total' || before.question === 'charge');
  // “One week of the 4”: what was told before is no other figure.
  if (entries.some((figure) => before.entries.some((entry) => holds(entry, figure.value)))) return null;
  if (before.question === 'one' && says(askingWords(parted, language), 'left', language)) return null;
  for (const figure of entries) {
    const target = targetOf(figure, before.entries, isBrief) ?? onlyCost(figure, before.entries);
    const isBeside = figure.way === 'out' || figure.way === 'saved';
    if (target && figure.value !== target.value)
      all = all.map((entry) => (entry === target ? put(figure, target) : entry));
    else if (isBeside && figure.kind === 'amount') all.push(figure);
    else if (isOffer && figure.kind === 'share') all.push(figure);
    else return null;
  }
  const isSpent = entries.some(({ way }) => way === 'out') && before.question === 'total';
  return { ...before, entries: all, isLess: before.isLess || isOffer, question: isSpent ? 'left' : before.question };
};

/** “If I sell them at 300 each, what do I make”, behind what one costs. */
const soldFor: Change = ({ entries, before, parted, language, isLed }) => {
  const found = isLed && before.question === 'one' ? piecesOf(before) : null;
  const prices = entries.filter(({ kind, way }) => kind === 'each' && way !== 'out');
  const [price, ...others] = prices;
  const rest = entries.filter((entry) => entry !== price && !holds(entry, found?.pieces ?? 0));
  if (!found || !price || others.length > 0 || rest.some(({ kind }) => kind !== 'amount' && kind !== 'each'))
    return null;
  if (!says(askingWords(parted, language), 'left', language)) return null;
  const cost = valueOf(before, language) ?? 0;
  const outs = rest.map((entry): Entry => ({ ...entry, kind: 'amount', way: 'out' }));
  const sold: Entry = { ...price, kind: 'amount', count: found.pieces, way: 'in' };
  const spent: Entry = { ...price, kind: 'amount', value: cost, count: found.pieces, way: 'out', names: [] };
  return { ...before, question: 'left', entries: [sold, spent, ...outs], after: [] };
};

/** “And for 60 of them?”, behind what one costs or brings. */
const forSoMany: Change = ({ entries, before, isLed, strange }) => {
  const [many, ...others] = entries;
  const isOne =
    before.question === 'one' ||
    (before.question === 'charge' && !before.entries.some(({ kind, count }) => kind === 'count' || count > 1));
  if (!many || !isLed || others.length > 0 || many.kind !== 'count' || !isOne || before.after.length > 0) return null;
  if (strange > 0) return null;
  return then(before, { does: 'times', value: many.value });
};

/** More words that say nothing of the sum may change more than one figure of it. */
const MOST_OF_SLOT = 12;
const MOST_STRANGE_OF_SLOT = 3;
/** A number of things is hardly so many times the one before. */
const FAR_COUNT = 12;

/** What is told to be sold: each of so many, or what comes in once. */
const isSale = ({ kind, way, count }: Entry) =>
  (kind === 'each' && way !== 'out') || (kind === 'amount' && (way === 'in' || (way === null && count > 1)));

/** Whether a figure may stand in the place of another: not the same, and of its size. */
const isNearTo = (value: number, old: number, far: number) =>
  value > 0 && value !== old && Math.abs(Math.log(value / old)) <= Math.log(far);

/**
 * What a bare number of which only a verb of selling tells may be: another price, or another number of what is sold.
 * “If I had sold four” of five at 45 is no price; null where both, or neither, are of its size.
 */
function slotBySize(value: number, prices: readonly Entry[], counts: readonly Entry[]): 'price' | 'count' | null {
  const isPrice = prices.some((entry) => isNearTo(value, entry.value, FAR));
  const isCount = counts.some((entry) => isNearTo(value, manyOf(entry), FAR));
  return isPrice === isCount ? null : isPrice ? 'price' : 'count';
}

/** How many a count, or an amount of several, is of. */
const manyOf = ({ kind, value, count }: Entry) => (kind === 'count' ? value : count);

/** “And if only nine come?”, “and if I ask 200?”: the only number of things, or the only price, that it may be said of. */
const inOneSlot: Change = ({ parted, entries, before, language, isLed, strange, reading }) => {
  const [figure, ...others] = entries;
  const [place] = parted.places;
  if (!figure || !place || others.length > 0 || !isLed || reading.wordCount > MOST_OF_SLOT) return null;
  if (strange > MOST_STRANGE_OF_SLOT || before.question === 'long' || before.after.length > 0) return null;
  if (!isNumber(figure) && figure.kind !== 'each') return null;
  const isElse = (['again', 'taken', 'out', 'saved', 'dropped', 'less'] as const).some((list) =>
    says(parted.words, list, language),
  );
  if (isElse || !Number.isInteger(figure.value) || read(parted.text).some(isNegator)) return null;
  const counts = before.entries.filter((entry) => (entry.kind === 'count' || entry.count > 1) && entry.way !== 'out');
  const sales = before.entries.filter(isSale);
  const isSold = figure.kind === 'amount' && !figure.isMoney && figure.way === 'in' && place.part?.soMany !== true;
  const isAt = figure.isMoney || figure.kind === 'each' || says(place.ahead.slice(-1), 'at', language);
  const bySize = isSold && !isAt ? slotBySize(figure.value, sales, counts) : null;
  // “If I sold two to my mother” tells of some of them.
  if (isSold && !isAt && (bySize === null || strange > 0)) return null;
  const isPrice = isAt || (bySize === null ? place.part?.role === 'price' : bySize === 'price');
  const isMore = reading.asks.has('more') || place.part?.added === true;
  const noun = place.figure.noun === null ? '' : place.figure.noun;
  const targets = isPrice ? sales : counts;
  const named = targets.filter(({ names, noun: own }) => noun !== '' && (names.includes(noun) || own === noun));
  const open = noun === '' || isPrice ? targets : named;
  const [target, ...rest] = named.length > 0 ? named : open;
  if (!target || rest.length > 0 || (isPrice && isMore)) return null;
  const old = isPrice ? target.value : manyOf(target);
  const value = isMore ? old + figure.value : figure.value;
  if (!isNearTo(value, old, isPrice ? FAR : FAR_COUNT)) return null;
  const next = isPrice || target.kind === 'count' ? { ...target, value } : { ...target, count: value };
  return { ...before, entries: before.entries.map((entry) => (entry === target ? next : entry)) };
};

const changes: readonly Change[] = [
  byAnotherTime,
  withoutIt,
  inHalves,
  byTheHour,
  toReach,
  soMany,
  soldFor,
  insteadOf,
  forSoMany,
  inPlace,
  inOneSlot,
];

/** Whether a message begins as one that goes on with what was spoken of. */
function begins({ text, goesOn }: Reading, language: Language): boolean {
  const said = flat(text).replace(/^[^\p{L}\d]+/u, '');
  const isLead = (one: string) => said.startsWith(`${one} `);
  return goesOn || cueWords[language].follows.some(isLead);
}

const valueOf = (ledger: Ledger, language: Language) => solve(ledger, new FigureWriter(language, null))?.value;

/** Whether a whole sum is spoken of: “five like that”, “with 10 percent off”, which is no share that somebody takes. */
export function isOfWhole({ text, asks, parts }: Reading, language: Language): boolean {
  const isOff = asks.has('less') && parts.some(({ kind }) => kind === 'percent');
  return isOff || says(spokenIn(text), 'again', language);
}

/** A sum as a message behind it changes it; null for anything else. */
export function followedLedger(reading: Reading, before: Ledger, language: Language): Ledger | null {
  const { wordCount, ranged, asksShare, rest } = reading;
  const isLed = begins(reading, language);
  const known = before.entries.flatMap(({ names }) => names);
  const strange = rest.filter((word) => !known.includes(stem(word))).length;
  if (wordCount > LONGEST || ranged || asksShare || strange > MOST_STRANGE) return null;
  if (reading.wonders && reading.asks.size === 0) return null;
  const parted = partedBy(reading, language);
  const entries = entriesOf(parted, language);
  if (says(parted.words, 'back', language) || says(parted.words, 'given', language)) return null;
  if (entries.some(mayBeYear)) return null;
  const behind: Behind = { parted, entries, reading, before, language, isLed, strange };
  for (const change of changes) {
    const after = change(behind);
    if (!after || !isSolved(after, language)) continue;
    const value = valueOf(after, language) ?? 0;
    // What comes to nothing, or less, behind “and Ann paid only 10” was read wrongly.
    if (value > 0 && value !== valueOf(before, language)) return after;
  }
  return null;
}
