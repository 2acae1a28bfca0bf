import { scoresOf } from './classifier.ts';
import { FEWER, featuresOf, sentencesOf, type WordFeatures } from './features.ts';
import { onFirstUse } from '../text/first-use.ts';
import { remembered } from '../text/remembered.ts';
import type { TrainingOptions } from './training-options.ts';
import { type PackedWeights, unpack } from './unpack.ts';

/** As much of a message as says what it is for, in UTF-16 units. */
const TELLING = 1_000;

/** A message as it is seen by the readers of what a whole message is for. */
export const wholeFeatures = (message: string): WordFeatures[] =>
  featuresOf(sentencesOf(message.slice(0, TELLING)).flat(), FEWER);

/** Found by trying on messages that were not learnt from (decision 050). */
export const actTraining: Omit<TrainingOptions, 'classes' | 'most'> = {
  // A message is read as a whole, so that no stretch of it is looked for.
  found: new Set<string>(),
  epochs: 16,
  rounds: 1,
  rate: 0.15,
  decay: 2e-6,
  least: 2,
  widest: 6,
  steps: 18,
  smoothing: 0.05,
};

/** Tells what a message is for, of so many acts: learnt from messages that people wrote for each. */
export interface ActReader<Act extends string> {
  /** How likely a message is each act, 0 to 1. */
  likelihoods: (message: string) => ReadonlyMap<Act, number>;
  /** The likeliest act, where it is so likely at least; null where it is not. */
  likeliest: (message: string, least: number) => Act | null;
}

/** A reader of the acts that its weights were trained with, in their order. */
export function actReader<Act extends string>(packed: PackedWeights, acts: readonly Act[]): ActReader<Act> {
  const weights = onFirstUse(() => unpack(packed));
  const likelihoods = remembered((message: string): ReadonlyMap<Act, number> => {
    const scores = scoresOf(wholeFeatures(message), weights());
    return new Map(acts.map((act, at) => [act, scores[at] ?? 0]));
  });
  const likeliest = (message: string, least: number) => {
    const [first] = [...likelihoods(message)].toSorted(([, one], [, other]) => other - one);
    return first && first[1] >= least ? first[0] : null;
  };
  return { likelihoods, likeliest };
}
