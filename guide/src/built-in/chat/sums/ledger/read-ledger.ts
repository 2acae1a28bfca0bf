import type { Language } from '@foothold/contract';
import type { Calendar } from '../figure.ts';
import { FigureWriter } from '../figure-writer.ts';
import type { Reading } from '../reading.ts';
import { entriesOf, isMeasure } from './entries.ts';
import type { Entry, Ledger, Question } from './ledger.ts';
import { type Parted, partedBy } from './places.ts';
import { type Asked, askedIn, askingWords, isLess } from './question.ts';
import { isSolved, solve } from './solve.ts';
import { isOut } from './steps.ts';
import { tradeIn } from './trade.ts';
import { says } from './words.ts';

/** A sum is told with at least two figures. */
const FEWEST = 2;

/** What tells that figures are money: a sign, a way they go, or so many at a price. */
const isTold = (entries: readonly Entry[]) =>
  entries.some(({ isMoney, way, count, kind }) => isMoney || way !== null || count > 1 || kind === 'share');

/** A few beside hundreds: “6 died” is hardly a cost. */
const isTrifle = ({ kind, way, value, isMoney, names }: Entry, entries: readonly Entry[]) =>
  kind === 'amount' &&
  way === null &&
  !isMoney &&
  names.length > 0 &&
  Number.isInteger(value) &&
  value <= FEW &&
  entries.some((other) => other.kind !== 'count' && other.value > FAR * value);
const FEW = 12;
const FAR = 100;

/** Years that people tell of: “my 1998 Singer”. */
const YEARS = { from: 1900, to: 2100 };

/** Whether a figure may be a year: such a number is hardly one of pieces, and money only where that is said. */
export const mayBeYear = ({ value, count, isMoney }: Entry): boolean =>
  !isMoney && [value, count].some((one) => Number.isInteger(one) && one >= YEARS.from && one <= YEARS.to);

/** Money that comes back, is owed or paid before, and things that come back: which way a figure goes is not sure then. */
export const isTurned = ({ words }: Parted, entries: readonly Entry[], language: Language): boolean =>
  says(words, 'back', language) || (says(words, 'given', language) && entries.some(isOut));

/** Times by which something comes, told and asked for. */
function timesOf({ apart }: Reading, entries: readonly Entry[], { per }: Asked): Set<Calendar> {
  const told = entries.flatMap(({ kind, unit }) => (kind !== 'span' && unit !== null ? [unit] : []));
  return new Set([...apart, ...told, ...(per === null ? [] : [per])]);
}

/** So many amounts with names are a list of what went into something. */
const FEWEST_SPENT = 2;

/** “Straw 9, twine 14, made 12 brooms, what does each cost me”: all that is named went into what was made. */
function spentOn(entries: readonly Entry[], { question }: Asked, parted: Parted, language: Language): readonly Entry[] {
  const words = askingWords(parted, language);
  const asksCost = says(words, 'out', language) || says(words, 'of_mine', language);
  if (question !== 'one' || !asksCost) return entries;
  const isMade = ({ kind, way }: Entry) => kind === 'count' && way !== 'out' && way !== 'target';
  const isSpent = ({ kind, way, names }: Entry) => kind === 'amount' && way === null && names.length > 0;
  const [made, ...others] = entries.filter(isMade);
  const rest = entries.filter((one) => one !== made);
  if (!made || others.length > 0 || rest.length < FEWEST_SPENT || !rest.every((one) => isSpent(one) || isOut(one)))
    return entries;
  return entries.map((one) => (one === made ? { ...one, way: 'yield' } : { ...one, way: 'out' }));
}

/** Sums of amounts, which time does not enter. */
const timeless = new Set<Question>(['left', 'total', 'one', 'charge', 'split', 'percent', 'missing']);

/** Whether a length of time is told in the one that was asked for. */
function isInTime(ledger: Ledger, { time, inTimes }: Reading, language: Language): boolean {
  const wanted = time ?? inTimes.at(-1);
  if (ledger.question !== 'long' || wanted === undefined || wanted === 'hour') return true;
  return solve(ledger, new FigureWriter(language, null))?.unit === wanted;
}

/** The figures of a message with their places, and what is asked of them; null where one of them finds no place. */
export function readLedger(reading: Reading, language: Language): Ledger | null {
  const parted = partedBy(reading, language);
  const { places } = parted;
  const currencies = new Set(places.flatMap(({ figure }) => figure.currency ?? []));
  const isFormer = places.some(({ part }) => part?.former === true);
  if (places.length < FEWEST || reading.ranged || isFormer || currencies.size > 1) return null;
  const entries = entriesOf(parted, language);
  if (isTurned(parted, entries, language) || entries.some(mayBeYear)) return null;
  if (entries.some((entry) => isTrifle(entry, entries))) return null;
  // “A cheese of 250 grams, the milk is 9”: nothing is parted by how large one is.
  const isOfSize = places.some((place) => isMeasure(place, language));
  if (isOfSize && entries.filter(({ kind }) => kind === 'count').length < 2) return null;
  const isCheaper = isLess(parted, language);
  const isMore = says(parted.words, 'risen', language);
  const all = askedIn(parted, reading, language);
  for (const asked of all) {
    const own = spentOn(entries, asked, parted, language);
    const ledger: Ledger = { entries: own, ...asked, isLess: isCheaper, isMore, after: [] };
    const isTimeless = timeless.has(asked.question);
    if (isTimeless && (!isTold(own) || timesOf(reading, entries, asked).size > 1)) continue;
    if (isSolved(ledger, language) && isInTime(ledger, reading, language)) return ledger;
  }
  const trade = tradeIn(parted, reading, all, language);
  const [asked] = all;
  if (!trade || !asked || timesOf(reading, trade.entries, asked).size > 1) return null;
  const ledger: Ledger = { ...asked, ...trade, isTrade: true, isLess: isCheaper, isMore, after: [] };
  return isSolved(ledger, language) ? ledger : null;
}
