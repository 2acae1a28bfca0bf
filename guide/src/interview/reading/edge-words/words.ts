import type { Language } from '@foothold/contract';
import { tokensOf } from '../../../text/fold.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { EdgeRole, EdgeWords } from './kinds.ts';
import { pt } from './pt.ts';

const setsOf = (one: EdgeWords): Record<EdgeRole, ReadonlySet<string>> => {
  const set = (role: EdgeRole) => new Set(tokensOf(one[role]).map(({ word }) => word));
  return {
    does: set('does'),
    base: set('base'),
    tail: set('tail'),
    denies: set('denies'),
    hates: set('hates'),
    late: set('late'),
    verbs: set('verbs'),
    deny: set('deny'),
    but: set('but'),
    and: set('and'),
    ends: set('ends'),
  };
};

/** The words of each role, folded, by language. */
export const edgeWords: Record<Language, Record<EdgeRole, ReadonlySet<string>>> = {
  en: setsOf(en),
  he: setsOf(he),
  fr: setsOf(fr),
  es: setsOf(es),
  pt: setsOf(pt),
};
