import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { Quitting, QuittingWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = ({ wish, quit, halt, left, doing, closing, nobody, place, alone }: QuittingWords) =>
  PhraseBook.ofLists<Quitting>([
    [wish, 'wish'],
    [quit, 'quit'],
    [halt, 'halt'],
    [left, 'left'],
    [doing, 'doing'],
    [closing, 'closing'],
    [nobody, 'nobody'],
    [place, 'place'],
    [alone, 'alone'],
  ]);

export const quittingBooks: Record<Language, PhraseBook<Quitting>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
