import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { Complaint, ComplaintWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = ({ excess, praise }: ComplaintWords) =>
  PhraseBook.ofLists<Complaint>([
    [excess, 'excess'],
    [praise, 'praise'],
  ]);

export const complaintBooks: Record<Language, PhraseBook<Complaint>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
