import { scoresOf } from '../../../../reader/classifier.ts';
import { FEWER, featuresOf, sentencesOf, type WordFeatures } from '../../../../reader/features.ts';
import { unpack } from '../../../../reader/unpack.ts';
import { onFirstUse } from '../../../../text/first-use.ts';
import { remembered } from '../../../../text/remembered.ts';
import { kindClasses } from './classes.ts';
import packed from './kind-weights.json' with { type: 'json' };

const weights = onFirstUse(() => unpack(packed));

/** As much of a message as says what is asked, in UTF-16 units. */
const TELLING = 1_000;

/** A message as the reader of kinds sees it. */
export const kindFeatures = (message: string): WordFeatures[] =>
  featuresOf(sentencesOf(message.slice(0, TELLING)).flat(), FEWER);

/**
 * How likely a message asks for each kind of thing, 0 to 1, or for none. A kind has the ways of asking for a dozen topics to
 * be learnt from, so that it is often known where the topic is not.
 */
export const kindsAsked = remembered((message: string): ReadonlyMap<string, number> => {
  const scores = scoresOf(kindFeatures(message), weights());
  return new Map(kindClasses.map((kind, at) => [kind, scores[at] ?? 0]));
});
