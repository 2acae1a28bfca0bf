import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type StandingRole, standingRoles, type StandingWords } from './kinds.ts';
import { pt } from './pt.ts';

/** The words of whether something is somebody's, and still, in each language. */
export const standingWords: Record<Language, StandingWords> = { en, he, fr, es, pt };

const bookOf = (words: StandingWords): PhraseBook<StandingRole> =>
  PhraseBook.ofLists(standingRoles.map((role) => [words[role], role] as const));

export const standingBooks: Record<Language, PhraseBook<StandingRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
