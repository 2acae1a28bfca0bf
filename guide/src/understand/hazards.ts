import type { Flaw, Obstacle } from '../catalogue/shared-schema.ts';
import type { Language } from '@foothold/contract';
import { PhraseBook, read } from '../text/phrases.ts';
import { flawsNamedIn } from './flaws.ts';
import { en } from './hazard-words/en.ts';
import { es } from './hazard-words/es.ts';
import { fr } from './hazard-words/fr.ts';
import { he } from './hazard-words/he.ts';
import { pt } from './hazard-words/pt.ts';

const bookOf = (words: string) => PhraseBook.ofLists([[words, true]] as const);
const books: Record<Language, PhraseBook<true>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};

/** Families of ideas whose rules are for what is done, whoever asks for it. */
const ofRules: ReadonlySet<Flaw> = new Set<Flaw>(['health', 'regulated-trade', 'food-rules', 'passengers']);

/** What has to be said first of work that is known by somebody's own words only; undefined where nothing has. */
export function hazardIn(text: string, language: Language): Flaw | Obstacle | undefined {
  const named = flawsNamedIn(text).find((flaw) => ofRules.has(flaw));
  return named ?? (books[language].findAll(read(text)).length > 0 ? 'licence' : undefined);
}

/** What is said to be food has rules, and is made nonetheless. */
const MADE_ANYHOW: ReadonlySet<Flaw | Obstacle> = new Set<Flaw | Obstacle>(['food-rules']);

/** The same of somebody's own words for something and all that they told of it: a name leaves out for whom it is. */
export function hazardAmong(texts: readonly string[], language: Language): Flaw | Obstacle | undefined {
  return texts.map((text) => hazardIn(text, language)).find((hazard) => hazard !== undefined);
}

/** Whether only somebody who has done it for a living is to be offered to do it. */
export function isForTrained(text: string, language: Language): boolean {
  const hazard = hazardIn(text, language);
  return hazard !== undefined && !MADE_ANYHOW.has(hazard);
}
