import { MESSAGE_LIMIT } from '@foothold/contract';

/** Control and formatting characters, and the points of Hebrew. */
const HIDDEN = /\p{Cf}|\p{Cc}|\uFE0F|(?=\p{Script=Hebrew})\p{M}/gu;
const PICTURE = /\p{Extended_Pictographic}+/gu;

/** A message as it is read: storable, one kind of space, no hidden characters; emoji part sentences. Lines stay. */
export function cleaned(message: string): string {
  return message
    .slice(0, MESSAGE_LIMIT)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n+/gu, '\n')
    .replace(PICTURE, '\n')
    .replace(HIDDEN, (hidden) => (hidden === '\n' ? '\n' : ''))
    .replace(/ ?[–—]+ ?| --? /gu, (dash) => (dash.length > 1 ? ', ' : '-'))
    .replace(/ {2,}/gu, ' ')
    .replace(/\S{80,}/gu, (run) => run.slice(0, 80))
    .trim();
}

/** A stretch of a message, from a UTF-16 unit up to, not including, another. */
export interface Stretch {
  from: number;
  to: number;
}

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Where a pattern (global) is found in a text that stands at `from` in its message. */
export function stretchesOf(pattern: RegExp, text: string, from = 0): Stretch[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    from: from + index,
    to: from + index + found.length,
  }));
}

/** Lower case without accents and with straight quotation marks, every UTF-16 unit in its place. */
export function flat(text: string): string {
  // Most signs are as they should be already; of Hebrew too, which has neither case nor accents.
  const folded = text.replace(/[^a-z0-9 ,.\u05D0-\u05EA]/gu, (sign) =>
    sign.length > 1 ? sign : (sign.normalize('NFD').charAt(0) || sign).toLowerCase().charAt(0),
  );
  return folded
    .replace(/[’‘`´׳]/gu, "'")
    .replace(/[“”״]/gu, '"')
    .replace(/־/gu, '-');
}

/** Where words stand in a folded message, where they first do; null where they do not as they are. */
export function placeOfWords(words: string, folded: string): Stretch | null {
  const from = words === '' ? -1 : folded.indexOf(flat(words));
  return from < 0 ? null : { from, to: from + words.length };
}

/** Parts of a message that no wish and no limit reaches beyond, with what ends them. */
export const PIECE = /(?:[^,.;!?¿¡\n()…•·|]|[.,](?=\d))+(?<end>[,.;!?\n()…]?)/gu;

/** A part of a message, as written and as compared; both have the same length. */
export interface Passage {
  text: string;
  flat: string;
}

export function passageOf(text: string): Passage {
  return { text, flat: flat(text) };
}

/** A part of a passage, without the spaces around it. */
export function sliceOf({ text, flat: compared }: Passage, from: number, to: number): Passage {
  const part = text.slice(from, to);
  const start = from + (part.length - part.trimStart().length);
  const end = Math.max(start, to - (part.length - part.trimEnd().length));
  return { text: text.slice(start, end), flat: compared.slice(start, end) };
}

const BULLET = /^\s*(?:[-*>+]|\d{1,2}[.)](?= ))\s*/u;

/** The sentences and lines of a cleaned message. */
export function sentencesOf(message: string): Passage[] {
  return message
    .split(/[;!?¿¡\n•·▪●◦|]+|\.(?!\d)/u)
    .map((sentence) => passageOf(sentence.replace(BULLET, '').trim()))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
