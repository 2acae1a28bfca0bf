import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type DenialRole, denialRoles, type DenialWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: DenialWords): PhraseBook<DenialRole> =>
  PhraseBook.ofLists(denialRoles.map((role) => [words[role], role] as const));

/** The words of denials in each language. */
export const denialBooks: Record<Language, PhraseBook<DenialRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
