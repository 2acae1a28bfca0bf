import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type SteeringRole, steeringRoles, type SteeringWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: SteeringWords): PhraseBook<SteeringRole> =>
  PhraseBook.ofLists(steeringRoles.map((role) => [words[role], role] as const));

const packs: Record<Language, SteeringWords> = { en, he, fr, es, pt };

/** The words by which the interview is steered in each language. */
export const steeringBooks: Record<Language, PhraseBook<SteeringRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};

/** How people laugh in writing, in whichever language. */
export const laughs: ReadonlySet<string> = new Set(Object.values(packs).flatMap(({ laugh }) => laugh.split('|')));
