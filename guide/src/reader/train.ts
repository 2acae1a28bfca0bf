import { sizeOf, softmax, type Weights, weigh } from './classifier.ts';
import { BUCKETS, featuresOf, sentencesOf, type WordFeatures } from './features.ts';
import { randomFrom, shuffled } from './random.ts';
import { stretchesOf } from './stretches.ts';
import type { TrainingOptions } from './training-options.ts';

/** A text and the class a person gave it. */
export interface Example {
  text: string;
  label: string;
  /** Classes that it tells apart, its own among them; absent = all. What it says of the others nobody asked. */
  among?: readonly string[];
}

interface Sample {
  words: WordFeatures[];
  target: number;
  /** By class, whether it is told apart by this sample. */
  counts: readonly boolean[];
}

/** Weights in the making: real numbers, and how far each has been moved, so that rare features may move further. */
interface Model {
  weights: Float32Array;
  moved: Float32Array;
  bias: Float64Array;
}

function sumsOf({ words }: Sample, { weights, bias }: Model): number[] {
  const count = bias.length;
  const sums = new Float64Array(count);
  for (const { buckets, values } of words)
    for (let index = 0; index < buckets.length; index += 1)
      for (let each = 0; each < count; each += 1)
        sums[each] = (sums[each] ?? 0) + (values[index] ?? 0) * (weights[(buckets[index] ?? 0) * count + each] ?? 0);
  const size = sizeOf(words.length);
  return [...bias].map((start, each) => start + (sums[each] ?? 0) / size);
}

/** One step down the slope of the cross-entropy (AdaGrad). */
function learn(sample: Sample, model: Model, rate: number, decay: number): void {
  const { weights, moved, bias } = model;
  const count = bias.length;
  const { counts, target } = sample;
  const sums = sumsOf(sample, model).map((sum, each) => (counts[each] ? sum : -Infinity));
  const slope = softmax(sums).map((given, each) => given - (each === target ? 1 : 0));
  const size = sizeOf(sample.words.length);
  for (const [each, one] of slope.entries()) bias[each] = (bias[each] ?? 0) - rate * 0.02 * one;
  for (const { buckets, values } of sample.words)
    for (let index = 0; index < buckets.length; index += 1) {
      const value = (values[index] ?? 0) / size;
      const start = (buckets[index] ?? 0) * count;
      for (let each = 0; each < count; each += 1) {
        const at = start + each;
        if (!counts[each]) continue;
        const weight = weights[at] ?? 0;
        const step = (slope[each] ?? 0) * value + decay * weight;
        const far = (moved[at] ?? 0) + step * step;
        moved[at] = far;
        weights[at] = weight - (rate * step) / Math.sqrt(far + 1e-8);
      }
    }
}

function packed({ weights, bias }: Model, classes: readonly string[]): Weights {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  // Few weights are that large: steps for three quarters of it tell the many small ones apart better.
  const scale = (highest * 0.75) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  return { classes, scale, bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4), bytes };
}

/** The samples of an example: all of it and, once there are weights, the stretch that speaks loudest. */
function samplesOf({ text, label, among }: Example, options: TrainingOptions, weights: Weights | null): Sample[] {
  const words = featuresOf(sentencesOf(text).flat());
  const target = options.classes.indexOf(label);
  const counts = options.classes.map((name) => among === undefined || among.includes(name));
  const whole = { words, target, counts };
  if (weights === null || words.length < 8) return [whole];
  const { ends, scores } = weigh(text, weights);
  const alarming = options.classes.flatMap((name, at) => (options.found.has(name) ? [at] : []));
  const wanted = options.found.has(label) ? [target] : alarming;
  const loudness = (given: readonly number[]) => wanted.reduce((sum, at) => sum + (given[at] ?? 0), 0);
  const loudest = stretchesOf(ends)
    .map((stretch) => ({ ...stretch, loud: loudness(scores(stretch.from, stretch.to)) }))
    .reduce((most, one) => (one.loud > most.loud ? one : most));
  return [whole, { words: words.slice(loudest.from, loudest.to), target, counts }];
}

/** The rate in an epoch: the last steps are the smallest. */
function slower({ rate, epochs }: TrainingOptions, epoch: number): number {
  return rate * (1 - (0.7 * epoch) / epochs);
}

/** Takes the features away that only one sample has: they say nothing of any other, and most features are such. */
function withoutRare(samples: readonly Sample[]): Sample[] {
  const seen = new Uint16Array(BUCKETS);
  for (const { words } of samples)
    for (const bucket of new Set(words.flatMap(({ buckets }) => [...buckets]))) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const isKnown = (bucket: number) => (seen[bucket] ?? 0) > 1;
  return samples.map(({ words, ...sample }) => ({
    ...sample,
    words: words.map(({ buckets, values }) => ({
      buckets: buckets.filter(isKnown),
      values: values.filter((_, at) => isKnown(buckets[at] ?? 0)),
    })),
  }));
}

/** Trains a classifier; the same examples give the same bytes. */
export function train(examples: readonly Example[], options: TrainingOptions): Weights {
  const random = randomFrom(20_261_122);
  let weights: Weights | null = null;
  for (let round = 0; round < options.rounds; round += 1) {
    const given = weights;
    const samples = withoutRare(examples.flatMap((example) => samplesOf(example, options, given)));
    const count = options.classes.length;
    const model = {
      weights: new Float32Array(BUCKETS * count),
      moved: new Float32Array(BUCKETS * count),
      bias: new Float64Array(count),
    };
    for (let epoch = 0; epoch < options.epochs; epoch += 1)
      for (const sample of shuffled(samples, random)) learn(sample, model, slower(options, epoch), options.decay);
    weights = packed(model, options.classes);
  }
  if (weights === null) throw new RangeError('Training takes at least one round');
  return weights;
}
