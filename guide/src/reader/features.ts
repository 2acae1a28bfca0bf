import { unmarked } from '../text/unmarked.ts';
import { allConceptsIn, conceptsOf } from './concepts/concepts.ts';
import { begunWith, bucketIn, bucketOf, readOn } from './hash.ts';
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
  /** How many of them are of the words themselves; what those remark (`remarks/`) stands behind. */
  ofWords: number;
}

const LONGER_THAN_TWO = /(\p{L})\1{2,}/gu;
const DIGIT = /\p{N}/gu;
/** A word, a mark that ends or turns a sentence, or an emoji; what else is written does not count. */
const WORD = /[\p{L}\p{N}]+(?:['’׳״"][\p{L}]+)*|[?!…]|\p{Extended_Pictographic}/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/u;
/** Longer words are cut: nobody writes them, and their pieces would cost time. */
const WORD_MOST = 24;
/** A sentence ends behind its mark, or where the line does; a point in a number is no end. */
export const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/u;

/** What is seen of words beside themselves and the one before. */
export interface Seen {
  /** Letters of the shortest and the longest pieces of a word. */
  pieces: { from: number; to: number };
  /** The two words before, together, and the one before the last alone. */
  isFar: boolean;
  /** What each word of a text speaks of. */
  spokenIn: (words: readonly string[]) => (readonly number[])[];
}
const ofLaw = (words: readonly string[]) => words.map(conceptsOf);
export const ALL: Seen = { pieces: { from: 2, to: 5 }, isFar: true, spokenIn: ofLaw };
/** And what lives are told by, for the reader of danger. */
export const OF_LIFE: Seen = { ...ALL, spokenIn: allConceptsIn };
/** Half the features, for a reader that has many classes and must weigh little. */
export const FEWER: Seen = { pieces: { from: 3, to: 4 }, isFar: false, spokenIn: ofLaw };

/** Lower case, without accents, digits as 0, at most two of a letter in a row. */
function folded(text: string): string {
  return unmarked(text)
    .toLowerCase()
    .replace(LONGER_THAN_TWO, '$1$1')
    .replace(DIGIT, '0')
    .replace(/[’׳`´]/gu, "'");
}

function wordsOf(sentence: string): string[] {
  const words: string[] = [];
  for (const word of sentence.match(WORD) ?? []) {
    const elided = word.includes("'") ? ELIDED.exec(word)?.[0] : undefined;
    if (elided) words.push(elided);
    words.push(word.slice(elided?.length ?? 0).slice(0, WORD_MOST));
  }
  return words;
}

/** The words of a text as they are compared, without where its sentences end. */
export const wordsIn = (text: string): string[] => wordsOf(folded(text));

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
  remarks: 24,
} as const;
/** What a word weighs with the two before it, and with the one before the last, beside 1 for the word itself. */
const TRIPLE_WEIGHS = 0.8;
const GAP_WEIGHS = 0.6;
/** What the pieces of one word weigh together, beside 1 for the word itself. */
const PIECES_WEIGH = 1.6;

/** What a concept weighs, and two that stand near each other. */
const CONCEPT_WEIGHS = 1;
const CONCEPTS_WEIGH = 0.7;
/** As many words before that speak of something are put together with a word, if they stand so near. */
const NEAR_MOST = 3;
const NEAR = 9;

/** What a word brings whatever stands before it. */
export interface Own {
  word: number;
  pieces: readonly number[];
  /** What it may speak of, and the bucket of each. */
  concepts: readonly number[];
  spoken: readonly number[];
  /** How the hash of a pair begins whose first word this is. */
  first: number;
}

export function ownOf(word: string, { pieces: { from, to } }: Seen, concepts = conceptsOf(word)): Own {
  const framed = `^${word}$`;
  const pieces: number[] = [];
  for (let length = from; length <= to; length += 1) {
    const begun = begunWith(KIND.piece + length);
    for (let at = 0; at + length <= framed.length; at += 1)
      pieces.push(bucketIn(readOn(begun, framed, at, at + length), BUCKETS));
  }
  return {
    word: hash(KIND.word, word),
    pieces,
    concepts,
    spoken: concepts.map((one) => hash(KIND.concept, String(one))),
    first: readOn(begunWith(KIND.pair), `${word} `),
  };
}

/** How the hash of a pair begins whose second word is the first of a text. */
export const START = readOn(begunWith(KIND.pair), '< ');

/** The bucket of a word with the one before it. */
export const pairAfter = (first: number, word: string) => bucketIn(readOn(first, word), BUCKETS);

const NONE: readonly number[] = [];

/** The bucket of two concepts, whichever stands first. */
function pairOfConcepts(one: number, other: number): number {
  const first = readOn(readOn(begunWith(KIND.concepts), String(Math.min(one, other))), ' ');
  return bucketIn(readOn(first, String(Math.max(one, other))), BUCKETS);
}

/** For each word, by what it may speak of, the buckets of that together with what those before speak of; the language is in none. */
export function conceptPairs(speaking: readonly (readonly number[])[]): (readonly number[])[] {
  const near: { at: number; concepts: readonly number[] }[] = [];
  return speaking.map((concepts, at) => {
    if (concepts.length === 0) return NONE;
    while (near[0] && (near.length > NEAR_MOST || at - near[0].at > NEAR)) near.shift();
    const others = new Set<number>();
    for (const one of near) for (const concept of one.concepts) others.add(concept);
    near.push({ at, concepts });
    const pairs: number[] = [];
    for (const one of concepts) for (const other of others) pairs.push(pairOfConcepts(one, other));
    return pairs;
  });
}

/** What a remark weighs, and it together with what is spoken of. */
const REMARK_WEIGHS = 1.5;
const REMARKED_WEIGHS = 1;
/** As many words that speak of something are put together with a remark, if they stand so near it. */
const REMARKED_MOST = 8;
const REMARKED_WITHIN = 30;

/** The bucket of two remarks, whichever stands first. */
const pairOfRemarks = (one: number, other: number) =>
  hash(KIND.remarks, `${Math.min(one, other)} ${Math.max(one, other)}`);

const NOTHING = { ones: NONE, pairs: NONE };

interface Near {
  at: number;
  what: number;
}

/**
 * For each word, the buckets of the remarks that end with it and of those together with what is spoken of around them: what
 * makes a wish unlawful stands beside it as often as in it, and further away than two concepts are put together.
 */
function remarkBuckets(words: readonly string[], owns: readonly Own[]): { ones: number[]; pairs: number[] }[] {
  const ended = remarksIn(words);
  let spoken: Near[] = [];
  let remarked: Near[] = [];
  return owns.map((own, at) => {
    const isNear = (one: Near) => at - one.at <= REMARKED_WITHIN;
    const concepts = [...new Set(own.concepts)];
    const said = ended[at] ?? [];
    if (said.length === 0 && concepts.length === 0) return { ones: [], pairs: [] };
    spoken = spoken.filter(isNear).slice(-REMARKED_MOST);
    remarked = remarked.filter(isNear).slice(-REMARKED_MOST);
    const pair = (remark: number, concept: number) => hash(KIND.remarked, `${remark} ${concept}`);
    const pairs = new Set([
      ...said.flatMap((remark) => spoken.map((one) => pair(remark, one.what))),
      ...concepts.flatMap((concept) => remarked.map((one) => pair(one.what, concept))),
      ...said.flatMap((remark) =>
        remarked.flatMap(({ what }) => (what === remark ? [] : [pairOfRemarks(what, remark)])),
      ),
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
export function featuresOf(words: readonly string[], seen: Seen = ALL): WordFeatures[] {
  const spokenIn = seen.spokenIn(words);
  const owns = words.map((word, at) => ownOf(word, seen, spokenIn[at]));
  const concepts = conceptPairs(owns.map((one) => one.concepts));
  const remarks = seen.isFar ? remarkBuckets(words, owns) : [];
  return owns.map((own, at) => {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '<';
    const earlier = words[at - 2] ?? '<';
    const far = seen.isFar
      ? [hash(KIND.triple, `${earlier} ${before} ${word}`), hash(KIND.gap, `${earlier} ${word}`)]
      : NONE;
    const pair = pairAfter(owns[at - 1]?.first ?? START, word);
    const pairs = concepts[at] ?? NONE;
    const { ones: said, pairs: beside } = remarks[at] ?? NOTHING;
    const { pieces, spoken } = own;
    const ofWords = [own.word, pair, ...far, ...pieces, ...spoken, ...pairs];
    const buckets = [...ofWords, ...said, ...beside];
    const values = new Float32Array(buckets.length);
    let filled = 0;
    const weigh = (count: number, weight: number) => {
      values.fill(weight, filled, filled + count);
      filled += count;
    };
    weigh(2, 1);
    if (seen.isFar) {
      weigh(1, TRIPLE_WEIGHS);
      weigh(1, GAP_WEIGHS);
    }
    weigh(pieces.length, PIECES_WEIGH / Math.sqrt(pieces.length || 1));
    weigh(spoken.length, CONCEPT_WEIGHS / Math.sqrt(spoken.length || 1));
    weigh(pairs.length, CONCEPTS_WEIGH / Math.sqrt(pairs.length || 1));
    weigh(said.length, REMARK_WEIGHS);
    weigh(beside.length, REMARKED_WEIGHS / Math.sqrt(beside.length || 1));
    return { buckets: Uint32Array.from(buckets), values, ofWords: ofWords.length };
  });
}
