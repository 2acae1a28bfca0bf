import { randomFrom, shuffled } from '../random.ts';
import { LABELS } from './kinds.ts';
import { chainOf, emissionsOf, START, stepsOf, type TaggerWeights } from './tagger.ts';
import { TOKEN_BUCKETS } from './token-features.ts';

/** A message as its tokens' features and their true labels. */
export interface TaggerExample {
  features: Uint32Array[];
  labels: number[];
}

export interface TaggerOptions {
  epochs: number;
  rate: number;
  /** How much a weight that is used is drawn to zero. */
  decay: number;
  /** Above 0: how far a weight must have moved before its steps get smaller, so that slight slopes move it slightly. */
  ease: number;
  /** Share of a token's features that are hidden each time it is shown, so that what stands around a word counts too. */
  hidden: number;
  /** Of so many last epochs the mean is taken. */
  averaged: number;
  /** Features of fewer tokens are left out. */
  fewest: number;
}

/** Slopes below move nothing. */
const FLAT = 1e-3;

interface Model {
  tokens: Float32Array;
  steps: Float32Array;
}

const modelOf = (): Model => ({
  tokens: new Float32Array(TOKEN_BUCKETS * LABELS),
  steps: new Float32Array((LABELS + 1) * LABELS),
});

/** AdaGrad: a weight that has moved far takes smaller steps. */
function step(weights: Float32Array, moved: Float32Array, { at, slope }: Slope, { rate, ease }: TaggerOptions): void {
  const far = (moved[at] ?? 0) + slope * slope;
  moved[at] = far;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(far + ease);
}

interface Slope {
  at: number;
  slope: number;
}

/** An example without a share of its features. */
function thinned({ features, labels }: TaggerExample, hidden: number, random: () => number): TaggerExample {
  return { labels, features: features.map((buckets) => buckets.filter(() => random() >= hidden)) };
}

function withoutRare(examples: readonly TaggerExample[], fewest: number): TaggerExample[] {
  const seen = new Uint32Array(TOKEN_BUCKETS);
  for (const { features } of examples)
    for (const buckets of features) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return examples.map(({ features, labels }) => ({
    labels,
    features: features.map((buckets) => buckets.filter((bucket) => (seen[bucket] ?? 0) >= fewest)),
  }));
}

/** One example's step down the slope of its negative log-likelihood. */
function learn({ features, labels }: TaggerExample, model: Model, moved: Model, options: TaggerOptions): void {
  const steps = stepsOf(model.steps);
  const chain = chainOf(emissionsOf(features, { ...model, scale: 1 }), steps);
  for (const [at, buckets] of features.entries())
    for (let label = 0; label < LABELS; label += 1) {
      const slope = (chain.marginals[at * LABELS + label] ?? 0) - (labels[at] === label ? 1 : 0);
      if (Math.abs(slope) < FLAT) continue;
      for (const bucket of buckets) {
        const place = bucket * LABELS + label;
        const drawn = slope + options.decay * (model.tokens[place] ?? 0);
        step(model.tokens, moved.tokens, { at: place, slope: drawn }, options);
      }
    }
  for (const [at, label] of labels.entries()) {
    const truth = at === 0 ? START : (labels[at - 1] ?? 0);
    for (let next = 0; next < LABELS; next += 1)
      if (at === 0) {
        const slope = (chain.marginals[next] ?? 0) - (label === next ? 1 : 0);
        step(model.steps, moved.steps, { at: START * LABELS + next, slope }, options);
      } else
        for (let before = 0; before < LABELS; before += 1) {
          const both =
            ((chain.forward[(at - 1) * LABELS + before] ?? 0) *
              (chain.stepsRaised[before * LABELS + next] ?? 0) *
              (chain.raised[at * LABELS + next] ?? 0) *
              (chain.backward[at * LABELS + next] ?? 0)) /
            (chain.norms[at] ?? 1);
          const slope = both - (before === truth && next === label ? 1 : 0);
          if (Math.abs(slope) > 1e-5) step(model.steps, moved.steps, { at: before * LABELS + next, slope }, options);
        }
  }
}

/** Trains a chain (a linear conditional random field); the same examples give the same weights. */
export function trainTagger(given: readonly TaggerExample[], options: TaggerOptions): TaggerWeights {
  const random = randomFrom(20_261_123);
  const examples = withoutRare(given, options.fewest).filter(({ labels }) => labels.length > 0);
  const [model, moved, mean] = [modelOf(), modelOf(), modelOf()];
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const rate = options.rate * (1 - (0.8 * epoch) / options.epochs);
    for (const example of shuffled(examples, random))
      learn(thinned(example, options.hidden, random), model, moved, { ...options, rate });
    if (epoch < options.epochs - options.averaged) continue;
    // Read with all its features, a token has more of them than it was learnt with.
    add(mean.tokens, model.tokens, (1 - options.hidden) / options.averaged);
    add(mean.steps, model.steps, 1 / options.averaged);
  }
  return { ...mean, scale: 1 };
}

function add(sums: Float32Array, weights: Float32Array, share: number): void {
  for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight * share;
}
