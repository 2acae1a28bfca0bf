import kinds from '../../../../catalogue/answers/kinds.json' with { type: 'json' };
import type { TrainingOptions } from '../../../../reader/training-options.ts';

/** What a question may be about, each a few of the topics that short answers are written for. */
const topicsOf: Readonly<Record<string, readonly string[]>> = kinds;

/** The mark of a message that none of them answers. */
export const NOTHING = '-';
export const kindClasses: readonly string[] = [...Object.keys(topicsOf), NOTHING];

const kindOf = new Map(Object.entries(topicsOf).flatMap(([kind, topics]) => topics.map((topic) => [topic, kind])));

/** The kind of question that a topic answers. Throws for a topic that `kinds.json` has not. */
export function kindOfTopic(topic: string): string {
  const kind = kindOf.get(topic);
  if (kind === undefined) throw new Error(`No kind of question for ${topic}: add it to catalogue/answers/kinds.json`);
  return kind;
}

/** Found by trying on questions that were not learnt from (`npm run guide:answers`). */
export const kindTraining: Omit<TrainingOptions, 'classes'> = {
  // A question is read as a whole, so that no stretch of it is looked for.
  found: new Set<string>(),
  epochs: 12,
  rounds: 1,
  rate: 0.15,
  decay: 2e-6,
  least: 10,
  most: 7_000,
  steps: 18,
  widest: 6,
  smoothing: 0.05,
};
