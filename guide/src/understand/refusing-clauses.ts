import type { Language } from '@foothold/contract';
import { isCommon } from '../language/common.ts';
import { isNegator, negatorIn } from '../text/negation.ts';
import { clausesOf, type ReadText, type ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { isTimeUnit } from './quantities.ts';
import { quittingBooks } from './quitting-words/words.ts';
import { isTurnedBack, type NeedClause, needClausesOf, refusesWhole, SHORT } from './ruled-out.ts';

/** A shorter word names nothing. */
const SHORTEST = 3;
/** What is named first and denied behind a comma is named in so few words: “curtains and hems, I don't do them”. */
const NAMED_FIRST = 4;

/** Whether a clause may only name something; “ten hours a week, I can't do more” says how much there is. */
const namesAlone = ({ words }: NeedClause) => words.length <= NAMED_FIRST && !words.some(isTimeUnit);

/** Whether a clause denies doing something that it does not name: “, I don't do them any more”, “, j'en fais plus”. */
function deniesIt({ words, named, fine }: NeedClause, language: Language): boolean {
  if (named.length > 0 || fine.length > 0 || words.length > SHORT || !words.some(negatorIn(language))) return false;
  const light = quittingBooks[language].findAll(words).filter(({ value }) => value === 'doing' || value === 'closing');
  const isLight = (word: ReadWord, index: number) =>
    isNegator(word) ||
    word.forms.some((form) => form.length < SHORTEST || little.has(form) || isCommon(form, language)) ||
    light.some(({ start, end }) => start <= index && index < end);
  return light.some(({ value }) => value === 'doing') && words.every(isLight);
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
    const isWhole = refusesWhole(one.clause, one.words, language) || isTurnedBack(one, next) || isNamedFirst;
    return { clause: one.clause, said: one.words, named: one.named, isWhole };
  });
}
