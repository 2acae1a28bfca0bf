import type { Language } from '@foothold/contract';
import { tokensOf } from '../../../text/fold.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { EdgeRole, EdgeWords } from './kinds.ts';
import { pt } from './pt.ts';

type EdgeSets = Record<EdgeRole, ReadonlySet<string>> &
  Pick<EdgeWords, 'until' | 'jobLost' | 'joins' | 'place' | 'hard'>;

const setsOf = (one: EdgeWords): EdgeSets => {
  const set = (role: EdgeRole) => new Set(tokensOf(one[role]).map(({ word }) => word));
  return {
    does: set('does'),
    is: set('is'),
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
    badly: set('badly'),
    barely: set('barely'),
    so: set('so'),
    knows: set('knows'),
    topic: set('topic'),
    relative: set('relative'),
    hard: one.hard,
    until: one.until,
    jobLost: one.jobLost,
    joins: one.joins,
    place: one.place,
  };
};

/** The words of each role, folded, by language. */
export const edgeWords: Record<Language, EdgeSets> = {
  en: setsOf(en),
  he: setsOf(he),
  fr: setsOf(fr),
  es: setsOf(es),
  pt: setsOf(pt),
};
