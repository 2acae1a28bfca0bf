import { languages } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { fold, formsOf, stem, type Token, tokensOf } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { wordsOf } from './refusals.ts';
import alongside from './alongside.json' with { type: 'json' };
import relatives from './relatives.json' with { type: 'json' };
import { holdsWorkWord } from './work-words.ts';

/** As many words as stand before whom something is done for: “take care of my grandson”. */
const MOST_BEFORE = 4;
/** Words of no more letters are small. */
const SHORT = 3;

const RELATIVES = new Map(languages.map((language) => [language, new Set(relatives[language].map(fold))]));

const isRelative = (word: string, { languages: spoken }: ReadingContext) =>
  spoken.some((language) => RELATIVES.get(language)?.has(word) === true);

/**
 * Whether what was heard as work, where work was not asked for, and not for how long, is done for a relative and to nothing
 * else: “I mind my grandson” takes time and is no trade, whatever its verb names elsewhere (“garde”).
 */
export function tendsFamily(one: Mention, heard: ReadingContext): boolean {
  if (one.field !== 'experience' || one.value.duration_months > 0 || heard.asked === 'experience') return false;
  const text = wordsOf(one);
  const words = tokensOf(text);
  const last = words.at(-1);
  if (!last || words.length < 2 || words.length > MOST_BEFORE + 1 || !isRelative(last.word, heard)) return false;
  const between = words.slice(1, -1);
  // “Fish with my father” is done beside them, not to them.
  if (between.some(({ word }) => alongside[heard.language].includes(word))) return false;
  const isSmall = ({ word }: Token) => word.length <= SHORT || isCommon(stem(word), heard.language);
  return between.every(isSmall) && !holdsWorkWord(text.slice(between[0]?.from ?? last.from, last.from), heard.language);
}

/** Whether words heard as schooling are only those of whom something was learnt from: “learnt from my uncle”. */
export function isOnlyKin(words: string, heard: ReadingContext): boolean {
  const said = tokensOf(words);
  const last = said.at(-1);
  if (!last || said.length > 2) return false;
  // Hebrew writes its “from” at the word.
  return formsOf(last.word).some((word) => isRelative(word, heard));
}
