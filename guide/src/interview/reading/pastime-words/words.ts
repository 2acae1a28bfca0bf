import type { Language } from '@foothold/contract';
import { contracted } from '../../../language/contracted.ts';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type PastimeRole, pastimeRoles, type PastimeWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: PastimeWords, language: Language): PhraseBook<PastimeRole> =>
  PhraseBook.ofLists(pastimeRoles.map((role) => [contracted(words[role], language), role] as const));

/** The words of how people spend their own time in each language. */
export const pastimeBooks: Record<Language, PhraseBook<PastimeRole>> = {
  en: bookOf(en, 'en'),
  he: bookOf(he, 'he'),
  fr: bookOf(fr, 'fr'),
  es: bookOf(es, 'es'),
  pt: bookOf(pt, 'pt'),
};
