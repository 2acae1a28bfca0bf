import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { Quality, QualityWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = ({ virtue, known }: QualityWords) =>
  PhraseBook.ofLists<Quality>([
    [virtue, 'virtue'],
    [known, 'known'],
  ]);

export const qualityBooks: Record<Language, PhraseBook<Quality>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
