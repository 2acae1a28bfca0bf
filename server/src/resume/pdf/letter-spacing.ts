import type { Fragment } from './fragment.ts';

/** As many letters in a row, each with a space beside it, are no words of one letter. */
const LETTERS_AT_LEAST = 3;
/** Of fragments with one character each, a gap wider than this many usual ones parts two words. */
const WORD_GAPS = 1.7;
/** Points by which baselines of one line may differ. */
const SAME_LINE = 1;

const isSpread = (word: string) => word.split(' ').every((part) => /^.$/u.test(part));

/** The words of a text whose letters were set apart ("W O R K   H I S T O R Y"); null when they weren't. */
function closed(text: string, atLeast: number): string | null {
  const words = text.trim().split(/ {2,}/);
  const letters = words.reduce((sum, word) => sum + word.split(' ').length, 0);
  if (letters < atLeast || !words.every(isSpread) || !/\p{L} \p{L}/u.test(text)) return null;
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

/** Fragments with the letters of spread headings together again; where they stand on the page stays. */
export function withoutLetterSpacing(fragments: readonly Fragment[]): Fragment[] {
  const spread = new Set(fragments.filter(({ text }) => closed(text, LETTERS_AT_LEAST) !== null));
  const isBesideSpread = ({ y }: Fragment) => [...spread].some((other) => Math.abs(other.y - y) <= SAME_LINE);
  const whole = fragments.map((fragment) => {
    const text = closed(fragment.text, spread.size > 0 && isBesideSpread(fragment) ? 2 : LETTERS_AT_LEAST);
    return text === null ? fragment : { ...fragment, text };
  });
  return joinedLetters(whole);
}

/** Runs of fragments of one letter each on one line, as the words they make. */
function joinedLetters(fragments: readonly Fragment[]): Fragment[] {
  const result: Fragment[] = [];
  let run: Fragment[] = [];
  const isLetter = ({ text }: Fragment) => /^\p{L}$/u.test(text);
  const flush = () => {
    result.push(...(run.length > LETTERS_AT_LEAST ? wordsOf(run) : run));
    run = [];
  };
  for (const fragment of fragments) {
    const last = run.at(-1);
    if (last && (!isLetter(fragment) || Math.abs(last.y - fragment.y) > SAME_LINE || fragment.x < last.x)) flush();
    if (isLetter(fragment)) run.push(fragment);
    else result.push(fragment);
  }
  flush();
  return result;
}

function wordsOf(letters: readonly Fragment[]): Fragment[] {
  const gapBefore = (index: number) => {
    const [before, here] = [letters[index - 1], letters[index]];
    return before && here ? here.x - before.x - before.width : 0;
  };
  const gaps = letters.slice(1).map((_letter, index) => gapBefore(index + 1));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: Fragment[] = [];
  for (const [index, letter] of letters.entries()) {
    const word = words.at(-1);
    if (word && gapBefore(index) <= WORD_GAPS * Math.max(usual, 0.1)) {
      word.text += letter.text;
      word.width = letter.x + letter.width - word.x;
    } else words.push({ ...letter });
  }
  return words;
}
