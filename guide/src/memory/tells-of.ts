import { formsOf, tokensOf } from '../text/fold.ts';

/** Shorter words tell nothing by themselves, in any of the languages. */
const SHORTEST = 3;
/** A sentence with so much of what somebody wants forgotten tells of it. */
const SHARE = 0.5;
/** As much of a text is read, in UTF-16 units: a message is no longer. */
const READ = 8_000;

const weighty = (word: string) => word.length >= SHORTEST || /\d/u.test(word);

/** The words of a text that weigh, each with the forms it may have. */
function wordsOf(text: string): string[][] {
  return tokensOf(text)
    .filter(({ word }) => weighty(word))
    .map(({ word }) => formsOf(word));
}

/** Figures with the word behind them: “4 hours”. */
function figuresIn(text: string): Set<string> {
  const tokens = tokensOf(text).map(({ word }) => formsOf(word).at(-1) ?? word);
  return new Set(
    tokens.flatMap((word, at) => (/^\d/u.test(word) && tokens[at + 1] ? [`${word} ${tokens[at + 1]}`] : [])),
  );
}

/**
 * Whether a text tells of what is to be forgotten: a sentence of it holds half of its words, or one of its figures with
 * what it counts. What is said in wholly other words is not found.
 */
export function tellsOf(forgotten: string, text: string): boolean {
  const wanted = wordsOf(forgotten);
  const figures = figuresIn(forgotten);
  if (wanted.length === 0) return text.includes(forgotten.trim());
  return text
    .slice(0, READ)
    .split(/[.!?\n]+/u)
    .some((sentence) => {
      const held = new Set(wordsOf(sentence).flat());
      const found = wanted.filter((forms) => forms.some((form) => held.has(form))).length;
      if (found >= Math.min(wanted.length, 2) && found / wanted.length >= SHARE) return true;
      return figures.size > 0 && [...figuresIn(sentence)].some((figure) => figures.has(figure));
    });
}
