import { ALL, featuresOf, type Seen, sentencesOf, type WordFeatures } from './features.ts';
import { rowAt, type Rows } from './rows.ts';

/** A trained linear classifier: one weight per feature that is kept and class, in a few steps. */
export interface Weights {
  classes: readonly string[];
  /** By class, what one step of a weight is worth. */
  scales: readonly number[];
  bias: readonly number[];
  /** Which row of weights each bucket has. */
  rows: Rows;
  /** `classes.length` steps a row, row after row. */
  steps: Int8Array;
}

/** How a sum over `count` words is made comparable with one over any other number of them: between sum and mean. */
export function sizeOf(count: number): number {
  return Math.max(count, 3) ** 0.7;
}

/** Turns sums into probabilities that add up to 1. */
export function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

/** Probability of each class, in their order, for the words from `from` up to, not including, `to`. */
export type Scores = (from: number, to: number) => number[];

/** A text whose words have been weighed once, so that any stretch of it is scored by two look-ups. */
export interface Weighed {
  /** For each sentence, how many words of the text stand before its end. */
  ends: readonly number[];
  scores: Scores;
  /** The same by the words alone, whatever they remark; null where they remark nothing. */
  scoresOfWords: Scores | null;
}

/** What the words up to each place add up to, class after class. */
function runningSums(words: readonly WordFeatures[], weights: Weights, isOfWords = false): Float64Array {
  const { classes, scales, rows, steps } = weights;
  const count = classes.length;
  const sums = new Float64Array((words.length + 1) * count);
  for (const [at, { buckets, values, ofWords }] of words.entries()) {
    const here = (at + 1) * count;
    sums.copyWithin(here, at * count, here);
    const end = isOfWords ? ofWords : buckets.length;
    for (let index = 0; index < end; index += 1) {
      const row = rowAt(rows, buckets[index] ?? 0);
      if (row < 0) continue;
      const value = values[index] ?? 0;
      const start = row * count;
      for (let each = 0; each < count; each += 1)
        sums[here + each] = (sums[here + each] ?? 0) + value * (scales[each] ?? 0) * (steps[start + each] ?? 0);
    }
  }
  return sums;
}

/** Probability of each class, in their order, for words as one text. */
export function scoresOf(words: readonly WordFeatures[], weights: Weights): number[] {
  const count = weights.classes.length;
  const sums = runningSums(words, weights).subarray(words.length * count);
  return softmax(weights.bias.map((start, each) => start + (sums[each] ?? 0) / sizeOf(words.length)));
}

function scoresBy(sums: Float64Array, { bias }: Weights): Scores {
  const count = bias.length;
  return (from, to) =>
    softmax(
      bias.map(
        (start, each) =>
          start + ((sums[to * count + each] ?? 0) - (sums[from * count + each] ?? 0)) / sizeOf(to - from),
      ),
    );
}

/** Weighs every word of a text; takes time in proportion to its length. */
export function weigh(text: string, weights: Weights, seen: Seen = ALL): Weighed {
  const sentences = sentencesOf(text);
  const ends: number[] = [];
  for (const words of sentences) ends.push((ends.at(-1) ?? 0) + words.length);
  const words = featuresOf(sentences.flat(), seen);
  const isRemarked = words.some(({ buckets, ofWords }) => ofWords < buckets.length);
  return {
    ends,
    scores: scoresBy(runningSums(words, weights), weights),
    scoresOfWords: isRemarked ? scoresBy(runningSums(words, weights, true), weights) : null,
  };
}
