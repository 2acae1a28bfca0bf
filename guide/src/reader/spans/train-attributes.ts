import { randomFrom, shuffled } from '../random.ts';
import { ATTRIBUTE_BUCKETS, ATTRIBUTES, type AttributeWeights, attributeSums, sigmoid } from './attributes.ts';

/** A marked stretch as its features, and for each attribute whether it holds. */
export interface AttributeExample {
  buckets: Uint32Array;
  holds: boolean[];
}

export interface AttributeOptions {
  epochs: number;
  rate: number;
  decay: number;
  /** Above 0: how far a weight must have moved before its steps get smaller, so that slight slopes move it slightly. */
  ease: number;
  /** How often an attribute that holds counts: most hold rarely. */
  positive: number;
}

/** Trains one logistic regression an attribute; the same examples give the same weights. */
export function trainAttributes(examples: readonly AttributeExample[], options: AttributeOptions): AttributeWeights {
  const random = randomFrom(20_261_124);
  const size = ATTRIBUTE_BUCKETS * ATTRIBUTES;
  const model = { stretches: new Float32Array(size), scale: 1 };
  const moved = new Float32Array(size);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const rate = options.rate * (1 - (0.8 * epoch) / options.epochs);
    for (const { buckets, holds } of shuffled(examples, random)) {
      const sums = attributeSums(buckets, model);
      for (let each = 0; each < ATTRIBUTES; each += 1) {
        const given = sigmoid(sums[each] ?? 0);
        const slope = holds[each] ? (given - 1) * options.positive : given;
        if (Math.abs(slope) < 1e-4) continue;
        for (const bucket of buckets) {
          const at = bucket * ATTRIBUTES + each;
          const weight = model.stretches[at] ?? 0;
          const step = slope + options.decay * weight;
          const far = (moved[at] ?? 0) + step * step;
          moved[at] = far;
          model.stretches[at] = weight - (rate * step) / Math.sqrt(far + options.ease);
        }
      }
    }
  }
  return model;
}
