import type { Language } from '@foothold/contract';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** What an account holds of a person, as they ask for it. */
export const fields = [
  'hours',
  'budget',
  'goals',
  'age',
  'location',
  'experiences',
  'skills',
  'hobbies',
  'education',
  'limits',
  'notes',
] as const;
export type AccountField = (typeof fields)[number];

/** Sentences with which the account's own facts are told. */
export type AccountWords = Omit<typeof en, 'labels'> & { labels: Record<AccountField, string> };

export const accountWords: Record<Language, AccountWords> = { en, he, fr, es, pt };
