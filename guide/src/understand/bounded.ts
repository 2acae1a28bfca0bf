import { isNegator } from '../text/negation.ts';
import { clausesOf, read } from '../text/phrases.ts';
import { isTimeUnit, numberIn } from './quantities.ts';

/** So far before a span its denial stands, in words: “no more than two hours”. */
const BEFORE = 4;

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
        return isSpan && words.slice(Math.max(0, at - 1 - BEFORE), at - 1).some(isNegator);
      });
      return unit < 0 ? clause : clause.slice(0, words[unit]?.to);
    })
    .join('\n');
}
