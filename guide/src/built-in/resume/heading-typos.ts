import { wordsOf } from './fold.ts';
import { headingJoiners, headingModifiers, sectionWords } from './section-words.ts';

/** Shorter words have neighbours that mean something else ("carer", "career"). */
const MIN_LENGTH = 6;
/** From this length on two letters may be wrong. */
const LONG = 8;
const MAX_WORDS = 5;

const known = new Set([...Object.values(sectionWords).flat(), ...headingModifiers, ...headingJoiners].flatMap(wordsOf));
const byLength = Map.groupBy(known, ({ length }) => length);

/**
 * The words of a heading with misspelt ones put right ("work histroy" gives "work history"): a letter too many, too few
 * or wrong, or two neighbours changed over, twice in a long word. Undefined when a word stays unknown, or none was wrong.
 */
export function withoutTypos(words: readonly string[]): string[] | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const right = words.map((word) => (known.has(word) ? word : nearest(word)));
  const isMended = right.some((word, index) => word !== words[index]);
  return isMended && right.every((word) => word !== undefined) ? right : undefined;
}

function nearest(word: string): string | undefined {
  if (word.length < MIN_LENGTH || word.length > 20) return undefined;
  const most = word.length >= LONG ? 2 : 1;
  for (let distance = 1; distance <= most; distance++) {
    for (let length = word.length - distance; length <= word.length + distance; length++) {
      const found = byLength
        .get(length)
        ?.find((other) => other.length >= MIN_LENGTH && editDistance(word, other) === distance);
      if (found) return found;
    }
  }
  return undefined;
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
