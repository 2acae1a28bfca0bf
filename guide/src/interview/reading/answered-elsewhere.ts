import { type AskedField, isFilled, type Profile } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, passageOf } from './message.ts';
import { bareAnswer } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';
import { isTownSaid } from './town-behind.ts';

/** Below it a number of years is as likely a length. */
const LEAST_AGE = 16;
/** Of what was asked for here, years are a length. */
const LENGTHS: ReadonlySet<AskedField | null> = new Set(['experience', 'education']);

/**
 * What a message answers of which nothing was understood for what was asked: a known town by itself is where somebody
 * lives, and years by themselves are an age, where that is not known yet. “Alicante”, asked for hours.
 */
export function answeredElsewhere(message: string, profile: Profile, heard: ReadingContext): Mention[] {
  const words = message.replaceAll(/^[\s.,!]+|[\s.,!]+$/gu, '');
  const isOpen = (field: AskedField) => heard.asked !== field && !isFilled(profile, field);
  // “Deal” and “split” are towns and words: only what is written as a name, and is no word of theirs, is one here.
  const isName = /^[\p{Lu}\p{Lo}]/u.test(words) && !isCommon(stem(flat(words)), heard.language);
  if (isOpen('location') && isName && isTownSaid(words, message, heard)) return [{ field: 'location', value: words }];
  const passage = passageOf(words);
  const [only, ...more] = quantitiesIn(passage.flat, heard.languages);
  const isYears = only?.kind === 'years' && more.length === 0 && only.from === 0 && only.to === words.length;
  if (!isYears || !isOpen('age') || LENGTHS.has(heard.asked)) return [];
  const age = bareAnswer(passage, 'age', { ...heard, asked: 'age' });
  return age && Number(age.value) >= LEAST_AGE ? [age] : [];
}
