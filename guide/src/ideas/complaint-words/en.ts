import type { ComplaintWords } from './kinds.ts';

/** How English speakers say that there is too much of something, and that something is well enough. */
export const en: ComplaintWords = {
  excess: 'so much|so many|too much|too many|all those|all these|all that|nothing but|only ever',
  praise: "not bad|not a problem|no problem|nothing against|don't mind|do not mind|no objection|not the problem",
};
