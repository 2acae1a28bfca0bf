import type { ComplaintWords } from './kinds.ts';

/** How English speakers say that there is too much of something, and that something is well enough. */
export const en: ComplaintWords = {
  excess: 'so much|so many|too much|too many|all those|all these|all that|nothing but|only ever',
  praise: "not bad|not a problem|no problem|nothing against|don't mind|do not mind|no objection|not the problem",
  far: 'too far|so far|far from|far away|a long way|on the bus|on the train|each way|there and back|commute',
  reason:
    'no money in|hardly any money|little money in|pays nothing|pays too little|hardly pays|not worth it|all day already|already all day|all day as it is|at my age|already do that|already did that|have done that|did that for|have to buy|need to buy|nothing to spend',
};
