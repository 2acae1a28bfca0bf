export interface TrainingOptions {
  classes: readonly string[];
  /** Classes in which a single stretch decides for the whole text; in any other, every stretch is of the class. */
  found: ReadonlySet<string>;
  /** Times every example is shown in a round. */
  epochs: number;
  /** Rounds; before each but the first, the stretches that decide are looked for anew. */
  rounds: number;
  rate: number;
  /** How much a weight is drawn to zero. */
  decay: number;
}
