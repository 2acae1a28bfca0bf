import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';
import { whoseBooks } from './whose-words/words.ts';
import { holdsWorkWord } from './work-words.ts';

/** As many words as stand before whom something is done for: “take care of my grandson”. */
const MOST_BEFORE = 4;
/** Words of no more letters are small. */
const SHORT = 3;

/**
 * Whether what was heard as work, and not for how long, is done for one's own people and to nothing else: “I mind my
 * grandson” takes time and is no trade, whatever its verb names elsewhere (“garde”); who mends the neighbours' phones works.
 */
export function tendsFamily(one: Mention, { language, languages }: ReadingContext): boolean {
  if (one.field !== 'experience' || one.value.duration_months > 0) return false;
  const text = wordsOf(one);
  const words = read(text);
  const isSmall = ({ from, to }: { from: number; to: number }) =>
    to - from <= SHORT || isCommon(stem(flat(text.slice(from, to))), language);
  return languages.some((language) =>
    whoseBooks[language]
      .findAll(words)
      .some(
        ({ value, start, end }) =>
          value === 'kin' &&
          start > 0 &&
          start <= MOST_BEFORE &&
          end === words.length &&
          words.slice(1, start).every(isSmall) &&
          !holdsWorkWord(text.slice(words[1]?.from, words[start]?.from), language),
      ),
  );
}

/** Whether words heard as schooling are only those of whom something was learnt from: “learnt from my uncle”. */
export function isOnlyKin(words: string, { languages }: ReadingContext): boolean {
  const said = read(words);
  return languages.some((language) =>
    whoseBooks[language]
      .findAll(said)
      .some(({ value, start, end }) => value === 'kin' && start <= 1 && end === said.length),
  );
}
