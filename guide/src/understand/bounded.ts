import { isNegator } from '../text/negation.ts';
import { clausesOf, read, type ReadText } from '../text/phrases.ts';
import { isTimeUnit, numberIn } from './quantities.ts';
import { moreWords, overWords, thanWords } from './span-words/words.ts';

/** So far before a span its denial stands, in words: “no more than two hours”. */
const BEFORE = 4;
/** Hebrew writes “than” at the number: “יותר משעתיים”. */
const FROM = /^מ/u;

/** Whether “more than” stands right before a number; “not one day more of it” refuses all of it. */
function isBound(words: ReadText, number: number): boolean {
  const has = (at: number, set: ReadonlySet<string>) => words[at]?.forms.some((form) => set.has(form)) === true;
  if (has(number - 1, overWords)) return true;
  return FROM.test(words[number]?.forms[0] ?? '')
    ? has(number - 1, moreWords)
    : has(number - 1, thanWords) && has(number - 2, moreWords);
}

/**
 * A text without what stands behind a bound: “no more than two hours of weaving at a time” says how long somebody weaves,
 * and refuses no weaving.
 */
export function withoutBounded(text: string): string {
  return text
    .split('\n')
    .flatMap(clausesOf)
    .map((clause) => {
      const words = read(clause);
      const unit = words.findIndex((word, at) => {
        const number = words[at - 1];
        const isSpan = isTimeUnit(word) && number !== undefined && numberIn(number) !== undefined;
        return isSpan && isBound(words, at - 1) && words.slice(Math.max(0, at - 1 - BEFORE), at - 1).some(isNegator);
      });
      return unit < 0 ? clause : clause.slice(0, words[unit]?.to);
    })
    .join('\n');
}
