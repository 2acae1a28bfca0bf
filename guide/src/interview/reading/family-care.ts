import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { wordsOf } from './refusals.ts';
import { whoseBooks } from './whose-words/words.ts';

/** As many words as stand before whom something is done for: “take care of my grandson”. */
const MOST_BEFORE = 4;

/**
 * Whether what was heard as work, and not for how long, is done for one's own people and nobody else: “I mind my grandson”
 * takes time and is no trade, whatever its verb names elsewhere (“garde”).
 */
export function tendsFamily(one: Mention, { languages }: ReadingContext): boolean {
  if (one.field !== 'experience' || one.value.duration_months > 0) return false;
  const words = read(wordsOf(one));
  return languages.some((language) =>
    whoseBooks[language]
      .findAll(words)
      .some(({ value, start, end }) => value === 'kin' && start > 0 && start <= MOST_BEFORE && end === words.length),
  );
}
