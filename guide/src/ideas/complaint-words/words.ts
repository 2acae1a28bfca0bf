import { type Language, languages } from '@foothold/contract';
import { PhraseBook, read } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { Complaint, ComplaintWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = ({ excess, praise, far, reason }: ComplaintWords) =>
  PhraseBook.ofLists<Complaint>([
    [excess, 'excess'],
    [praise, 'praise'],
    [far, 'far'],
    [reason, 'reason'],
  ]);

export const complaintBooks: Record<Language, PhraseBook<Complaint>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};

/** Whether a clause says that something is too far away; in any language where none is given. */
export function isFar(clause: string, language?: Language): boolean {
  const words = read(clause);
  const spoken = language === undefined ? languages : [language];
  return spoken.some((one) => complaintBooks[one].valuesIn(words).has('far'));
}
