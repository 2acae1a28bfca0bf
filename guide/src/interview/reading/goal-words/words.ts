import type { Language } from '@foothold/contract';
import { contracted } from '../../../language/contracted.ts';
import { PhraseBook, read } from '../../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { type GoalRole, goalRoles, type GoalWords } from './kinds.ts';
import { pt } from './pt.ts';

const bookOf = (words: GoalWords, language: Language): PhraseBook<GoalRole> =>
  PhraseBook.ofLists(goalRoles.map((role) => [contracted(words[role], language), role] as const));

/** The words of wishes in each language. */
export const goalBooks: Record<Language, PhraseBook<GoalRole>> = {
  en: bookOf(en, 'en'),
  he: bookOf(he, 'he'),
  fr: bookOf(fr, 'fr'),
  es: bookOf(es, 'es'),
  pt: bookOf(pt, 'pt'),
};

/** Whether words of some languages wish for something. */
export const wishesIn = (text: string, languages: readonly Language[]): boolean =>
  languages.some((language) => goalBooks[language].findAll(read(text)).some(({ value }) => value === 'want'));
