import { type AskedField, isNumberField, isYesNoField, type Language } from '@foothold/contract';
import { belongsToCry, OF_A_CRY } from '../care/held-back.ts';
import { isTown } from '../language/towns.ts';
import { tokensOf } from '../reader/spans/tokens.ts';
import { fold } from '../text/fold.ts';
import { smallWords } from '../work/small-words.ts';
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
    : kinds[0]?.has('job') === true;
}

/** From here on a clause is a part of the cry even where all that is taken from it is a name or a number. */
const PLAINLY_OF_A_CRY = 0.4;

/** Whether a fact has no part in the cry that a message may be: of a plain one, a clause has to be louder to hold it. */
export function isApart(message: string, language: Language): (field: AskedField, words: string) => boolean {
  const isOfCry = belongsToCry(message);
  return (field, words) => {
    // A number by itself is no part of it.
    if (isNumberField(field)) return true;
    return !isOfCry(words, isPlainFact(field, words, language) ? PLAINLY_OF_A_CRY : OF_A_CRY);
  };
}

/**
 * Whether a fact is written down though it is asked about what stands beside it: it is plain, and has no part in a cry. A
 * number is looked for where it was said, since “I have two days left” is no time for work; one that was said in words waits.
 */
export function isPlainBeside(message: string, language: Language): (field: AskedField, words: string) => boolean {
  const isOfCry = belongsToCry(message);
  return (field, words) =>
    isPlainFact(field, words, language) && message.includes(words) && !isOfCry(words, PLAINLY_OF_A_CRY);
}
