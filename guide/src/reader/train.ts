import { sizeOf, softmax, type Weights, weigh } from './classifier.ts';
import { BUCKETS, featuresOf, sentencesOf, type WordFeatures } from './features.ts';
import { randomFrom, shuffled } from './random.ts';
import { rowAt, rowsOf } from './rows.ts';
import { stretchesOf } from './stretches.ts';
import type { TrainingOptions } from './training-options.ts';
import { MOST_STEPS } from './unpack.ts';

/** A text and the class a person gave it. */
export interface Example {
  text: string;
  label: string;
  /** Classes that it tells apart, its own among them; absent = all. What it says of the others nobody asked. */
  among?: readonly string[];
  /** How many times as much as others it counts; absent = 1. */
  weight?: number;
  /** What is learnt from, where it is not the features of its words alone. */
  words?: readonly WordFeatures[];
}

interface Sample {
  /** Of all its words, one after the other; while a model is made, their places in `Model.buckets`. */
  buckets: Uint32Array;
  values: Float32Array;
  size: number;
  target: number;
  /** By class, whether it is told apart by this sample. */
  counts: readonly boolean[];
  weight: number;
}

/** Weights in the making: real numbers, and how far each has been moved, so that rare features may move further. */
interface Model {
  /** The buckets that samples hold, in order: few of all there are, so that their weights lie near one another. */
  buckets: Uint32Array;
  weights: Float32Array;
  moved: Float32Array;
  bias: Float64Array;
}

/** How far off the model is, class by class. */
function slopeOf({ buckets, values, size, target, counts, weight }: Sample, model: Model, smoothing: number): number[] {
  const { weights, bias } = model;
  const count = bias.length;
  const sums = new Float64Array(count);
  for (let index = 0; index < buckets.length; index += 1) {
    const value = values[index] ?? 0;
    const start = (buckets[index] ?? 0) * count;
    for (let each = 0; each < count; each += 1) sums[each] = (sums[each] ?? 0) + value * (weights[start + each] ?? 0);
  }
  const given = softmax([...bias].map((start, each) => (counts[each] ? start + (sums[each] ?? 0) / size : -Infinity)));
  const share = smoothing / count;
  return given.map((one, each) => {
    if (!counts[each]) return 0;
    return weight * (one - share - (each === target ? 1 - smoothing : 0));
  });
}

/** One step down the slope of the cross-entropy (AdaGrad). */
function learn(sample: Sample, model: Model, rate: number, { decay, smoothing }: TrainingOptions): void {
  const { weights, moved, bias } = model;
  const count = bias.length;
  const { buckets, values, size, counts } = sample;
  const slope = Float64Array.from(slopeOf(sample, model, smoothing));
  for (let each = 0; each < count; each += 1) bias[each] = (bias[each] ?? 0) - rate * 0.02 * (slope[each] ?? 0);
  for (let index = 0; index < buckets.length; index += 1) {
    const value = (values[index] ?? 0) / size;
    const start = (buckets[index] ?? 0) * count;
    for (let each = 0; each < count; each += 1) {
      if (!counts[each]) continue;
      const at = start + each;
      const weight = weights[at] ?? 0;
      const step = (slope[each] ?? 0) * value + decay * weight;
      const far = (moved[at] ?? 0) + step * step;
      moved[at] = far;
      weights[at] = weight - (rate * step) / Math.sqrt(far + 1e-8);
    }
  }
}

/** The largest weights of a class are cut at so many times what they are on an average: the many small ones count more. */
const WIDEST = 4;

/** The places of the buckets that are kept, in order: where there are more than there is room for, those whose weights say most. */
function keptOf({ buckets, weights, bias }: Model, most: number): number[] {
  const count = bias.length;
  const all = [...buckets.keys()];
  if (all.length <= most) return all;
  const says = all.map((at) => {
    const own = weights.subarray(at * count, (at + 1) * count);
    return own.reduce((sum, one) => sum + one * one, 0);
  });
  const loudest = all.toSorted((one, other) => (says[other] ?? 0) - (says[one] ?? 0) || one - other);
  return loudest.slice(0, most).toSorted((one, other) => one - other);
}

/** The weights of the features that are kept, in steps of each class's own. */
function quantized(model: Model, options: TrainingOptions): Weights {
  const { buckets, weights, bias } = model;
  const { classes, widest = WIDEST, steps: most = MOST_STEPS } = options;
  const count = classes.length;
  const kept = keptOf(model, options.most);
  const bits = new Uint8Array(BUCKETS / 8);
  for (const at of kept) {
    const bucket = buckets[at] ?? 0;
    bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  }
  const scales = classes.map((_, each) => {
    const squares = kept.reduce((sum, at) => sum + (weights[at * count + each] ?? 0) ** 2, 0);
    return (Math.sqrt(squares / Math.max(kept.length, 1)) * widest || 1) / most;
  });
  const steps = new Int8Array(kept.length * count);
  for (const [row, at] of kept.entries())
    for (const [each, scale] of scales.entries()) {
      const step = Math.round((weights[at * count + each] ?? 0) / scale);
      steps[row * count + each] = Math.max(-most, Math.min(most, step));
    }
  return { classes, scales, bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4), rows: rowsOf(bits), steps };
}

function sampleOf(words: readonly WordFeatures[], as: Pick<Sample, 'target' | 'counts' | 'weight'>): Sample {
  const length = words.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const sample = { buckets: new Uint32Array(length), values: new Float32Array(length), ...as };
  let at = 0;
  for (const { buckets, values } of words) {
    sample.buckets.set(buckets, at);
    sample.values.set(values, at);
    at += buckets.length;
  }
  return { ...sample, size: sizeOf(words.length) };
}

/** The samples of an example: all of it and, once there are weights, the stretch that speaks loudest. */
function samplesOf(
  { text, label, among, weight = 1, words: given }: Example,
  options: TrainingOptions,
  weights: Weights | null,
): Sample[] {
  const words = given ?? featuresOf(sentencesOf(text).flat(), options.seen);
  const target = options.classes.indexOf(label);
  const counts = options.classes.map((name) => among === undefined || among.includes(name));
  const as = { target, counts, weight };
  const whole = sampleOf(words, as);
  if (weights === null || words.length < 8) return [whole];
  const { ends, scores } = weigh(text, weights, options.seen);
  const alarming = options.classes.flatMap((name, at) => (options.found.has(name) ? [at] : []));
  const wanted = options.found.has(label) ? [target] : alarming;
  const loudness = (given: readonly number[]) => wanted.reduce((sum, at) => sum + (given[at] ?? 0), 0);
  const loudest = stretchesOf(ends)
    .map((stretch) => ({ ...stretch, loud: loudness(scores(stretch.from, stretch.to)) }))
    .reduce((most, one) => (one.loud > most.loud ? one : most));
  return [whole, sampleOf(words.slice(loudest.from, loudest.to), as)];
}

/** The rate in an epoch: the last steps are the smallest. */
function slower({ rate, epochs }: TrainingOptions, epoch: number): number {
  return rate * (1 - (0.7 * epoch) / epochs);
}

/** In how many samples each bucket stands. */
function seenIn(samples: readonly Sample[]): Uint32Array {
  const seen = new Uint32Array(BUCKETS);
  for (const { buckets } of samples) for (const bucket of new Set(buckets)) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return seen;
}

/**
 * Which buckets so many samples hold at least. What one round leaves out is not learnt with in the next: the rest learns to do
 * without it, where it would be missing what had been left to it.
 */
function isSeenIn(samples: readonly Sample[], least: number): (bucket: number) => boolean {
  const seen = seenIn(samples);
  return (bucket) => (seen[bucket] ?? 0) >= least;
}

/** A sample without the features that are not kept. */
function without(sample: Sample, isKept: (bucket: number) => boolean): Sample {
  const isOne = (_: number, at: number) => isKept(sample.buckets[at] ?? 0);
  return { ...sample, buckets: sample.buckets.filter(isOne), values: sample.values.filter(isOne) };
}

/** Weights without those of the classes that nobody asks for: how likely those left are beside one another stays. */
function only(keeps: readonly string[], { classes, scales, bias, rows, steps }: Weights): Weights {
  const kept = keeps.map((name) => classes.indexOf(name));
  const of = (all: readonly number[]) => kept.map((at) => all[at] ?? 0);
  const left = new Int8Array((steps.length / classes.length) * kept.length);
  for (let to = 0; to < left.length; to += 1) {
    const row = Math.floor(to / kept.length);
    left[to] = steps[row * classes.length + (kept[to % kept.length] ?? 0)] ?? 0;
  }
  return { classes: keeps, scales: of(scales), bias: of(bias), rows, steps: left };
}

/** A model that knows nothing yet of the buckets that samples hold, and the samples with the places of theirs in it. */
function begun(samples: readonly Sample[], count: number): { model: Model; placed: Sample[] } {
  const seen = seenIn(samples);
  const places = new Uint32Array(BUCKETS);
  const buckets = Uint32Array.from([...seen.keys()].filter((bucket) => (seen[bucket] ?? 0) > 0));
  for (const [at, bucket] of buckets.entries()) places[bucket] = at;
  const model = {
    buckets,
    weights: new Float32Array(buckets.length * count),
    moved: new Float32Array(buckets.length * count),
    bias: new Float64Array(count),
  };
  return {
    model,
    placed: samples.map((sample) => ({ ...sample, buckets: sample.buckets.map((bucket) => places[bucket] ?? 0) })),
  };
}

/** Trains a classifier; the same examples give the same bytes. */
export function train(examples: readonly Example[], options: TrainingOptions): Weights {
  // A stretch is looked for in the words of a text, which have other features than these.
  if (options.rounds > 1 && examples.some(({ words }) => words !== undefined))
    throw new RangeError('Features of one’s own are learnt in a single round');
  const random = randomFrom(20_261_122);
  let weights: Weights | null = null;
  for (let round = 0; round < options.rounds; round += 1) {
    const given = weights;
    const all = examples.flatMap((example) => samplesOf(example, options, given));
    const isKept = given === null ? isSeenIn(all, options.least) : (bucket: number) => rowAt(given.rows, bucket) >= 0;
    const samples = all.map((sample) => without(sample, isKept));
    const { model, placed } = begun(samples, options.classes.length);
    for (let epoch = 0; epoch < options.epochs; epoch += 1)
      for (const sample of shuffled(placed, random)) learn(sample, model, slower(options, epoch), options);
    weights = quantized(model, options);
  }
  if (weights === null) throw new RangeError('Training takes at least one round');
  return options.keeps ? only(options.keeps, weights) : weights;
}
