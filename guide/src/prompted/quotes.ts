import { isolate } from '../text/quote.ts';

/** Words between quotation marks of the five languages; the gershayim inside a Hebrew abbreviation are none. */
const QUOTED = /(?<!\p{L})([“״«"„]\s?)([^“”״«»"„\u2068\u2069]{2,400}?)(\s?[”״»"])(?!\p{L})/gu;

/** A text whose quotations of the person are shielded from the direction of the text around them. */
export function isolatedQuotes(text: string, said: string): string {
  return text.replace(QUOTED, (whole, open: string, words: string, close: string) =>
    said.includes(words) ? `${open}${isolate(words)}${close}` : whole,
  );
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');

/** Quotations of what the person never wrote; full stops and commas that a sentence puts inside don't count. */
export function inventedQuotes(text: string, said: string): string[] {
  const heard = plain(said);
  return [...text.matchAll(QUOTED)]
    .map(([, , words = '']) => words.replace(/[\s.,;:!?…]+$/u, ''))
    .filter((words) => !heard.includes(plain(words)));
}
