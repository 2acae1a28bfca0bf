import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type TakenBackRole, takenBackRoles, type TakenBackWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: TakenBackWords): PhraseBook<TakenBackRole> =>
  PhraseBook.ofLists(takenBackRoles.map((role) => [words[role], role] as const));

/** The words by which a number is taken back in each language. */
export const takenBackBooks: Record<Language, PhraseBook<TakenBackRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
