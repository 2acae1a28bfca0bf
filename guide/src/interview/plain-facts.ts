import { type AskedField, isNumberField, isYesNoField, type Language } from '@foothold/contract';
import { belongsToCry, clausesOf, OF_A_CRY, standsInCry } from '../care/held-back.ts';
import { isTown } from '../language/towns.ts';
import { tokensOf } from '../reader/spans/tokens.ts';
import { fold } from '../text/fold.ts';
import { smallWords } from '../work/small-words.ts';
import { isByOthers } from './care-beside-limits.ts';
import type { Mention } from './fields.ts';
import { languagesOf } from './reading/language.ts';
import { flat } from './reading/message.ts';
import { quantitiesIn } from './reading/quantities.ts';
import { wordsOf } from './reading/refusals.ts';
import { nameKinds } from './reading/work-words.ts';

/** Words of the longest name that is plain by itself; in more of them other things are told as well. */
const MOST_WORDS = 5;

/** What the knowledge of work takes each word of a text for, small ones left out. */
function kindsIn(text: string, language: Language): ReadonlySet<string>[] {
  const tokens = tokensOf(text).filter((token) => /\p{L}/u.test(token.text));
  return nameKinds(tokens, language).filter((_, at) => !smallWords.has(fold(tokens[at]?.text ?? '')));
}

/**
 * Whether a fact is plain: a number, a yes or no, or a place, job or skill that lists know by that name. What somebody did in
 * their own words (“sold the guitar”), what they wish, can't and feel may each be a farewell.
 */
function isPlainFact(field: AskedField, words: string, language: Language): boolean {
  if (isNumberField(field) || isYesNoField(field)) return true;
  if (field === 'location') return words.split(/\s*,\s*/u).some(isTown);
  if (field !== 'experience' && field !== 'skills') return false;
  const kinds = kindsIn(words, language);
  if (kinds.length > MOST_WORDS) return false;
  return field === 'skills'
    ? kinds.length > 0 && kinds.every((kind) => kind.has('skill'))
    : // “A plumber at Farewell” has a name in it that may say anything.
      kinds[0]?.has('job') === true && kinds.every((kind) => kind.size > 0);
}

/** A number of a message, in the clause that says it. */
interface Said {
  clause: string;
  value: number;
  written: number;
  /** Whether it is a length of time, of which the value is in months. */
  isLength: boolean;
  /** Whether it was said in figures, not in words. */
  isFigure: boolean;
}

/** The numbers that a message says, in figures and in words. */
function numbersSaid(message: string, language: Language): Said[] {
  const languages = languagesOf(flat(message), language);
  return clausesOf(message).flatMap((clause) => {
    const folded = flat(clause);
    return quantitiesIn(folded, languages).map(({ kind, value, written, from, to }) => {
      const isFigure = /\d/u.test(folded.slice(from, to));
      return { clause, value, written, isLength: kind === 'years', isFigure };
    });
  });
}

/** From here on a clause is a part of the cry even where all that is taken from it is a name or a number. */
const PLAINLY_OF_A_CRY = 0.42;

/** What may be written down of a message that may be a cry. */
export interface Apart {
  /** Whether a fact may be; of a job its title. */
  holds(field: AskedField, words: string): boolean;
  /** Whether the length of a job may be, in months. */
  holdsLength(months: number): boolean;
  /** Whether the name of an employer may be. */
  holdsEmployer(name: string): boolean;
}

/** What has no part in a cry: of numbers those that `isApart` takes for that, as they are said. */
function apartIn(message: string, language: Language, isNumberApart: (said: readonly Said[]) => boolean) {
  const isOfCry = belongsToCry(message);
  let numbers: Said[] | null = null;
  const isQuiet = (isMeant: (one: Said) => boolean) => {
    const said = (numbers ??= numbersSaid(message, language)).filter(isMeant);
    const around = new Set(said.map(({ clause }) => clause));
    return isNumberApart(said) && !isOfCry('', PLAINLY_OF_A_CRY, (clause) => around.has(clause));
  };
  return {
    isOfCry,
    holdsNumber: (number: number) => isQuiet(({ value, written }) => value === number || written === number),
    holdsLength: (months: number) => isQuiet(({ isLength, value }) => isLength && value === months),
  };
}

/** What has no part in the cry that a message may be: of a plain fact, a clause has to be louder to hold it. */
export function apartFrom(message: string, language: Language): Apart {
  const { isOfCry, holdsNumber, holdsLength } = apartIn(message, language, () => true);
  const isInCry = standsInCry(message);
  return {
    holds(field, words) {
      if (isNumberField(field)) return holdsNumber(Number(words));
      if (isPlainFact(field, words, language)) return !isOfCry(words, PLAINLY_OF_A_CRY);
      return !isOfCry(words, OF_A_CRY) && !isInCry(words);
    },
    holdsLength,
    holdsEmployer: (name) => !isOfCry(name),
  };
}

/**
 * What is written down of a message beside the question about it: what is plain and has no part in a cry. Of a number that
 * was said in words the clause is not sure (“two days left” is no time for work), and an employer may have any name: they
 * wait. Nothing is told where others may do it, who may see the screen.
 */
export function plainBeside(message: string, language: Language): Apart {
  const { isOfCry, holdsNumber, holdsLength } = apartIn(
    message,
    language,
    (said) => said.length > 0 && said.every(({ isFigure }) => isFigure),
  );
  // What is faint sounds of anything.
  const isSeen = isOfCry(message) && isByOthers(message);
  return {
    holds(field, words) {
      if (isSeen || !isPlainFact(field, words, language)) return false;
      if (isNumberField(field)) return holdsNumber(Number(words));
      return message.includes(words) && !isOfCry(words, PLAINLY_OF_A_CRY);
    },
    holdsLength,
    holdsEmployer: () => false,
  };
}

/** A fact without what must not be written down of it; null where nothing may be. */
export function onlyApart(one: Mention, apart: Apart): Mention | null {
  if (!apart.holds(one.field, wordsOf(one))) return null;
  if (one.field !== 'experience') return one;
  const { role_title, company_name, duration_months } = one.value;
  const employer = company_name !== null && apart.holdsEmployer(company_name) ? company_name : null;
  const months = apart.holdsLength(duration_months) ? duration_months : 0;
  return { ...one, value: { role_title, company_name: employer, duration_months: months, description: null } };
}
