import { type Need, needs } from '../../catalogue/schema.ts';
import type { TrainingOptions } from '../../reader/training-options.ts';

/** Tools are had or not, and who has none says so in as many words: no data tell of them. */
const isLearnt = (need: Need): need is Exclude<Need, 'tools'> => need !== 'tools';

/** What somebody can rule out: a need, meeting anybody in person, or putting any money in. */
export const ruledOutKinds = [...needs.filter(isLearnt), 'in-person', 'capital'] as const;
export type RuledOutKind = (typeof ruledOutKinds)[number];

/** The mark of a sentence that rules out nothing. */
export const NOTHING = '-';
export const needClasses: readonly string[] = [...ruledOutKinds, NOTHING];

/** Found by trying on sentences that were not learnt from (docs/decisions/045). */
export const needTraining: Omit<TrainingOptions, 'classes'> = {
  // A sentence is read as a whole, so that no stretch of it is looked for.
  found: new Set<string>(),
  epochs: 8,
  rounds: 1,
  rate: 0.3,
  decay: 2e-6,
  least: 6,
  most: 90_000,
  // What lists make of a sentence says far more than any of its words.
  widest: 30,
  smoothing: 0.05,
};
