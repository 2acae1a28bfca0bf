import { clausesOf, PhraseBook, read } from '../../../text/phrases.ts';
import { type Challenge, challengeLexicon, challenges } from './challenge-lexicon.ts';

const book = new PhraseBook(
  challenges.flatMap((challenge) =>
    challengeLexicon[challenge].split('|').map((phrase) => [phrase, challenge] as const),
  ),
);

/** What a text says holds a business back, in any of the five languages; undefined when it says something else. */
export function challengeIn(text: string): Challenge | undefined {
  const named = new Set(clausesOf(text).flatMap((clause) => [...book.valuesIn(read(clause))]));
  return challenges.find((challenge) => named.has(challenge));
}
