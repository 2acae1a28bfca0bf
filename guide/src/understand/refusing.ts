import type { Language } from '@foothold/contract';
import { isNegated } from '../text/negation.ts';
import { type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import { awayLexicon } from './place-words.ts';
import { isTurnedBack, refusesWhole, saysFine } from './ruled-out.ts';
import { senseBooks } from './sense-words/books.ts';

const away = PhraseBook.ofLists([[awayLexicon, true] as const]);

/** So far a denial reaches, in words: “no quiero ir más a los mercados”. */
const REACH = 8;
/** “Keep me well away from bars”. */
const AWAY = 5;
/** “It is not over for me”: so far before an end its denial stands. */
const BEFORE_END = 2;

/** What says in a clause that all it names is over, or what it did to somebody. */
function endsIn(said: ReadText, language: Language): Found<true>[] {
  return senseBooks(language)
    .ended(said)
    .filter(({ start }) => !isNegated(said, start, BEFORE_END, language));
}

function isOver(said: ReadText, language: Language): boolean {
  return endsIn(said, language).length > 0;
}

/** A clause of so few words is about what it names, and may be over in the next. */
const SHORT = 7;

/** Whether a clause turns against all it names, by itself or by what stands alone in the next: “dough, never again”. */
export function isAgainstAll(clauses: readonly string[], at: number, said: ReadText, language: Language): boolean {
  const [clause = '', next] = clauses.slice(at, at + 2);
  if (refusesWhole(clause, said, language) || isOver(said, language)) return true;
  if (next === undefined) return false;
  return isTurnedBack(said, next, language) || (said.length <= SHORT && isOver(read(next), language));
}

/** Which words of a clause are denied, each by its place. */
export function deniedIn(
  clauses: readonly string[],
  at: number,
  said: ReadText,
  language: Language,
): (index: number) => boolean {
  if (saysFine(clauses[at] ?? '', [language])) return () => false;
  const isAgainst = isAgainstAll(clauses, at, said, language);
  const kept = away.findAll(said);
  // “I have put it away” names nothing itself.
  const ends = isAgainst ? endsIn(said, language) : [];
  const isEnd = (index: number) => ends.some(({ start, end }) => start <= index && index < end);
  return (index) =>
    (isAgainst && !isEnd(index)) ||
    isNegated(said, index, REACH, language) ||
    kept.some(({ end }) => end <= index && index < end + AWAY);
}
