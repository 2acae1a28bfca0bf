import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type WhoseRole, whoseRoles, type WhoseWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: WhoseWords): PhraseBook<WhoseRole> =>
  PhraseBook.ofLists(whoseRoles.map((role) => [words[role], role] as const));

/** The words of whose a clause is in each language. */
export const whoseBooks: Record<Language, PhraseBook<WhoseRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
