import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type GoalRole, goalRoles, type GoalWords } from './kinds.ts';
import { pt } from './pt.ts';

function bookOf(words: GoalWords): PhraseBook<GoalRole> {
  return PhraseBook.ofLists(goalRoles.map((role) => [words[role], role] as const));
}

/** The words of wishes in each language. */
export const goalBooks: Record<Language, PhraseBook<GoalRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
