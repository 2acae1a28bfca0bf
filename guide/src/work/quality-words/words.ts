import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';

const bookOf = (virtues: string) => PhraseBook.ofLists([[virtues, true]] as const);

export const virtueBooks: Record<Language, PhraseBook<true>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
