import type { FailureKind } from '@foothold/guide';
import type { Budget } from './budget.ts';
import type { Meters } from './meters.ts';

export interface ModelServices {
  sessionSecret: string;
  budget: Budget;
  meters: Meters;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told when a model is left alone for a while, and why. */
  onRest?: (model: string, kind: FailureKind) => void;
}
