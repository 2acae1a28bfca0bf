import { BUCKETS, FEWER, featuresOf, wordsIn } from '../../../reader/features.ts';
import { countOf, rowAt, type Rows, rowsOf } from '../../../reader/rows.ts';
import { Vocabulary } from '../../../reader/vocabulary.ts';

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

const wordsSaid = (text: string) => wordsIn(text).slice(0, MOST_WORDS);

/** What a text says (words, two in a row, pieces of them, what they speak of), and how much each weighs. */
function saidIn(text: string): Map<number, number> {
  const said = new Map<number, number>();
  for (const { buckets, values } of featuresOf(wordsSaid(text), FEWER))
    for (const [at, bucket] of buckets.entries()) said.set(bucket, Math.max(said.get(bucket) ?? 0, values[at] ?? 0));
  return said;
}

/** Numbers by what they belong to: those of each from its place in `starts` up to the next. */
interface Grouped {
  starts: Uint32Array;
  values: Uint16Array;
}

/** Groups values by their keys, of which there are so many; each group keeps their order. */
function grouped(keys: readonly number[], values: readonly number[], most: number): Grouped {
  // First how many each key has, two places further on; then where the next of them goes, one further on.
  const starts = new Uint32Array(most + 2);
  for (const key of keys) starts[key + 2] = (starts[key + 2] ?? 0) + 1;
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const ordered = new Uint16Array(values.length);
  for (let at = 0; at < keys.length; at += 1) {
    const key = (keys[at] ?? 0) + 1;
    const place = starts[key] ?? 0;
    ordered[place] = values[at] ?? 0;
    starts[key] = place + 1;
  }
  return { starts, values: ordered };
}

/**
 * Where each bucket stands: in which words, and in which sayings those stand; and, of pairs, in which sayings at once.
 * Sayings have ten times as many buckets as words, so that what a bucket says of each topic is counted when it is asked.
 */
interface Held {
  rows: Rows;
  words: Grouped;
  sayings: Grouped;
  pairs: Grouped;
}

/** Words and sayings are numbered in 16 bits. */
const MOST = 65_536;

function heldBy(sayings: readonly Saying[]): Held {
  const vocabulary = new Vocabulary();
  const words = { numbers: [] as number[], sayings: [] as number[] };
  const pairs = { buckets: [] as number[], sayings: [] as number[] };
  for (const [saying, { text }] of sayings.entries())
    vocabulary.read(wordsSaid(text), {
      word: (number) => {
        words.numbers.push(number);
        words.sayings.push(saying);
      },
      pair: (bucket) => {
        pairs.buckets.push(bucket);
        pairs.sayings.push(saying);
      },
    });
  const all = vocabulary.buckets;
  if (Math.max(all.length, sayings.length) > MOST) throw new RangeError(`More words or sayings than ${MOST}`);
  const own = { buckets: [] as number[], words: [] as number[] };
  for (const [number, buckets] of all.entries())
    for (const bucket of buckets) {
      own.buckets.push(bucket);
      own.words.push(number);
    }
  const kept = new Uint8Array(BUCKETS / 8);
  for (const buckets of [own.buckets, pairs.buckets])
    for (const bucket of buckets) kept[bucket >> 3] = (kept[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  const rows = rowsOf(kept);
  const rowsIn = (buckets: readonly number[]) => buckets.map((bucket) => rowAt(rows, bucket));
  const count = countOf(rows);
  return {
    rows,
    words: grouped(rowsIn(own.buckets), own.words, count),
    sayings: grouped(words.numbers, words.sayings, all.length),
    pairs: grouped(rowsIn(pairs.buckets), pairs.sayings, count),
  };
}

/** The topics that a row stands in, and in how many sayings of each, in tenths. */
interface Holders {
  topics: Uint16Array;
  tenths: Uint8Array;
}
const NOBODY: Holders = { topics: new Uint16Array(), tenths: new Uint8Array() };
/** What stands more often than this is counted once, and kept: there are some four thousand such rows. */
const LOUD = 64;

/**
 * How topics are asked for, as what is said in it: it tells how much of a whole message a topic speaks of, where terms
 * only tell that some words of it stand there. What few topics hold counts most, and more where many ways of asking hold it.
 */
export class TopicWords {
  readonly #topics: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #held: Held;
  /** Of each saying: its topic, and what it counts for, in tenths. */
  readonly #topicOf: Uint16Array;
  readonly #weights: Uint8Array;
  /** What was counted of rows that stand in many sayings. */
  readonly #loud = new Map<number, Holders>();

  constructor(sayings: ReadonlyMap<string, readonly Saying[]>) {
    this.#topics = [...sayings.keys()];
    this.#places = new Map(this.#topics.map((topic, at) => [topic, at]));
    const all = [...sayings.values()].flatMap((some, topic) => some.map((saying) => ({ topic, ...saying })));
    this.#topicOf = Uint16Array.from(all, ({ topic }) => topic);
    this.#weights = Uint8Array.from(all, ({ weight }) => Math.round(weight * TENTHS));
    this.#held = heldBy(all);
  }

  /** How well each topic speaks of a message, and the few that speak of most. */
  speaking(message: string): { of: (topic: string) => Spoken; loudest: string[] } {
    const sums = new Float64Array(this.#topics.length);
    const holdersOf = this.#asking();
    let whole = 0;
    for (const [bucket, weight] of saidIn(message)) {
      const { topics, tenths } = holdersOf(rowAt(this.#held.rows, bucket));
      const telling = weight * Math.log((sums.length + 1) / (topics.length + NONE));
      whole += telling;
      for (let at = 0; at < topics.length; at += 1) {
        const topic = topics[at] ?? 0;
        const count = (tenths[at] ?? 0) / TENTHS;
        sums[topic] = (sums[topic] ?? 0) + (telling * count) / (count + HALFWAY);
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

  /** Asks for the topics of rows, as long as a message is read. */
  #asking(): (row: number) => Holders {
    const counted = {
      tenths: new Uint16Array(this.#topics.length),
      last: new Int32Array(this.#topicOf.length).fill(-1),
    };
    return (row) => {
      const known = row < 0 ? NOBODY : this.#loud.get(row);
      if (known) return known;
      const { holders, asked } = this.#count(row, counted);
      if (asked > LOUD) this.#loud.set(row, holders);
      return holders;
    };
  }

  /** Counts in how many sayings of each topic a row stands; `last` tells for which row a saying was counted last. */
  #count(
    row: number,
    { tenths, last }: { tenths: Uint16Array; last: Int32Array },
  ): { holders: Holders; asked: number } {
    const { words, sayings, pairs } = this.#held;
    const [topicOf, weights] = [this.#topicOf, this.#weights];
    const topics: number[] = [];
    let asked = 0;
    const count = ({ starts, values }: Grouped, key: number) => {
      const [from, to] = [starts[key] ?? 0, starts[key + 1] ?? 0];
      asked += to - from;
      for (let at = from; at < to; at += 1) {
        const saying = values[at] ?? 0;
        if (last[saying] === row) continue;
        last[saying] = row;
        const topic = topicOf[saying] ?? 0;
        if (tenths[topic] === 0) topics.push(topic);
        tenths[topic] = (tenths[topic] ?? 0) + (weights[saying] ?? 0);
      }
    };
    count(pairs, row);
    const to = words.starts[row + 1] ?? 0;
    for (let at = words.starts[row] ?? 0; at < to; at += 1) count(sayings, words.values[at] ?? 0);
    const holders = { topics: Uint16Array.from(topics), tenths: new Uint8Array(topics.length) };
    for (let at = 0; at < topics.length; at += 1) {
      const topic = topics[at] ?? 0;
      holders.tenths[at] = Math.min(FULL, tenths[topic] ?? 0);
      tenths[topic] = 0;
    }
    return { holders, asked };
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
