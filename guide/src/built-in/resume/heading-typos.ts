import { wordsOf } from '../../resume/fold.ts';
import { headingJoiners, headingModifiers, sectionWords } from './section-words.ts';

/** Shorter words have neighbours that mean something else ("carer", "career"). */
const MIN_LENGTH = 6;
/** From this length on two letters may be wrong. */
const LONG = 8;
const MAX_WORDS = 5;
const MAX_WRONG_WORDS = 2;

const known = new Set([...Object.values(sectionWords).flat(), ...headingModifiers, ...headingJoiners].flatMap(wordsOf));
const byLength = Map.groupBy(known, ({ length }) => length);

/** Words written as they sound are known from this length on ("laser" for "lazer"). */
const MIN_ALIKE = 4;
const byPhonetics = new Map<string, string>();
for (const word of known) {
  if (word.length >= MIN_ALIKE && !byPhonetics.has(phonetics(word))) byPhonetics.set(phonetics(word), word);
}

/** What Romance spellings that sound alike have in common: h, ç/s/z/x, c/k/qu, g/j, b/v, ll/y, m/n, doubled letters. */
function phonetics(word: string): string {
  return word
    .replace(/h/g, '')
    .replace(/c(?=[ei])|[çzx]|sc(?=[ei])/g, 's')
    .replace(/qu|[kq]/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/m(?=[^aeiou])|m$/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/**
 * The words of a heading with misspelt ones put right ("work histroy" gives "work history"): a letter too many, too few
 * or wrong, or two neighbours changed over, twice in a long word. Undefined when a word stays unknown, or none was wrong.
 */
export function withoutTypos(words: readonly string[]): string[] | undefined {
  const unknown = words.filter((word) => !known.has(word));
  if (words.length > MAX_WORDS || unknown.length > MAX_WRONG_WORDS) return undefined;
  const right = words.map((word) => (known.has(word) ? word : nearest(word)));
  const isMended = right.some((word, index) => word !== words[index]);
  return isMended && right.every((word) => word !== undefined) ? right : undefined;
}

function nearest(word: string): string | undefined {
  const alike = word.length >= MIN_ALIKE ? byPhonetics.get(phonetics(word)) : undefined;
  if (alike) return alike;
  if (word.length < MIN_LENGTH || word.length > 20) return undefined;
  const most = word.length >= LONG ? 2 : 1;
  for (let distance = 1; distance <= most; distance++) {
    for (let length = word.length - distance; length <= word.length + distance; length++) {
      const found = byLength
        .get(length)
        ?.find((other) => hasSameStart(word, other) && editDistance(word, other) === distance);
      if (found) return found;
    }
  }
  return undefined;
}

/** One of the first two letters is right in most slips; looking no further saves comparing every pair of words. */
function hasSameStart(word: string, other: string): boolean {
  return other.length >= MIN_LENGTH && (word[0] === other[0] || word[1] === other[1]);
}

/** Letters to add, leave out, change or swap with a neighbour (optimal string alignment). */
export function editDistance(left: string, right: string): number {
  let twoBack: number[] = [];
  let before = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let at = 1; at <= right.length; at++) {
      const isSame = left[row - 1] === right[at - 1];
      const isSwapped = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBack[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    twoBack = before;
    before = current;
  }
  return before[right.length] ?? 0;
}
