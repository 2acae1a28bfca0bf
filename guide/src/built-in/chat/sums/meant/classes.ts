import type { TrainingOptions } from '../../../../reader/training-options.ts';
import { asked, pers, whats } from './meanings.ts';

const training: Omit<TrainingOptions, 'classes' | 'most'> = {
  found: new Set<string>(),
  epochs: 30,
  rounds: 1,
  rate: 0.1,
  decay: 2e-6,
  least: 2,
  widest: 6,
  steps: 18,
  smoothing: 0.05,
};

/** What the readers of sums learn: what a figure is, of what it is told, what is asked, and of what. */
export const sumTraining = {
  what: { ...training, classes: whats, most: 3_050 },
  per: { ...training, classes: pers, most: 1_700 },
  ask: { ...training, classes: [...asked, 'same'], most: 2_000 },
  askPer: { ...training, classes: pers, most: 800 },
} satisfies Record<string, TrainingOptions>;
