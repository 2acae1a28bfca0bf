/** Lower case, without accents, Hebrew points and punctuation: what two writings of the same words share. */
function normalise(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(value: string): Set<string> {
  return new Set(value.split(' ').filter((word) => word.length > 1));
}

/** A text made ready to be compared with many. */
export interface Compared {
  text: string;
  plain: string;
  words: ReadonlySet<string>;
}

export function compared(text: string): Compared {
  const plain = normalise(text);
  return { text, plain, words: wordsOf(plain) };
}

/** Dice coefficient over the words of two texts, 0 to 1; 1 when they differ in accents, case or punctuation only. */
export function likeness(one: Compared, other: Compared): number {
  if (one.plain === other.plain) return one.plain === '' && one.text !== other.text ? 0 : 1;
  if (one.words.size === 0 || other.words.size === 0) return 0;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * shared) / (one.words.size + other.words.size);
}

/** The same of two texts as they are written. */
export function similarity(one: string, other: string): number {
  return likeness(compared(one), compared(other));
}
