import { lately } from './lately.ts';

const MARKS = /\p{M}+/gu;
/** ASCII and Hebrew letters are as plain as they get, and most of what is written. */
const NOT_PLAIN = /[^\0-\x7f\u05D0-\u05EA]/;

/** A single sign may stand for eighteen letters, and a text of such signs for a book; what people write hardly grows. */
const GROWS = 2;
/** Room for a short text, as “½” and “ﬃ”. */
const ROOM = 4;

const plainest = lately((text: string): string => {
  const most = GROWS * text.length + ROOM;
  // Letters stand with two marks at most; what has more is no text either.
  const plain = text
    .normalize('NFKD')
    .slice(0, 2 * most)
    .replace(MARKS, '');
  return plain.length > most ? plain.slice(0, most).toWellFormed() : plain;
});

/** Signs that stood alone, each taken apart once: there are 65,536 at most. */
const signs = new Map<string, string>();

/** A text in its plainest characters and without accents and niqqud, cut where it grows like no text that is written. */
export function unmarked(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  const known = signs.get(text);
  if (known !== undefined) return known;
  const plain = plainest(text);
  if (text.length === 1) signs.set(text, plain);
  return plain;
}
