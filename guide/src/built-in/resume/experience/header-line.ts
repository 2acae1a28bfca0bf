import type { Line } from '../lines.ts';

const MAX_LENGTH = 110;
const MAX_WORDS = 14;
/** "Martin Ltd.", "San Isidro, S.C.A.", "Silva, Lda.": a full stop that ends no sentence. */
export const ABBREVIATION =
  /(?:(?<!\p{L})(?:inc|ltd|ltda|lda|co|corp|llc|cía|cia|hnos|hno|ets|sr|jr|coop)|(?:^|[\s.])\p{L})\.$/iu;

/** True when a line can be part of an entry's header: short, no sentence, no list item. */
export function isHeaderLine(line: Line): boolean {
  return line.bullet === '' && isHeaderText(line);
}

/** The same for a template whose header lines carry bullets. */
export function isHeaderText({ text, goesOn }: Line): boolean {
  if (text.length > MAX_LENGTH || text.split(' ').length > MAX_WORDS) return false;
  if (/\p{L}{4,}\.\s+\p{Lu}/u.test(text)) return false;
  if (goesOn || /^https?:/i.test(text)) return false;
  return !/[:;,!?]$/.test(text) && (!text.endsWith('.') || ABBREVIATION.test(text));
}
