const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** A Hebrew or Arabic character. */
export function isRtl(character: string): boolean {
  return RTL.test(character);
}

/** A letter of a script written from left to right. */
export function isLtr(character: string): boolean {
  return !RTL.test(character) && LETTER.test(character);
}

export function isDigit(character: string): boolean {
  return DIGIT.test(character);
}

/** True when more letters run from right to left than the other way. */
export function isMostlyRtl(text: string): boolean {
  let balance = 0;
  for (const character of text) balance += isRtl(character) ? 1 : isLtr(character) ? -1 : 0;
  return balance > 0;
}
