import type { Language } from '@foothold/contract';
import { sum } from '../net.ts';
import type { Reading } from '../reading.ts';
import { isMoney, type Placed, placedEntries } from './entries.ts';
import type { Entry, Question } from './ledger.ts';
import type { Parted } from './places.ts';
import { type Asked, askingWords } from './question.ts';
import { amountOf, isOut } from './steps.ts';
import { placesOf, says } from './words.ts';

/** A story of what was bought and sold, with what its figures leave open settled by the rest of it. */
interface Trade {
  entries: readonly Entry[];
  question: Question;
}

const isSold = (entry: Entry) => entry.kind === 'amount' && entry.way === 'in';

/** With so many words before it a figure is told of something else. */
const MOST_AHEAD = 3;

/** “12,000 of cane, 3,000 of varnish”: what is told in one breath with what was paid is paid too. */
function paidOn(placed: readonly Placed[]): Placed[] {
  const all: Placed[] = [];
  for (const { entry, place } of placed) {
    const before = all.at(-1);
    const isOn = before?.place.sentence === place.sentence && isMoney(before.entry) && isOut(before.entry);
    const isOpen = entry.kind === 'unknown' && entry.way === null && place.ahead.length < MOST_AHEAD;
    all.push(isOn && isOpen ? { place, entry: { ...entry, kind: 'amount', way: 'out' } } : { place, entry });
  }
  return all;
}

/**
 * “I made 6 and sold 5 at 48, one we ate”: how many were made, and how many are left of them, is no money; not where
 * something is told of each, which goes off so many times.
 */
function withoutMade(entries: readonly Entry[]): Entry[] {
  const sold = entries.filter(isSold);
  const many = sum(sold.map(({ count }) => count));
  const counts = entries.filter(({ kind, way }) => kind === 'count' && way !== 'out' && way !== 'saved');
  if (many < 2 || entries.some(({ kind }) => kind === 'each' || kind === 'lasts')) return [...entries];
  const isOfThem = ({ value }: Entry) =>
    value >= many || counts.some((made) => made.value - many === value && made.value > value);
  return entries.filter((entry) => !counts.includes(entry) || !isOfThem(entry));
}

/** What there was at first, of which the rest is spent: told first or last, and more than all of it. */
function withFund(entries: readonly Entry[]): Entry[] {
  if (entries.some(({ kind }) => kind !== 'amount' && kind !== 'unknown')) return [...entries];
  const isFund = (one: Entry | undefined): one is Entry => {
    const others = entries.filter((other) => other !== one);
    const spends = others.every((other) => other.way === 'out' || (other.way === null && other.kind !== 'unknown'));
    const isOpen = one?.count === 1 && one.way !== 'out' && one.way !== 'target';
    return isOpen && spends && others.some(isOut) && one.value > sum(others.map(amountOf));
  };
  const fund = [entries.at(-1), entries[0]].find(isFund);
  if (!fund) return [...entries];
  return entries.map((entry) => ({ ...entry, kind: 'amount', way: entry === fund ? 'in' : 'out' }));
}

/** “What did I spend on all of it?”: amounts that go no way by themselves are spent. */
function spent(entries: readonly Entry[], parted: Parted, language: Language): Trade | null {
  if (placesOf(askingWords(parted, language), 'out', language).length === 0) return null;
  const isOpen = (entry: Entry) => (entry.way === null || isOut(entry)) && entry.kind === 'amount';
  if (!entries.every(isOpen) || entries.every(({ names }) => names.length === 0)) return null;
  return { question: 'total', entries: entries.map((entry) => ({ ...entry, way: 'out' })) };
}

/** Questions that ask for what stays, where something comes in and something goes out. */
const wide: readonly Question[] = ['left', 'total', 'many'];

/** The figures of a story by what they are in it, where by themselves one of them found no place. */
export function tradeIn(parted: Parted, { noun }: Reading, asked: readonly Asked[], language: Language): Trade | null {
  const placed = paidOn(placedEntries(parted, language));
  const entries = withoutMade(placed.map(({ entry }) => entry));
  const isWide = asked.length > 0 && asked.every(({ question }) => wide.includes(question));
  if (!isWide || (noun !== null && !asked.some(({ question }) => question === 'left'))) return null;
  const paid = asked.some(({ question }) => question === 'left') ? withFund(entries) : entries;
  const money = paid.filter(isMoney);
  const isBoth = money.some(isSold) && paid.some((entry) => isOut(entry) || entry.kind === 'share');
  if (isBoth && money.every(({ way, count }) => way !== null || count > 1)) return { question: 'left', entries: paid };
  return says(parted.words, 'one', language) && noun !== null ? null : spent(paid, parted, language);
}
