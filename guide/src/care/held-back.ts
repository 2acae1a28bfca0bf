import type { AskedField } from '@foothold/contract';
import { SENTENCE_END } from '../reader/features.ts';
import { dangerHeard, mayBeCry } from '../reader/safety.ts';
import { fold } from '../text/fold.ts';
import { withoutIdioms } from './distress.ts';

/**
 * From here on, what would be written down as a fact may be despair. Of what somebody wants it is enough that it might
 * be: a wish that everything ends is short, and reads like any other. Below what `careFor` asks about for the same
 * reason: there a whole message is stopped, here one clause waits for an answer (decision 022).
 */
const HELD: Partial<Record<AskedField, number>> = {
  goals: 0.25,
  hobbies: 0.43,
  skills: 0.43,
  limits: 0.43,
  dislikes: 0.43,
  notes: 0.43,
};
/** Fewer words say little: they have to be plainer. */
const FEW = 5;
const FEW_ADD = 0.15;

/** As many clauses of a message are read; nobody writes more. */
export const MOST_CLAUSES = 120;

/** What is heard of danger in some words, and in each clause of a message that they stand in. */
interface HeardAround {
  text: string;
  danger: number;
}

/** What parts clauses; “2.5” and “1,000” are one number. What announces a wish (“my goal: …”) is read with it. */
export const BETWEEN_CLAUSES = /(?<!\d)[.;!?,()\n]+|[.;!?,()\n]+(?!\d)/u;

/** The clauses of a message, in order. */
export const clausesOf = (message: string): string[] =>
  message.split(BETWEEN_CLAUSES, MOST_CLAUSES).map((clause) => clause.trim());

/** Whether a fact stands in a clause. */
type StandsIn = (clause: string) => boolean;

/** How loud the words of a fact and the clauses around them are. A clause is read once, however many facts stand in it. */
function heardAround(message: string): (words: string, standsIn?: StandsIn) => HeardAround[] {
  const clauses = clausesOf(message).map((text) => ({ text, folded: fold(text) }));
  const heard = new Map<string, number>();
  const dangerOf = (text: string) => {
    const danger = heard.get(text) ?? dangerHeard(withoutIdioms(text));
    heard.set(text, danger);
    return danger;
  };
  return (words, standsIn) => {
    const said = fold(words).trim();
    const around = clauses.filter(({ text, folded }) =>
      standsIn ? standsIn(text) : said !== '' && folded.includes(said),
    );
    return [words, ...around.map(({ text }) => text)].map((text) => ({ text, danger: dangerOf(text) }));
  };
}

/** Whether words that would be kept as a fact of a field may be despair, as far as can be read, by themselves or in their clause. */
export function despairIn(message: string): (field: AskedField, words: string) => boolean {
  const around = heardAround(message);
  return (field, words) => {
    const from = HELD[field];
    if (from === undefined) return false;
    return around(words).some(({ text, danger }) => {
      const isFew = text.split(/\s+/u).length < FEW && field !== 'goals';
      return danger >= from + (isFew ? FEW_ADD : 0);
    });
  };
}

/**
 * Whether a message may be a cry, if so softly that it would not be asked about by itself: then it is asked before any fact
 * of it is written down, however plain the fact's own clause is.
 */
export const mayHoldCry = (message: string): boolean => mayBeCry(withoutIdioms(message));

/** From here on a clause may belong to a cry that was heard in its message. */
export const OF_A_CRY = 0.18;

/** Whether words may belong to the cry that was heard in a message, since a clause that holds them is as loud. */
export function belongsToCry(message: string): (words: string, from?: number, standsIn?: StandsIn) => boolean {
  const around = heardAround(message);
  return (words, from = OF_A_CRY, standsIn) => around(words, standsIn).some(({ danger }) => danger >= from);
}

/** From here on a sentence holds a cry, of which what somebody tells in their own words may be a part. */
const IN_A_CRY = 0.3;

/**
 * Whether words stand in a sentence that may be a cry, however quiet their own clause is: “this time it came to nothing, and
 * I'm returning the equipment” tells of no job.
 */
export function standsInCry(message: string): (words: string) => boolean {
  const sentences = message.split(SENTENCE_END, MOST_CLAUSES).map((text) => ({ text, folded: fold(text) }));
  return (words) => {
    const said = fold(words).trim();
    return sentences.some(
      ({ text, folded }) => said !== '' && folded.includes(said) && dangerHeard(withoutIdioms(text)) >= IN_A_CRY,
    );
  };
}
