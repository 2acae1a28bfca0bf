import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type LimitRole, limitRoles, type LimitWords } from './kinds.ts';
import { pt } from './pt.ts';

function bookOf(words: LimitWords): PhraseBook<LimitRole> {
  return PhraseBook.ofLists(limitRoles.map((role) => [words[role], role] as const));
}

/** The words of limits in each language. */
export const limitBooks: Record<Language, PhraseBook<LimitRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
