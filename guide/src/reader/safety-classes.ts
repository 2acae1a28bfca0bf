import { OF_LIFE } from './features.ts';
import type { TrainingOptions } from './training-options.ts';

/** What a sentence of `guide/training` is to the readers of danger and of the law. */
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

/** What a sentence is to the reader of danger: whether a wish is honest is none of its business. */
export const dangerClasses = ['self', 'violence', 'exploited', 'health', 'unsure', 'figure', 'plain'] as const;
export type DangerClass = (typeof dangerClasses)[number];

/** What a wish is to the reader of the law, which learns to tell it from cries and figures of speech, but is not asked about those. */
export const lawClasses = ['unlawful', 'lawful', 'plain'] as const;
export type LawClass = (typeof lawClasses)[number];

/** Found by trying on sentences that were not learnt from (docs/decisions/022). */
const training = { epochs: 6, rounds: 2, rate: 0.15, decay: 2e-6, least: 10, smoothing: 0.05 };

const IN_DANGER: ReadonlySet<string> = new Set<DangerClass>(['self', 'violence', 'exploited', 'health', 'unsure']);

export const dangerTraining: TrainingOptions = {
  ...training,
  classes: dangerClasses,
  found: IN_DANGER,
  most: 132_000,
  seen: OF_LIFE,
};
export const lawTraining: TrainingOptions = {
  ...training,
  classes: safetyClasses,
  keeps: lawClasses,
  found: new Set([...IN_DANGER, 'unlawful']),
  most: 160_000,
};
