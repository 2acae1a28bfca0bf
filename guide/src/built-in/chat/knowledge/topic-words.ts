import { BUCKETS, FEWER, featuresOf, sentencesOf } from '../../../reader/features.ts';
import { rowAt, type Rows, rowsOf } from '../../../reader/rows.ts';

/** As much of a message as is read, in words. */
const MOST_WORDS = 400;
/** What no topic holds counts as what half a topic would: the most of all, and not without bound. */
const NONE = 0.5;
/** So many ways of asking that hold something say half of what any number of them would. */
const HALFWAY = 0.7;
/** Counts are kept in tenths, of which a byte holds as many. */
const TENTHS = 10;
const FULL = 255;

/** Something that is said of a topic: a way of asking for it, a term, its answer. */
export interface Saying {
  text: string;
  /** How many ways of asking it counts for. */
  weight: number;
}

/** What of a message a topic speaks of: how much in all, the rarer what is said the more. */
export interface Spoken {
  sum: number;
  /** Of all that the message says, 0 to 1. */
  share: number;
  /** Beside the topic that speaks of most, 0 to 1. */
  ofMost: number;
}

/** What a text says (words, two in a row, pieces of them, what they speak of), and how much each weighs. */
function saidIn(text: string): Map<number, number> {
  const said = new Map<number, number>();
  for (const { buckets, values } of featuresOf(sentencesOf(text).flat().slice(0, MOST_WORDS), FEWER))
    for (const [at, bucket] of buckets.entries()) said.set(bucket, Math.max(said.get(bucket) ?? 0, values[at] ?? 0));
  return said;
}

/** In how many sayings each bucket stands, in tenths. */
function tenthsOf(sayings: readonly Saying[]): Map<number, number> {
  const tenths = new Map<number, number>();
  for (const { text, weight } of sayings)
    for (const bucket of saidIn(text).keys())
      tenths.set(bucket, Math.min(FULL, (tenths.get(bucket) ?? 0) + Math.round(weight * TENTHS)));
  return tenths;
}

/** What each topic holds, bucket after bucket: of each row the topics from its place in `starts` up to the next. */
interface Held {
  rows: Rows;
  starts: Uint32Array;
  topics: Uint16Array;
  tenths: Uint8Array;
}

function heldBy(all: readonly ReadonlyMap<number, number>[]): Held {
  const bits = new Uint8Array(BUCKETS / 8);
  const kept = new Set(all.flatMap((one) => [...one.keys()]));
  for (const bucket of kept) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  const rows = rowsOf(bits);
  const size = all.reduce((sum, one) => sum + one.size, 0);
  // First how many topics hold each row, two places further on; then where the next of them goes, one further on.
  const starts = new Uint32Array(kept.size + 2);
  for (const one of all)
    for (const bucket of one.keys()) {
      const row = rowAt(rows, bucket) + 2;
      starts[row] = (starts[row] ?? 0) + 1;
    }
  for (let row = 1; row < starts.length; row += 1) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
  const held = { rows, starts, topics: new Uint16Array(size), tenths: new Uint8Array(size) };
  for (const [topic, one] of all.entries())
    for (const [bucket, tenths] of one) {
      const row = rowAt(rows, bucket) + 1;
      const place = starts[row] ?? 0;
      held.topics[place] = topic;
      held.tenths[place] = tenths;
      starts[row] = place + 1;
    }
  return held;
}

/**
 * How topics are asked for, as what is said in it: it tells how much of a whole message a topic speaks of, where terms
 * only tell that some words of it stand there. What few topics hold counts most, and more where many ways of asking hold it.
 */
export class TopicWords {
  readonly #topics: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #held: Held;

  constructor(sayings: ReadonlyMap<string, readonly Saying[]>) {
    this.#topics = [...sayings.keys()];
    this.#places = new Map(this.#topics.map((topic, at) => [topic, at]));
    this.#held = heldBy([...sayings.values()].map(tenthsOf));
  }

  /** How well each topic speaks of a message, and the few that speak of most. */
  speaking(message: string): { of: (topic: string) => Spoken; loudest: string[] } {
    const { rows, starts, topics, tenths } = this.#held;
    const sums = new Float64Array(this.#topics.length);
    let whole = 0;
    for (const [bucket, weight] of saidIn(message)) {
      const row = rowAt(rows, bucket);
      const [from, to] = row < 0 ? [0, 0] : [starts[row] ?? 0, starts[row + 1] ?? 0];
      const telling = weight * Math.log((sums.length + 1) / (to - from + NONE));
      whole += telling;
      for (let place = from; place < to; place += 1) {
        const count = (tenths[place] ?? 0) / TENTHS;
        const at = topics[place] ?? 0;
        sums[at] = (sums[at] ?? 0) + (telling * count) / (count + HALFWAY);
      }
    }
    const loudest = largest(sums);
    const most = sums[loudest[0] ?? -1] ?? 0;
    const of = (topic: string) => {
      const own = sums[this.#places.get(topic) ?? -1] ?? 0;
      return { sum: own, share: whole > 0 ? own / whole : 0, ofMost: most > 0 ? own / most : 0 };
    };
    return { of, loudest: loudest.flatMap((at) => this.#topics[at] ?? []) };
  }
}

/** Topics that a message is held against for what they speak of alone. */
const LOUDEST = 8;

/** Places of the largest of some sums, the largest first; none that is nothing. */
function largest(sums: Float64Array): number[] {
  const places: number[] = [];
  sums.forEach((sum, at) => {
    if (sum <= (sums[places[LOUDEST - 1] ?? -1] ?? 0)) return;
    const before = places.findIndex((one) => (sums[one] ?? 0) < sum);
    places.splice(before < 0 ? places.length : before, 0, at);
    places.length = Math.min(places.length, LOUDEST);
  });
  return places;
}
