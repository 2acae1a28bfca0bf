import { bucketOf } from '../hash.ts';
import { factKinds, type LimitKind, limitKinds, type Manner, manners, type Period, periods } from './kinds.ts';
import { foldedToken } from './token-features.ts';
import type { Token } from './tokens.ts';

/** Buckets that features of a marked stretch are hashed into; a power of two. */
export const ATTRIBUTE_BUCKETS = 1 << 15;
/** Everything that may be said of a stretch, in the order of its weights. */
export const attributes = [...manners, ...periods, ...limitKinds] as const;
export const ATTRIBUTES = attributes.length;

export interface AttributeWeights {
  /** `ATTRIBUTES` weights a bucket, bucket after bucket; each is worth `scale`. */
  stretches: Int8Array | Float32Array;
  scale: number;
}

/** What is said of a stretch besides what it is. */
export interface Attributes {
  /** Probability of each manner. */
  manners: Record<Manner, number>;
  period: Period | null;
  limit: LimitKind | null;
}

const END = /^[.!?…;\n]/u;
const BREAK = /^[.!?…,;:()\n–—]/u;
/** As far as a sentence is looked back and on for what governs a stretch, in tokens. */
const FAR = 24;

const hash = (kind: number, text: string) => bucketOf(kind, text, ATTRIBUTE_BUCKETS);

/** The words beside a place as far as `stop`, nearest first. */
function wordsBeside(words: readonly string[], at: number, step: 1 | -1, stop: RegExp): string[] {
  const found: string[] = [];
  for (let next = at; next >= 0 && next < words.length && found.length < FAR; next += step) {
    const word = words[next] ?? '';
    if (stop.test(word)) break;
    found.push(word);
  }
  return found;
}

/**
 * What surrounds a stretch, as buckets: its own words, its neighbours, its clause and its sentence as far as they reach,
 * how they begin, and what was asked.
 */
export function attributeFeatures(
  tokens: readonly Token[],
  { kind, from, to }: { kind: number; from: number; to: number },
  asked: string,
): Uint32Array {
  const words = tokens.slice(Math.max(0, from - FAR - 1), to + FAR + 1).map(({ text }) => foldedToken(text));
  const start = Math.min(from, FAR + 1);
  const end = start + (to - from);
  const name = factKinds[kind] ?? '';
  const own = words.slice(start, end);
  const clause = wordsBeside(words, start - 1, -1, BREAK);
  const sentence = wordsBeside(words, start - 1, -1, END);
  const behind = wordsBeside(words, end, 1, BREAK);
  const rest = wordsBeside(words, end, 1, END);
  const [before, earlier, next, later] = [words[start - 1], words[start - 2], words[end], words[end + 1]];
  const opening = clause.slice(-2).toReversed().join(' ');
  const beginning = sentence.slice(-2).toReversed().join(' ');
  return Uint32Array.from([
    hash(0, name),
    hash(1, `${name} ${asked}`),
    hash(2, before ?? '<'),
    hash(3, `${earlier} ${before}`),
    hash(4, `${words[start - 3]} ${earlier} ${before}`),
    hash(5, next ?? '>'),
    hash(6, `${next} ${later}`),
    hash(7, opening),
    hash(8, beginning),
    hash(9, clause.at(-1) ?? '<'),
    hash(10, sentence.at(-1) ?? '<'),
    hash(11, `${name} ${before}`),
    hash(12, `${name} ${next}`),
    hash(13, `${name} ${clause.at(-1) ?? '<'}`),
    hash(14, `${name} ${own[0]}`),
    ...own.map((word) => hash(20, word)),
    ...own.map((word) => hash(21, word.slice(0, 4))),
    ...own.slice(1).map((word, at) => hash(22, `${own[at]} ${word}`)),
    ...clause.map((word) => hash(23, word)),
    ...behind.map((word) => hash(24, word)),
    ...sentence.slice(clause.length).map((word) => hash(25, word)),
    ...rest.slice(behind.length).map((word) => hash(26, word)),
    ...clause.slice(0, 6).map((word) => hash(27, `${name} ${word}`)),
    ...behind.slice(0, 4).map((word) => hash(28, `${name} ${word}`)),
  ]);
}

/** How much each attribute is spoken for, before it is made a probability. */
export function attributeSums(buckets: Uint32Array, { stretches, scale }: AttributeWeights): Float64Array {
  const sums = new Float64Array(ATTRIBUTES);
  for (const bucket of buckets)
    for (let each = 0; each < ATTRIBUTES; each += 1)
      sums[each] = (sums[each] ?? 0) + (stretches[bucket * ATTRIBUTES + each] ?? 0) * scale;
  return sums;
}

export const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

function likeliest<Name extends string>(names: readonly Name[], sums: Float64Array, start: number): Name | null {
  const best = names.reduce((most, _name, at) => ((sums[start + at] ?? 0) > (sums[start + most] ?? 0) ? at : most), 0);
  return (sums[start + best] ?? 0) > 0 ? (names[best] ?? null) : null;
}

/** What is said of a stretch, by what surrounds it. */
export function attributesOf(buckets: Uint32Array, weights: AttributeWeights): Attributes {
  const sums = attributeSums(buckets, weights);
  const given = Object.fromEntries(manners.map((name, at) => [name, sigmoid(sums[at] ?? 0)]));
  return {
    manners: given as Record<Manner, number>,
    period: likeliest(periods, sums, manners.length),
    limit: likeliest(limitKinds, sums, manners.length + periods.length),
  };
}
