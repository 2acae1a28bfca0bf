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
  /** Features of fewer tokens are left out. */
  fewest: number;
}

/** AdaGrad: a weight that has moved far takes smaller steps. */
function step(weights: Float32Array, moved: Float32Array, at: number, slope: number, rate: number): void {
  const far = (moved[at] ?? 0) + slope * slope;
  moved[at] = far;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(far + 1e-6);
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
function learn(
  { features, labels }: TaggerExample,
  model: TaggerWeights & { tokens: Float32Array; steps: Float32Array },
  moved: { tokens: Float32Array; steps: Float32Array },
  { rate, decay }: TaggerOptions,
): void {
  const steps = stepsOf(model.steps);
  const chain = chainOf(emissionsOf(features, model), steps);
  for (const [at, buckets] of features.entries())
    for (let label = 0; label < LABELS; label += 1) {
      const slope = (chain.marginals[at * LABELS + label] ?? 0) - (labels[at] === label ? 1 : 0);
      if (Math.abs(slope) < 1e-4) continue;
      for (const bucket of buckets) {
        const place = bucket * LABELS + label;
        step(model.tokens, moved.tokens, place, slope + decay * (model.tokens[place] ?? 0), rate);
      }
    }
  for (const [at, label] of labels.entries()) {
    const truth = at === 0 ? START : (labels[at - 1] ?? 0);
    for (let next = 0; next < LABELS; next += 1)
      if (at === 0) {
        const slope = (chain.marginals[next] ?? 0) - (label === next ? 1 : 0);
        step(model.steps, moved.steps, START * LABELS + next, slope, rate);
      } else
        for (let before = 0; before < LABELS; before += 1) {
          const both =
            ((chain.forward[(at - 1) * LABELS + before] ?? 0) *
              (chain.stepsRaised[before * LABELS + next] ?? 0) *
              (chain.raised[at * LABELS + next] ?? 0) *
              (chain.backward[at * LABELS + next] ?? 0)) /
            (chain.norms[at] ?? 1);
          const slope = both - (before === truth && next === label ? 1 : 0);
          if (Math.abs(slope) > 1e-5) step(model.steps, moved.steps, before * LABELS + next, slope, rate);
        }
  }
}

/** Trains a chain (a linear conditional random field); the same examples give the same weights. */
export function trainTagger(given: readonly TaggerExample[], options: TaggerOptions): TaggerWeights {
  const random = randomFrom(20_261_123);
  const examples = withoutRare(given, options.fewest).filter(({ labels }) => labels.length > 0);
  const size = TOKEN_BUCKETS * LABELS;
  const model = { tokens: new Float32Array(size), scale: 1, steps: new Float32Array((LABELS + 1) * LABELS) };
  const moved = { tokens: new Float32Array(size), steps: new Float32Array((LABELS + 1) * LABELS) };
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const rate = options.rate * (1 - (0.8 * epoch) / options.epochs);
    for (const example of shuffled(examples, random)) learn(example, model, moved, { ...options, rate });
  }
  return model;
}
