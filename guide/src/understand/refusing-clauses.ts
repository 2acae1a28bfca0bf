import type { Language } from '@foothold/contract';
import { isNegator, negatorIn } from '../text/negation.ts';
import { clausesOf, type ReadText, type ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { isTimeUnit } from './quantities.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { isRefusedBehind, isTurnedBack, type NeedClause, needClausesOf, refusesWhole, SHORT } from './ruled-out.ts';

/** A shorter word names nothing. */
const SHORTEST = 3;
/** What is named first and denied behind a comma is named in so few words: “curtains and hems, I don't do them”. */
const NAMED_FIRST = 4;

/** Whether a clause may only name something; “ten hours a week, I can't do more” says how much there is. */
const namesAlone = ({ words }: NeedClause) => words.length <= NAMED_FIRST && !words.some(isTimeUnit);

/** Whether a word says nothing by itself. */
export const isLight = ({ forms }: ReadWord) => forms.some((form) => form.length < SHORTEST || little.has(form));

/**
 * Whether words deny what was named before them and nothing else: no deed or quality stands among them, which would be what
 * is denied (“never bores me”, “I do not stop”), and nobody else is who does not do it.
 */
function deniesNoMore(words: ReadText, language: Language): boolean {
  const found = quittingBooks[language].findAll(words);
  const closes = found.filter(({ value }) => value === 'doing' || value === 'closing');
  const isClosing = (index: number) => closes.some(({ start, end }) => start <= index && index < end);
  return (
    words.every((word, index) => isNegator(word) || isLight(word) || isClosing(index)) &&
    !found.some(({ value }) => value === 'nobody')
  );
}

/** Whether a denial behind what a clause names denies something else than that: “knitting never bores me”. */
export function deniesElse(said: ReadText, language: Language): boolean {
  const no = said.findIndex(negatorIn(language));
  return no >= 0 && isRefusedBehind(said, language) && !deniesNoMore(said.slice(no), language);
}

/** Whether a clause denies doing something that it does not name: “, I don't do them any more”, “, j'en fais plus”. */
function deniesIt({ words, named, fine }: NeedClause, language: Language): boolean {
  if (named.length > 0 || fine.length > 0 || words.length > SHORT || !words.some(negatorIn(language))) return false;
  const isDoing = quittingBooks[language].findAll(words).some(({ value }) => value === 'doing');
  return isDoing && deniesNoMore(words, language);
}

/** Whether a clause that turns against the one before it does so by itself, or by a denial of that and nothing else. */
function turnsOn({ words, named, bearings }: NeedClause, language: Language): boolean {
  const isLone = bearings.some(({ value, start, end }) => value === 'lone' && start === 0 && end === words.length);
  return named.length > 0 || isLone || !words.some(isNegator) || deniesNoMore(words, language);
}

/** A clause of what somebody refuses, and whether it turns against all that it names, by itself or by the one behind it. */
export interface RefusingClause {
  clause: string;
  said: ReadText;
  named: NeedClause['named'];
  isWhole: boolean;
}

/** The clauses of a text, each with whether it refuses all that it names. */
export function refusingClauses(text: string, most: number, language: Language): RefusingClause[] {
  const clauses = needClausesOf(
    clausesOf(text)
      .slice(0, most + 1)
      .join('\n'),
    language,
  );
  return clauses.slice(0, most).map((one, at) => {
    const next = clauses[at + 1];
    const isNamedFirst = namesAlone(one) && next !== undefined && deniesIt(next, language);
    const isTurned = isTurnedBack(one, next) && next !== undefined && turnsOn(next, language);
    const isByItself = refusesWhole(one.clause, one.words, language) && !deniesElse(one.words, language);
    const isWhole = isByItself || isTurned || isNamedFirst;
    return { clause: one.clause, said: one.words, named: one.named, isWhole };
  });
}
