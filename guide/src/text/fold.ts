import { lately } from './lately.ts';
import { unmarked } from './unmarked.ts';

const HEBREW = /[\u05D0-\u05EA]/u;
const HEBREW_PREFIX = /^[הובלכמש]/u;
const HEBREW_PLURAL = /(?:ים|ות)$/u;
const APOSTROPHES = /["'’״׳]/u;

/** Lower case without accents and niqqud. For comparing, never for showing. */
export function fold(text: string): string {
  return unmarked(text).toLowerCase();
}

/** The words that one written word holds: “don’t” is two, “l’anglais” is two, the acronym “עו״ד” is one. */
function partsOf(written: string): string[] {
  const folded = fold(written);
  if (HEBREW.test(folded)) return [folded.replace(/["'’״׳]/gu, '')];
  if (folded === 'cannot') return ['can', 'not'];
  if (/n['’]t$/u.test(folded)) return [folded.slice(0, -3), 'not'];
  return folded.split(APOSTROPHES).filter((part) => part !== '');
}

/** A word as read, with its place in the text. */
export interface Token {
  word: string;
  /** Index of its first UTF-16 unit. */
  from: number;
  /** Index after its last UTF-16 unit. */
  to: number;
}

const WRITTEN = /[\p{L}\p{N}\p{M}]+(?:["'’״׳][\p{L}\p{M}]+)*/gu;

/** The folded words of a text in order. */
export const tokensOf = lately((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  // With one pattern for all texts: a text of a thousand clauses would make as many.
  WRITTEN.lastIndex = 0;
  for (let match = WRITTEN.exec(text); match; match = WRITTEN.exec(text)) {
    const [written] = match;
    const { index: from } = match;
    for (const word of partsOf(written)) tokens.push({ word, from, to: from + written.length });
  }
  return tokens;
});

/** A word without its plural s; words of three letters and those in -ss stay. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Everything a written word may stand for: itself, its singular and, in Hebrew, itself without up to three prefixes. */
export function formsOf(word: string): string[] {
  if (!HEBREW.test(word)) return word === stem(word) ? [word] : [word, stem(word)];
  const forms = [word];
  let rest = word;
  for (let stripped = 0; stripped < 3 && rest.length > 2 && HEBREW_PREFIX.test(rest); stripped += 1) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return [...forms, ...forms.filter((form) => form.length > 4).map((form) => form.replace(HEBREW_PLURAL, ''))];
}
