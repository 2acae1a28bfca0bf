import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type LifeWords, en as enLife } from './life/en.ts';
import { es as esLife } from './life/es.ts';
import { fr as frLife } from './life/fr.ts';
import { he as heLife } from './life/he.ts';
import { pt as ptLife } from './life/pt.ts';
import { pt } from './pt.ts';

interface Table {
  words: ReadonlyMap<string, readonly number[]>;
  /** Beginnings of words. */
  stems: ReadonlyMap<string, readonly number[]>;
  /** Letters of the longest beginning. */
  longest: number;
}

function tableOf(languages: readonly Readonly<Record<string, string>>[]): Table {
  const words = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  for (const given of languages)
    for (const [at, concept] of Object.values(given).entries())
      for (const written of concept.split(' ')) {
        const isStem = written.endsWith('*');
        const word = (isStem ? written.slice(0, -1) : written).replaceAll('׳', "'");
        const map = isStem ? stems : words;
        const known = map.get(word) ?? [];
        if (!known.includes(at)) map.set(word, [...known, at]);
      }
  return { words, stems, longest: Math.max(...[...stems.keys()].map((one) => one.length)) };
}

const ofLaw = { latin: tableOf([en, es, fr, pt]), hebrew: tableOf([he]) };
const lives: readonly LifeWords[] = [enLife, esLife, frLife, ptLife];
const ofLife = { latin: lives.map((one) => tableOf([one])), hebrew: tableOf([heLife]) };

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

/** What a Hebrew word may speak of, also without what is joined to its beginning. */
function foundInHebrew(table: Table, word: string): readonly number[] {
  let rest = word;
  for (let stripped = 0; stripped <= MOST_PREFIXES; stripped += 1) {
    const found = foundIn(table, rest);
    if (found.length > 0) return found;
    if (rest.length <= SHORTEST || !HEBREW_PREFIX.test(rest)) return NONE;
    rest = rest.slice(1);
  }
  return NONE;
}

/** What a folded word may speak of that matters to the law, by the places of the concepts in `en`. */
export function conceptsOf(word: string): readonly number[] {
  return HEBREW.test(word) ? foundInHebrew(ofLaw.hebrew, word) : foundIn(ofLaw.latin, word);
}

/**
 * For each folded word, what it may speak of where lives are told. A word that several languages have (“sale”, “son”) is
 * read in the one of them that most words of the text are only found in.
 */
function livesIn(words: readonly string[]): (readonly number[])[] {
  const found = words.map((word) =>
    HEBREW.test(word) ? [foundInHebrew(ofLife.hebrew, word)] : ofLife.latin.map((table) => foundIn(table, word)),
  );
  const votes = lives.map(
    (_, language) =>
      found.filter((each) => each.length > 1 && each.every((one, at) => one.length > 0 === (at === language))).length,
  );
  const order = [...lives.keys()].toSorted((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  return found.map((each) =>
    each.length === 1
      ? (each[0] ?? NONE)
      : (order.map((language) => each[language] ?? NONE).find((one) => one.length > 0) ?? NONE),
  );
}

/** Concepts of the law have lower numbers. */
const FIRST_OF_LIFE = Object.keys(en).length;

/** For each folded word, what it may speak of: what matters to the law, and what lives are told by (`life/`). */
export function allConceptsIn(words: readonly string[]): (readonly number[])[] {
  const told = livesIn(words);
  return words.map((word, at) => [...conceptsOf(word), ...(told[at] ?? NONE).map((place) => FIRST_OF_LIFE + place)]);
}
