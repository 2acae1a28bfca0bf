import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { ideasFor } from '../testing/ideas-for.ts';

/** A trade that is known, and a note that names another work: somebody else's, or one of long ago. */
const people: [Language, trade: string, note: string][] = [
  ['en', 'Piano tuner', 'the bees, them my uncle kept'],
  ['he', 'כוון פסנתרים', 'הכוורות של סבא, פעם'],
  ['fr', 'Accordeur de pianos', 'les ruches de mon oncle, autrefois'],
  ['es', 'Afinador de pianos', 'las colmenas de mi tío, antes'],
  ['pt', 'Afinador de pianos', 'as colmeias do meu tio, antes'],
];

it.each(people)('no idea rests on a note while a field tells of enough (%s)', async (language, trade, notes) => {
  const person = profileOf({ language, jobs: [[trade, 120]], hours: 8, goal: '300' });
  const ideas = await ideasFor({ ...person, notes }, language);
  expect(ideas.length).toBeGreaterThanOrEqual(3);
  const noted = ideas.filter(({ fit }) => fit.evidence[0]?.field === 'notes');
  expect(noted.map(({ title }) => title)).toEqual([]);
});
