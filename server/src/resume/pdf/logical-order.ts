import { isDigit, isLtr, isRtl } from './rtl.ts';
import { unprotectBrackets } from './visual-order.ts';

type Segment = { text: string; isLtr: boolean };

const MIRROR: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
const RTL_RUN =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF](?:[^\p{L}\p{Nd}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF])*/gu;
/** Latin text whose brackets were already mirrored on paper: `Latin )word(`. */
const MIRRORED_LATIN = /(\p{Script=Latin}\s?)\)([^()\u0590-\u08FF]*[\p{Script=Latin}\d][^()\u0590-\u08FF]*)\(/gu;

/** A left-to-right line with some right-to-left words in it. */
export function reverseRtlRuns(visual: string): string {
  return visual.replace(RTL_RUN, (run) => [...run].reverse().join(''));
}

/**
 * A right-to-left line from the order on paper to the order of reading. Producers differ in whether brackets are
 * stored mirrored, so of the two readings the one whose brackets pair up wins.
 */
export function logicalOrder(visual: string): string {
  const segments = segmentsOf([...visual.replace(MIRRORED_LATIN, '$1($2)')]).reverse();
  const mirrored = unprotectBrackets(
    segments.map(({ text, isLtr }) => (isLtr ? text : (MIRROR[text] ?? text))).join(''),
  );
  const plain = unprotectBrackets(segments.map(({ text }) => text).join(''));
  return unpairedBrackets(mirrored) <= unpairedBrackets(plain) ? mirrored : plain;
}

function segmentsOf(characters: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < characters.length;) {
    const character = characters[at] ?? '';
    const end = isLtr(character) ? latinEnd(characters, at) : isDigit(character) ? numberEnd(characters, at) : at;
    segments.push({ text: characters.slice(at, Math.max(end, at + 1)).join(''), isLtr: end > at });
    at = Math.max(end, at + 1);
  }
  return segments;
}

/** Index after a run of Latin words: through spaces, signs, digits and brackets closed within it. */
function latinEnd(characters: readonly string[], start: number): number {
  let end = start;
  let depth = 0;
  for (let at = start; at < characters.length; at++) {
    const character = characters[at] ?? '';
    if (isRtl(character) || character === '\t') break;
    if (isLtr(character) || isDigit(character)) end = at + 1;
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) {
      if (depth === 0) break;
      if (--depth === 0) end = at + 1;
    }
  }
  return end;
}

/** Index after a number with its separators and one sign of percent or money: 1,250.50₪, 12/2019. */
function numberEnd(characters: readonly string[], start: number): number {
  let at = start + 1;
  while (
    isDigit(characters[at] ?? '') ||
    (/[.,:/-]/.test(characters[at] ?? '') && isDigit(characters[at + 1] ?? '') && isDigit(characters[at - 1] ?? ''))
  ) {
    at++;
  }
  return /[%$€₪]/.test(characters[at] ?? '') ? at + 1 : at;
}

function unpairedBrackets(text: string): number {
  let open = 0;
  let unpaired = 0;
  for (const character of text) {
    if (character === '(') open++;
    else if (character === ')' && open > 0) open--;
    else if (character === ')') unpaired++;
  }
  return unpaired + open;
}
