import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type SteeringRole, steeringRoles, type SteeringWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: SteeringWords): PhraseBook<SteeringRole> =>
  PhraseBook.ofLists(steeringRoles.map((role) => [words[role], role] as const));

/** The words by which the interview is steered in each language. */
export const steeringBooks: Record<Language, PhraseBook<SteeringRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
