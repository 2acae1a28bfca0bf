import { wholeFeatures } from '../../../../reader/acts.ts';
import { scoresOf } from '../../../../reader/classifier.ts';
import { unpack } from '../../../../reader/unpack.ts';
import { onFirstUse } from '../../../../text/first-use.ts';
import { remembered } from '../../../../text/remembered.ts';
import { kindClasses } from './classes.ts';
import packed from './kind-weights.json' with { type: 'json' };

const weights = onFirstUse(() => unpack(packed));

/**
 * How likely a message asks for each kind of thing, 0 to 1, or for none. A kind has the ways of asking for a dozen topics to
 * be learnt from, so that it is often known where the topic is not.
 */
export const kindsAsked = remembered((message: string): ReadonlyMap<string, number> => {
  const scores = scoresOf(wholeFeatures(message), weights());
  return new Map(kindClasses.map((kind, at) => [kind, scores[at] ?? 0]));
});
