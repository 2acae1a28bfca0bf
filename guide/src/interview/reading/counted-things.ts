import type { Language } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import { ownWorkWords } from './own-work/words.ts';
import { rolesIn } from './told-clauses.ts';
import { units } from './units.ts';

const NEXT_WORD = /^ (\p{L}{4,})/u;
/** A number that begins what is said: behind a name it is an age, whatever follows. */
const BEGINS = /(?:^|[,.;:!?\n(]) ?$/u;
/** Units that count people's years, money and time, and no things. */
const unitWords = new Set(Object.values(units).flatMap((unit) => [...unit]));

/** Whether a number of a folded text counts things, so that it is no age and no time: “agora é columbofilia: 40 pombos”. */
export function countsThings(
  folded: string,
  { from, to }: { from: number; to: number },
  languages: readonly Language[],
): boolean {
  const word = NEXT_WORD.exec(folded.slice(to, to + 40))?.[1];
  if (word === undefined || unitWords.has(word) || !BEGINS.test(folded.slice(0, from))) return false;
  if (rolesIn(word, languages, ({ age }) => age).length > 0) return false;
  return languages.some((language) => {
    const { many, noThing } = ownWorkWords[language];
    return many.test(word) && !noThing.has(word) && !isCommon(stem(word), language);
  });
}
