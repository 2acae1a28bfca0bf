import type { TrainingOptions } from './training-options.ts';

/** What a sentence is to the reader of danger and harm. */
export const safetyClasses = [
  'self',
  'violence',
  'exploited',
  'health',
  'unsure',
  'figure',
  'unlawful',
  'lawful',
  'plain',
] as const;
export type SafetyClass = (typeof safetyClasses)[number];

/** Found by trying on a part of the training sentences kept apart (docs/decisions/022). */
export const safetyTraining: Omit<TrainingOptions, 'classes'> = {
  found: new Set<SafetyClass>(['self', 'violence', 'exploited', 'health', 'unsure', 'unlawful']),
  epochs: 6,
  rounds: 2,
  rate: 0.15,
  decay: 2e-6,
  least: 10,
  most: 170_000,
  smoothing: 0.05,
};
