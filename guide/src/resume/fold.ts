import { escaped } from '../text/escaped.ts';

/** Plain Latin and Hebrew letters carry no accents, and most of a text is made of them. */
const NOT_PLAIN = /[^\0-\x7f\u05D0-\u05EA]/g;

/** Each unit is taken apart once: there are 65,536 at most, and a text repeats a few. */
const folds = new Map<string, string>();

function foldedUnit(unit: string): string {
  const known = folds.get(unit) ?? (unit.normalize('NFD').charAt(0) || unit).toLowerCase().charAt(0);
  folds.set(unit, known);
  return known;
}

/**
 * Lower case without accents, for comparing words. Keeps the length in UTF-16 units, so that a position in the
 * folded text is the same position in the text itself.
 */
export function fold(text: string): string {
  const plain = text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()).replace(NOT_PLAIN, foldedUnit);
  return plain.replace(/[’‘`´׳]/g, "'").replace(/[“”״]/g, '"');
}

/** The letter and number words of a text, folded. Apostrophes and quotation marks inside words stay (d'études, סמנכ"ל). */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:['"][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A pattern that finds any of the words, longest first, as whole words in folded text. */
export function anyOf(words: readonly string[]): string {
  const sorted = words.map(fold).sort((a, b) => b.length - a.length);
  const patterns = sorted.map((word) => escaped(word).replace(/ /g, '\\s+'));
  return `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`;
}
