import { cut } from '../../text/quote.ts';

/** Characters of text from outside that could become a link, an image, a heading, a list, code or HTML. */
const MARKS = /[\\`*_[\]<>~|]/gu;
const LINE_START = /^(\d{0,9})([#>+=.)-]+)(?=\s)/u;
/** What markdown readers turn into links by themselves. */
const AUTOMATIC_LINKS = /:(?=\/\/)|(?<=\bwww)\.|(?<=\b(?:mailto|xmpp|javascript|data)):|@(?=[\p{L}\p{N}])/giu;
const HIDDEN = /[\p{Cc}\p{Cs}\u00AD\u200B\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]+/gu;
/** Joins two characters without showing. */
const JOINER = '\u2060';

/** As much of a description as an answer repeats, in UTF-16 units. */
const LONGEST = 600;

/**
 * Words of a plan or a person as one plain line for a markdown text: they show as they are and can't become a link, an
 * image, a heading, a list or HTML. Isolates of quotations inside it stay.
 */
export function plain(text: string): string {
  const line = text
    .replace(HIDDEN, ' ')
    .replace(/[ \t\n\r\f\v\u2028\u2029]+/gu, ' ')
    .trim();
  return balanced(cut(line, LONGEST))
    .replace(MARKS, (mark) => `\\${mark}`)
    .replace(LINE_START, '$1\\$2')
    .replace(AUTOMATIC_LINKS, (sign) => `${JOINER}${sign}${JOINER}`);
}

/** A text whose isolates close what they open; else without any, so that it can't end an isolate around it. */
function balanced(text: string): string {
  let depth = 0;
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/gu)) {
    depth += sign === '\u2069' ? -1 : 1;
    if (depth < 0) break;
  }
  return depth === 0 ? text : text.replace(/[\u2066-\u2069]/gu, '');
}
