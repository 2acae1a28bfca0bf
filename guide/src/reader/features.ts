import { unmarked } from '../text/unmarked.ts';
import { conceptsOf } from './concepts/concepts.ts';
import { bucketOf } from './hash.ts';
import { remarksIn } from './remarks/remarks.ts';

/**
 * Buckets that features are hashed into; a power of two. Eight times as many as the features that are kept, so that what
 * was never met seldom meets the weights of something else.
 */
export const BUCKETS = 1 << 20;

/** A word as the reader sees it: the buckets of its features and how much each weighs. */
export interface WordFeatures {
  buckets: Uint32Array;
  values: Float32Array;
}

const LONGER_THAN_TWO = /(\p{L})\1{2,}/gu;
const DIGIT = /\p{N}/gu;
/** A word, a mark that ends or turns a sentence, or an emoji; what else is written does not count. */
const WORD = /[\p{L}\p{N}]+(?:['’׳״"][\p{L}]+)*|[?!…]|\p{Extended_Pictographic}/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/u;
/** Longer words are cut: nobody writes them, and their pieces would cost time. */
const WORD_MOST = 24;
/** A sentence ends behind its mark, or where the line does; a point in a number is no end. */
export const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/u;

/** What is seen of words beside themselves and the one before. */
interface Seen {
  /** Letters of the shortest and the longest pieces of a word. */
  pieces: { from: number; to: number };
  /** The two words before, together, and the one before the last alone. */
  isFar: boolean;
}
const ALL: Seen = { pieces: { from: 2, to: 5 }, isFar: true };
/** Half the features, for a reader that has many classes and must weigh little. */
export const FEWER: Seen = { pieces: { from: 3, to: 4 }, isFar: false };

/** Lower case, without accents, digits as 0, at most two of a letter in a row. */
function folded(text: string): string {
  return unmarked(text)
    .toLowerCase()
    .replace(LONGER_THAN_TWO, '$1$1')
    .replace(DIGIT, '0')
    .replace(/[’׳`´]/gu, "'");
}

function wordsOf(sentence: string): string[] {
  return (sentence.match(WORD) ?? []).flatMap((word) => {
    const elided = ELIDED.exec(word)?.[0];
    const parts = elided ? [elided, word.slice(elided.length)] : [word];
    return parts.map((part) => part.slice(0, WORD_MOST));
  });
}

/** The words of a text as they are compared, sentence by sentence; no sentence is empty. */
export function sentencesOf(text: string): string[][] {
  return folded(text)
    .split(SENTENCE_END)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

const hash = (kind: number, text: string) => bucketOf(kind, text, BUCKETS);

const KIND = {
  word: 1,
  pair: 2,
  triple: 3,
  gap: 4,
  piece: 5,
  concept: 20,
  concepts: 21,
  remark: 22,
  remarked: 23,
} as const;
/** What the pieces of one word weigh together, beside 1 for the word itself. */
const PIECES_WEIGH = 1.6;

/** What a concept weighs, and two that stand near each other. */
const CONCEPT_WEIGHS = 1;
const CONCEPTS_WEIGH = 0.7;
/** As many words before that speak of something are put together with a word, if they stand so near. */
const NEAR_MOST = 3;
const NEAR = 9;

const NOTHING = { ones: [], pairs: [] };

/** For each word, the buckets of its concepts and of those together with the ones before; the language is in none. */
function conceptBuckets(words: readonly string[]): { ones: number[]; pairs: number[] }[] {
  let near: { at: number; concepts: readonly number[] }[] = [];
  return words.map((word, at) => {
    const found = conceptsOf(word);
    if (found.length === 0) return { ones: [], pairs: [] };
    near = near.filter((one) => at - one.at <= NEAR).slice(-NEAR_MOST);
    const others = new Set(near.flatMap(({ concepts }) => concepts));
    const pairs = found.flatMap((one) =>
      [...others].map((other) => hash(KIND.concepts, `${Math.min(one, other)} ${Math.max(one, other)}`)),
    );
    near.push({ at, concepts: found });
    return { ones: found.map((one) => hash(KIND.concept, String(one))), pairs };
  });
}

/** What a remark weighs, and it together with what is spoken of. */
const REMARK_WEIGHS = 1.5;
const REMARKED_WEIGHS = 1;
/** As many words that speak of something are put together with a remark, if they stand so near it. */
const REMARKED_MOST = 8;
const REMARKED_WITHIN = 30;

interface Near {
  at: number;
  what: number;
}

/**
 * For each word, the buckets of the remarks that end with it and of those together with what is spoken of around them: what
 * makes a wish unlawful stands beside it as often as in it, and further away than two concepts are put together.
 */
function remarkBuckets(words: readonly string[]): { ones: number[]; pairs: number[] }[] {
  const ended = remarksIn(words);
  let spoken: Near[] = [];
  let remarked: Near[] = [];
  return words.map((word, at) => {
    const isNear = (one: Near) => at - one.at <= REMARKED_WITHIN;
    const concepts = [...new Set(conceptsOf(word))];
    const said = ended[at] ?? [];
    if (said.length === 0 && concepts.length === 0) return { ones: [], pairs: [] };
    spoken = spoken.filter(isNear).slice(-REMARKED_MOST);
    remarked = remarked.filter(isNear).slice(-REMARKED_MOST);
    const pair = (remark: number, concept: number) => hash(KIND.remarked, `${remark} ${concept}`);
    const pairs = new Set([
      ...said.flatMap((remark) => spoken.map((one) => pair(remark, one.what))),
      ...concepts.flatMap((concept) => remarked.map((one) => pair(one.what, concept))),
    ]);
    spoken.push(...concepts.map((what) => ({ at, what })));
    remarked.push(...said.map((what) => ({ at, what })));
    return { ones: said.map((one) => hash(KIND.remark, String(one))), pairs: [...pairs] };
  });
}

/**
 * What each word brings: itself, with the one and two words before it, with the word before the last one, and its pieces
 * of two to five letters, so that an ending, a typo or a prefix does not make a stranger of it; and what it speaks of, alone and
 * with what was spoken of just before, in no language, so that what one language taught is known in all. Each word's
 * features depend on a few words before, so that any stretch of a text is the sum of its words.
 */
export function featuresOf(words: readonly string[], { pieces: lengths, isFar }: Seen = ALL): WordFeatures[] {
  const concepts = conceptBuckets(words);
  const remarks = isFar ? remarkBuckets(words) : [];
  return words.map((word, at) => {
    const before = words[at - 1] ?? '<';
    const earlier = words[at - 2] ?? '<';
    const far = isFar ? [hash(KIND.triple, `${earlier} ${before} ${word}`), hash(KIND.gap, `${earlier} ${word}`)] : [];
    const buckets = [hash(KIND.word, word), hash(KIND.pair, `${before} ${word}`), ...far];
    const values = isFar ? [1, 1, 0.8, 0.6] : [1, 1];
    const framed = `^${word}$`;
    const pieces: number[] = [];
    for (let length = lengths.from; length <= lengths.to; length += 1)
      for (let from = 0; from + length <= framed.length; from += 1)
        pieces.push(hash(KIND.piece + length, framed.slice(from, from + length)));
    const weight = PIECES_WEIGH / Math.sqrt(pieces.length || 1);
    const { ones, pairs } = concepts[at] ?? NOTHING;
    const { ones: said, pairs: beside } = remarks[at] ?? NOTHING;
    return {
      buckets: Uint32Array.from([...buckets, ...pieces, ...ones, ...pairs, ...said, ...beside]),
      values: Float32Array.from([
        ...values,
        ...pieces.map(() => weight),
        ...ones.map(() => CONCEPT_WEIGHS / Math.sqrt(ones.length)),
        ...pairs.map(() => CONCEPTS_WEIGH / Math.sqrt(pairs.length)),
        ...said.map(() => REMARK_WEIGHS),
        ...beside.map(() => REMARKED_WEIGHS / Math.sqrt(beside.length)),
      ]),
    };
  });
}
