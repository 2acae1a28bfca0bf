import { stem } from '../../../text/fold.ts';
import { type Spoken, spokenIn } from './ledger/words.ts';
import type { Draft } from './formulas.ts';
import { sum } from './net.ts';
import type { Reading } from './reading.ts';

/** A price that was worked out, and the message it was worked out of. */
interface Priced {
  draft: Draft;
  missing: readonly unknown[];
  text: string;
}

/** Nobody works out so many at a time. */
const MOST = 100;

/** Letters that two forms of a noun share, and by which they differ: “couette”, “couettes”. */
const SHARED = 3;
const APART = 2;

/** Whether a word is one of those that were said before, in whichever number. */
function isSaid({ forms }: Spoken, before: readonly Spoken[]): boolean {
  const isOne = (one: string, other: string) => {
    const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
    const isLong = short.length > SHARED && long.length - short.length <= APART;
    return stem(one) === stem(other) || (isLong && long.startsWith(short.slice(0, -1)));
  };
  return forms.some((form) => before.some((other) => other.forms.some((known) => isOne(form, known))));
}

/**
 * “And for two quilts?” behind the price of a quilt: so many times that price. Only where what is counted was named
 * before, or is said to be of those, and nothing else is said.
 */
export function severalOf(reading: Reading, { draft, missing, text }: Priced): Draft | null {
  const { formula, slots } = draft;
  const { isFollowUp, goesOn, wonders, ranged, parts, rest } = reading;
  const [count, ...others] = parts;
  if (formula !== 'price' || missing.length > 0 || slots.fee !== undefined || wonders || ranged) return null;
  if (!(isFollowUp || goesOn) || !count || others.length > 0 || count.kind !== 'number' || count.per !== null)
    return null;
  const isMany = Number.isInteger(count.value) && count.value > 1 && count.value < MOST;
  const before = spokenIn(text);
  const said = [...(count.noun === null ? [] : spokenIn(count.noun)), ...rest.flatMap((word) => spokenIn(word))];
  const isOfIt = (count.noun !== null || count.soMany) && said.every((word) => isSaid(word, before));
  if (!isMany || !isOfIt) return null;
  const price = (slots.hours ?? 0) * (slots.rate ?? 0) + sum(slots.costs ?? []);
  return { formula: 'basket', slots: { items: [{ count: count.value, price }] } };
}
