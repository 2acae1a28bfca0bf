import { isNegator } from '../text/negation.ts';
import { clausesOf, read, type ReadText } from '../text/phrases.ts';
import { isTimeUnit, numberIn } from './quantities.ts';

/** So far before a span its denial stands, in words: “no more than two hours”. */
const BEFORE = 4;
/** “More than”, by its first word and by what follows it; “not one day more of it” refuses all of it. */
const MORE = new Set('more over longer plus mas mais יותר'.split(' '));
const THAN = new Set('than de d que do da'.split(' '));
const FROM = /^מ/u;

/** Whether “more than” stands right before a number, or within it as Hebrew writes it (“יותר משעתיים”). */
function isBound(words: ReadText, number: number): boolean {
  const has = (at: number, set: ReadonlySet<string>) => words[at]?.forms.some((form) => set.has(form)) === true;
  const isWritten = FROM.test(words[number]?.forms[0] ?? '');
  return (
    (has(number - 1, THAN) && has(number - 2, MORE)) || (has(number - 1, MORE) && isWritten) || has(number - 1, OVER)
  );
}
const OVER = new Set('over above מעל acima encima'.split(' '));

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
