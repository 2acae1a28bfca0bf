import type { Language } from '@foothold/contract';
import { fold, tokensOf } from '../../../text/fold.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { OwnWorkWords } from './kinds.ts';
import { pt } from './pt.ts';

type Lists = 'self' | 'between' | 'barrier' | 'notWork' | 'before' | 'within' | 'and' | 'noThing' | 'daily';

export type OwnWorkSets = Omit<OwnWorkWords, Lists> & Record<Lists, ReadonlySet<string>>;

const set = (words: string): ReadonlySet<string> => new Set(tokensOf(words).map(({ word }) => fold(word)));

function setsOf(words: OwnWorkWords): OwnWorkSets {
  return {
    ...words,
    self: set(words.self),
    between: set(words.between),
    barrier: set(words.barrier),
    notWork: set(words.notWork),
    before: set(words.before),
    within: set(words.within),
    and: set(words.and),
    noThing: set(words.noThing),
    daily: set(words.daily),
  };
}

/** How people tell their own work in each language. */
export const ownWorkWords: Record<Language, OwnWorkSets> = {
  en: setsOf(en),
  he: setsOf(he),
  fr: setsOf(fr),
  es: setsOf(es),
  pt: setsOf(pt),
};
