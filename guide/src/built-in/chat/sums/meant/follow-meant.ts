import type { Language } from '@foothold/contract';
import type { Reading } from '../reading.ts';
import { agreed, asksMeant, figuresMeant, type Found, type Likely, readings, type SumWeights } from './decode.ts';
import { type Ask, isAkin, type Meant, type Per } from './meanings.ts';

/** A sum of the talk that a message may go on with. */
export interface Before {
  meant: readonly Meant[];
  ask: Ask;
}

/** Readings of all figures that are gone on with, and ways to put them into the sum before. */
const MOST_READINGS = 8;
const MOST_WAYS = 6;

/** How likely a new figure takes the place of one that is the same but for its value, of one told of something else, or of none. */
const REPLACES = { same: 0.75, several: 0.6, other: 0.3 };
/** How much more likely it is the one of the same name: “and if the dough is 150”. */
const NAMED = 3;

const isIdle = ({ what }: Meant) => what === 'was' || what === 'none';
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** “And for 3 chairs”: what is told of all together may be that of one, so that a count where none was changes too much. */
const isUncounted = (one: Meant, all: readonly Meant[]) =>
  one.what === 'count' &&
  all.every(({ what }) => what !== 'count') &&
  all.some(({ per, what }) => per === 'all' && what !== 'want');

const put = (all: readonly Meant[], at: number, one: Meant): Meant[] =>
  all.map((meant, index) => (index === at ? one : meant));

/** Every way in which one figure goes into a sum. */
function waysOf(one: Meant, all: readonly Meant[]): Likely<Meant[]>[] {
  const placesOf = (isOne: (meant: Meant) => boolean) => all.flatMap((meant, at) => (isOne(meant) ? [at] : []));
  const same = placesOf(({ what, per }) => what === one.what && per === one.per);
  const others = placesOf(({ what, per }) => what === one.what && per !== one.per);
  const share = same.length === 1 ? REPLACES.same : same.length > 1 ? REPLACES.several : 0;
  const loose = same.length === 0 && others.length > 0 ? REPLACES.other : 0;
  return [
    ...same.map((at) => ({ value: put(all, at, one), likelihood: share / same.length })),
    ...others
      .slice(0, loose > 0 ? undefined : 0)
      .map((at) => ({ value: put(all, at, one), likelihood: loose / others.length })),
    ...placesOf(
      ({ what, named = [] }) => isAkin(what, one.what) && named.some((word) => one.named?.includes(word)),
    ).map((at) => ({
      value: all.map((old, index) => (index === at ? { ...old, value: one.value } : old)),
      likelihood: NAMED,
    })),
    ...(isUncounted(one, all) ? [] : [{ value: [...all, one], likelihood: 1 - share - loose }]),
  ];
}

/** How much more likely a figure is what one of the sum before is. */
const KNOWN = 3;
const isKnown = (one: Meant, before: readonly Meant[]) =>
  before.some(({ what, per }) => what === one.what && per === one.per);

/** Every way in which new figures go into the sum before: “not four but nine” says which it takes the place of. */
function merged(before: readonly Meant[], told: readonly Meant[]): Likely<Meant[]>[] {
  const former = told.filter(({ what }) => what === 'was');
  let ways: Likely<Meant[]>[] = [{ value: [...before], likelihood: 1 }];
  for (const one of told.filter((meant) => !isIdle(meant))) {
    const at = before.findIndex(({ value }) => former.some((was) => near(was.value, value)));
    const old = before[at];
    ways = ways
      .flatMap(({ value, likelihood }) =>
        old
          ? [{ value: put(value, at, { ...old, value: one.value }), likelihood }]
          : waysOf(one, value).map((way) => ({
              value: way.value,
              likelihood: likelihood * way.likelihood * (isKnown(one, before) ? KNOWN : 1),
            })),
      )
      .toSorted((left, right) => right.likelihood - left.likelihood)
      .slice(0, MOST_WAYS);
  }
  return ways;
}

/** Whether a message names what it asks of: a time, an hour, one piece. */
function namesPer({ asks, every, time, inTimes, apart }: Reading, per: Per): boolean {
  if (per === 'piece' || per === 'batch') return asks.has('one') || asks.has('price');
  if (per === 'hour' && asks.has('rate')) return true;
  return per === 'all' || [every, time, ...inTimes, ...apart].some((one) => one === per);
}

/** The sum before with what a message changes in it, or asks of it besides; null where it changes and asks nothing. */
export function decodeFollowUp(
  reading: Reading,
  before: Before,
  weights: SumWeights,
  language: Language,
): Found | null {
  const figures = readings(figuresMeant(reading, weights, language)).slice(0, MOST_READINGS);
  const asks = asksMeant(reading, weights, { language, isFollowUp: true });
  const candidates = figures.flatMap(({ value: told, likelihood }) =>
    merged(before.meant, told).flatMap(({ value: meant, likelihood: way }) =>
      asks.flatMap(({ value: { what, per }, likelihood: asking }) => {
        const isSame = what === 'same';
        const ask: Ask = { what: isSame ? before.ask.what : what, per: isSame && per === 'all' ? before.ask.per : per };
        const isOld = ask.what === before.ask.what && ask.per === before.ask.per;
        const isUntold = told.every(isIdle);
        // “And if it was free” names no time and no piece: only what is named is another.
        if (isUntold && (isOld || (ask.per !== before.ask.per && !namesPer(reading, ask.per)))) return [];
        return [{ meant, ask, likelihood: likelihood * way * asking }];
      }),
    ),
  );
  return agreed(candidates, weights.shapes);
}
