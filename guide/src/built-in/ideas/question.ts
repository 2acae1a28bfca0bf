import type { Words } from '../../catalogue/load.ts';
import type { RecommendInput } from '../../guide.ts';
import type { Fact } from '../../profile/facts.ts';

/** A question for ideas, read: what all of its answers are made of. */
export interface IdeaQuestion {
  input: RecommendInput;
  /** What the profile says, without what it rules out. */
  facts: readonly Fact[];
  words: Words;
  /** Decides between what nothing speaks for, so that not everybody gets the same. */
  seed: string;
}
