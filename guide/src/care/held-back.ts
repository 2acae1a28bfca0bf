import type { AskedField } from '@foothold/contract';
import { dangerHeard } from '../reader/safety.ts';
import { fold } from '../text/fold.ts';
import { withoutIdioms } from './distress.ts';

/**
 * From here on, what would be written down as a fact may be despair. Of what somebody wants it is enough that it might
 * be: a wish that everything ends is short, and reads like any other. Below what `careFor` asks about for the same
 * reason: there a whole message is stopped, here one clause waits for an answer (decision 022).
 */
const HELD: Partial<Record<AskedField, number>> = {
  goals: 0.26,
  hobbies: 0.45,
  skills: 0.45,
  limits: 0.45,
  dislikes: 0.45,
  notes: 0.45,
};
/** One or two words say little: they have to be plainer. */
const FEW = 3;
const FEW_ADD = 0.1;

/** As many clauses of a message are read; nobody writes more. */
const MOST_CLAUSES = 120;

/**
 * Whether words that would be kept as a fact of a field may be despair, as far as can be read, by themselves or in a clause
 * of the message they stand in. A clause is read once, however many facts stand in it.
 */
export function despairIn(message: string): (field: AskedField, words: string) => boolean {
  const clauses = message
    // What announces a wish (“my goal: …”) is read with it.
    .split(/[.;!?,()\n]+/u, MOST_CLAUSES)
    .map((clause) => ({ text: clause.trim(), folded: fold(clause) }));
  const heard = new Map<string, number>();
  const dangerOf = (text: string) => {
    const danger = heard.get(text) ?? dangerHeard(withoutIdioms(text));
    heard.set(text, danger);
    return danger;
  };
  return (field, words) => {
    const from = HELD[field];
    if (from === undefined) return false;
    const said = fold(words).trim();
    const around = clauses.filter(({ folded }) => said !== '' && folded.includes(said)).map(({ text }) => text);
    return [words, ...around].some((clause) => {
      const isFew = clause.split(/\s+/u).length < FEW && field !== 'goals';
      return dangerOf(clause) >= from + (isFew ? FEW_ADD : 0);
    });
  };
}
