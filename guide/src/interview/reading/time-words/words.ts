import type { Language } from '@foothold/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { TimeWords } from './kinds.ts';
import { pt } from './pt.ts';

/** Numbers are read before it is known in which language: the words of all of them count. */
const byLanguage: Readonly<Record<Language, TimeWords>> = { en, he, fr, es, pt };
const all: readonly TimeWords[] = Object.values(byLanguage);

const isSaid = (said: string | undefined): said is string => said !== undefined && said !== '';

/** The words of all languages. */
export function wordsOfAll(of: (words: TimeWords) => string | undefined): ReadonlySet<string> {
  return new Set(
    all
      .map(of)
      .filter(isSaid)
      .flatMap((said) => said.split(' ')),
  );
}

/** What all languages have of something. */
export function listOfAll<Item>(of: (words: TimeWords) => readonly Item[]): Item[] {
  return all.flatMap(of);
}

/** The patterns of all languages, one beside the other. */
export function patternOfAll(of: (words: TimeWords) => string): string {
  return all.map(of).filter(isSaid).join('|');
}

/** Whether a word is an “or” in one of some languages: what is one in Spanish is an article in Portuguese. */
export const isEither = (word: string, languages: readonly Language[]): boolean =>
  languages.some((language) => byLanguage[language].either.split('|').includes(word));
