import { type Language, languages } from '@foothold/contract';
import type { Need } from '../../catalogue/schema.ts';
import { PhraseBook } from '../../text/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { NeedWords } from './kinds.ts';
import { pt } from './pt.ts';

const words: Record<Language, NeedWords> = { en, he, fr, es, pt };

/** What a word may do in a clause of limits, beside naming a need. */
export type Bearing = 'against' | 'allowed' | 'lone' | 'taken' | 'money' | 'put';

/** The words of needs in one language, ready to be found. */
export interface NeedBooks {
  named: PhraseBook<Need>;
  said: PhraseBook<Need>;
  bearings: PhraseBook<Bearing>;
  alone: PhraseBook<true>;
  remote: PhraseBook<true>;
}

function bookOf(needs: Partial<Record<Need, string>>): PhraseBook<Need> {
  const entries = Object.entries(needs) as [Need, string][];
  return PhraseBook.ofLists(entries.map(([need, all]) => [all, need] as const));
}

function booksOf({ named, said, against, allowed, lone, taken, alone, remote, capital }: NeedWords): NeedBooks {
  const bearings: Record<Bearing, string> = { against, allowed, lone, taken, money: capital.money, put: capital.put };
  const entries = Object.entries(bearings) as [Bearing, string][];
  return {
    named: bookOf(named),
    said: bookOf(said),
    bearings: PhraseBook.ofLists(entries.map(([bearing, all]) => [all, bearing] as const)),
    alone: PhraseBook.ofLists([[alone, true] as const]),
    remote: PhraseBook.ofLists([[remote, true] as const]),
  };
}

export const needBooks = Object.fromEntries(
  languages.map((language) => [language, booksOf(words[language])]),
) as Record<Language, NeedBooks>;
