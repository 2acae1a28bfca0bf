import type { Seen } from './features.ts';

export interface TrainingOptions {
  classes: readonly string[];
  /** Classes that are asked for, so that the weights of no others are kept; absent = all. */
  keeps?: readonly string[];
  /** Classes in which a single stretch decides for the whole text; in any other, every stretch is of the class. */
  found: ReadonlySet<string>;
  /** Times every example is shown in a round. */
  epochs: number;
  /** Rounds; before each but the first, the stretches that decide are looked for anew. */
  rounds: number;
  rate: number;
  /** How much a weight is drawn to zero. */
  decay: number;
  /** Samples that have to hold a feature for it to be kept: what fewer have says little of any other. */
  least: number;
  /** Features that are kept at most, so that the weights stay as small as the repository has room for. */
  most: number;
  /** The largest weights of a class are cut at so many times what they are on an average; absent = 4. */
  widest?: number;
  /** Steps that a weight is told in, up and down: fewer take less room; absent = `MOST_STEPS`. */
  steps?: number;
  /** What is seen of words; absent = all but what lives are told by. */
  seen?: Seen;
  /** Share of certainty that is kept back from each example, so that a single word never makes sure. */
  smoothing: number;
}
