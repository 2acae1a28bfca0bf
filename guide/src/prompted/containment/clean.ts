import { cut } from '../../text/quote.ts';

/**
 * Characters that hide, reorder or carry what nobody sees: controls, bidi marks, tags, variation selectors beyond the
 * first sixteen, zero-width ones, blanks that are none.
 */
const HIDDEN =
  /[^\P{Cc}\n\t]|\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;
/** Holds together an emoji, and nothing else that is wanted. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/gu;

/** A text as everybody sees it: without characters that hide or reorder anything, lone surrogates replaced. */
export function visible(text: string): string {
  return text.toWellFormed().replace(LINE_ENDS, '\n').replace(HIDDEN, '').replace(LOOSE_JOINER, '');
}

/** The visible part of a text, at most `limit` UTF-16 units, cut at a word's end. */
export function cleaned(text: string, limit: number): string {
  return cut(visible(text.length > 2 * limit ? text.slice(0, 2 * limit) : text), limit);
}
