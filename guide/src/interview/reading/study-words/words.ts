import type { Language } from '@foothold/contract';
import { PhraseBook } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type StudyRole, studyRoles, type StudyWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: StudyWords): PhraseBook<StudyRole> =>
  PhraseBook.ofLists(studyRoles.map((role) => [words[role], role] as const));

/** The words of schooling in each language. */
export const studyBooks: Record<Language, PhraseBook<StudyRole>> = {
  en: bookOf(en),
  he: bookOf(he),
  fr: bookOf(fr),
  es: bookOf(es),
  pt: bookOf(pt),
};
