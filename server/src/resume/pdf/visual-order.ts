import { isDigit, isLtr, isRtl } from './rtl.ts';

const BRACKETS = '()[]{}<>«»';
const PROTECTED_FROM = 0xe000;
const INSIDE_LTR_RUN = /[.,:/'’\-+#@_ ]/;

/** Stands for a bracket that pdf.js has already turned the right way round, so that nobody mirrors it again. */
function protectBracket(character: string): string {
  const index = BRACKETS.indexOf(character);
  return index < 0 ? character : String.fromCharCode(PROTECTED_FROM + index);
}

export function unprotectBrackets(text: string): string {
  return text.replace(/[\uE000-\uE009]/g, (mark) => BRACKETS.charAt(mark.charCodeAt(0) - PROTECTED_FROM));
}

/**
 * pdf.js hands right-to-left fragments over in logical order. To put whole rows in order by position they go back
 * to the order on paper, left to right, with Latin words and numbers kept.
 */
export function visualOrder(text: string): string {
  const characters = [...text];
  if (!characters.some(isRtl)) return text;
  const reversed = characters.reverse().map(protectBracket);
  let visual = '';
  for (let at = 0; at < reversed.length;) {
    const end = ltrRunEnd(reversed, at);
    visual += reversed.slice(at, end).reverse().join('') || reversed[at];
    at = Math.max(end, at + 1);
  }
  return visual;
}

/** Index after the last letter or digit of the left-to-right run beginning at `start`, or `start` when there is none. */
function ltrRunEnd(characters: readonly string[], start: number): number {
  let end = start;
  for (let at = start; at < characters.length; at++) {
    const character = characters[at] ?? '';
    if (isLtr(character) || isDigit(character)) end = at + 1;
    else if (at === start || !INSIDE_LTR_RUN.test(character)) break;
  }
  return end;
}
