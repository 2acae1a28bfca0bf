// Texts made to be slow to read: short units repeated until they fill a field, and every word of the guide's lexicons.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@foothold/contract';
/** Letters, marks, brackets, scripts, characters that grow when they are normalised; and what each ability looks for. */
import units from './worst-texts-units.json' with { type: 'json' };

export interface WorstText {
  /** What is repeated. */
  unit: string;
  /** Languages in which it is tried. */
  languages: readonly Language[];
}

const FOLDERS = [
  'guide/src/{adapt,built-in,chat,ideas,interview,language,plan,profile,resume,text,understand,work}/**',
  'guide/src/care',
  'guide/src/reader',
  'guide/src/catalogue/*',
];
const NOT_READ = /\.test\.|\/testing\/|towns\.json|occupations\.json|common\.json|weights/u;
const WORD = /[\p{L}\p{M}]+(?:['’״׳][\p{L}\p{M}]+)*/gu;

/** The words of whatever stands in quotes or a pattern of the guide's own code and lists. */
function lexiconWords(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/*.{ts,json}`, { cwd: join(import.meta.dirname, '..') }).filter((file) => !NOT_READ.test(file)),
  );
  const words = files.toSorted().flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    const quoted = [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|\/[^/\n]+\/\w*u\w*/gu)].map(([text]) => text);
    return quoted.flatMap((text) => text.match(WORD) ?? []);
  });
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 1 && word.length < 20);
}

/** A number that looks drawn and is the same each time. */
function shuffled(word: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) state = Math.imul(state ^ word.charCodeAt(at), 0x01000193) >>> 0;
  return state;
}

/** A word that may be of several languages is tried in one of them. */
function languagesOf(word: string): Language[] {
  if (/[\u0590-\u05FF]/u.test(word)) return ['he'];
  const latin = languages.filter((language) => language !== 'he');
  return latin.slice(shuffled(word) % latin.length).slice(0, 1);
}

/** Units that are tried at full length, in two languages each: what is read hardly hangs on the page's language. */
export function fixedTexts(): WorstText[] {
  return units.map((unit) => {
    const first = shuffled(unit) % languages.length;
    return { unit, languages: languages.filter((_one, at) => at === first || at === (first + 2) % languages.length) };
  });
}

/** `count` of the lexicons' words, each with what stands between it and the next. */
export function wordTexts(count: number): WorstText[] {
  const words = lexiconWords().toSorted((one, other) => shuffled(one) - shuffled(other));
  return words
    .slice(0, count)
    .flatMap((word) =>
      [' ', ' 5 ', ', ', '\n'].map((joint) => ({ unit: `${word}${joint}`, languages: languagesOf(word) })),
    );
}

/** A unit repeated until the text has `length` UTF-16 units; no character is cut in two. */
export function filled(unit: string, length: number): string {
  return unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .toWellFormed();
}
