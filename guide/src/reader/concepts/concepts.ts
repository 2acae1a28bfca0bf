import { type ConceptWords, en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';

const concepts = Object.keys(en) as (keyof ConceptWords)[];

interface Table {
  words: ReadonlyMap<string, readonly number[]>;
  /** Beginnings of words. */
  stems: ReadonlyMap<string, readonly number[]>;
  /** Letters of the longest beginning. */
  longest: number;
}

function tableOf(languages: readonly ConceptWords[]): Table {
  const words = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  for (const given of languages)
    for (const [at, concept] of concepts.entries())
      for (const written of given[concept].split(' ')) {
        const isStem = written.endsWith('*');
        const word = (isStem ? written.slice(0, -1) : written).replaceAll('׳', "'");
        const map = isStem ? stems : words;
        const known = map.get(word) ?? [];
        if (!known.includes(at)) map.set(word, [...known, at]);
      }
  return { words, stems, longest: Math.max(...[...stems.keys()].map((one) => one.length)) };
}

const tables = { latin: tableOf([en, es, fr, pt]), hebrew: tableOf([he]) };

const HEBREW = /[\u05D0-\u05EA]/u;
const HEBREW_PREFIX = /^[ובהלמשכ]/u;
/** A Hebrew word may begin with as many joined words. */
const MOST_PREFIXES = 2;
const SHORTEST = 2;
const NONE: readonly number[] = [];

function foundIn({ words, stems, longest }: Table, word: string): readonly number[] {
  const whole = words.get(word);
  if (whole) return whole;
  // The longest beginning says most.
  for (let length = Math.min(longest, word.length); length >= SHORTEST; length -= 1) {
    const found = stems.get(word.slice(0, length));
    if (found) return found;
  }
  return NONE;
}

/** What a folded word may speak of, by the places of the concepts in `en`. */
export function conceptsOf(word: string): readonly number[] {
  if (!HEBREW.test(word)) return foundIn(tables.latin, word);
  let rest = word;
  for (let stripped = 0; stripped <= MOST_PREFIXES; stripped += 1) {
    const found = foundIn(tables.hebrew, rest);
    if (found.length > 0) return found;
    if (rest.length <= SHORTEST || !HEBREW_PREFIX.test(rest)) return NONE;
    rest = rest.slice(1);
  }
  return NONE;
}
