import type { Line } from '../lines.ts';

/** A full stop behind one of these ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|dra|sr|sra|srta|st|ste|av|avda|no|nº|núm|tel|cel|prof|ing|lic|jr|ltd|inc|co|cía|cia|ets|vs|etc|approx|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu;
const END = /[.!?;]\s+(?=[\p{Lu}\p{Lo}¿¡"“«])/gu;

/** UTF-16 units; a long paragraph has 2,000, and what is longer is no prose. */
const MAX_LENGTH = 10_000;

/** The sentences of a line as lines; the first keeps what stood before it. A line with cells stays whole. */
export function sentencesOf(line: Line): Line[] {
  if (line.cells.length > 1 || line.text.length > MAX_LENGTH) return [line];
  const texts: string[] = [];
  let start = 0;
  for (const match of line.text.matchAll(END)) {
    const end = match.index + 1;
    if (ABBREVIATIONS.test(line.text.slice(start, end))) continue;
    texts.push(line.text.slice(start, end));
    start = match.index + match[0].length;
  }
  texts.push(line.text.slice(start));
  if (texts.length === 1) return [line];
  return texts.map((text, index) => ({ ...line, text, cells: [text], ...(index > 0 ? BESIDE : {}) }));
}

const BESIDE = { isApart: false, startsColumn: false, bullet: '', goesOn: false } as const;
