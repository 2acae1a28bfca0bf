import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { ideasFor } from '../testing/ideas-for.ts';

const people: [Language, trade: string, goal: string][] = [
  ['en', 'Tailor', 'save 3000 for a new roof'],
  ['he', 'תופרת', 'לחסוך 9000 לגג חדש'],
  ['fr', 'Couturière', 'mettre 3000 de côté pour le toit'],
  ['es', 'Costurera', 'ahorrar 3000 para el tejado'],
  ['pt', 'Costureira', 'juntar 3000 para o telhado'],
];
const purposesFor = async (language: Language, goal: string, jobs: [string, number][]) => {
  const person = profileOf({ language, jobs, hours: 8 });
  const ideas = await ideasFor({ ...person, goals: [{ goal_type: '', value: goal }] }, language);
  return new Set(ideas.map(({ fit }) => fit.purpose));
};

it.each(people)('who has a trade is shown how to put a sum aside and how to earn it (%s)', async (...told) => {
  const [language, trade, goal] = told;
  expect([...(await purposesFor(language, goal, [[trade, 60]]))]).toEqual(['personal', 'earn']);
});

it.each(people)('who told of no work is shown how to put it aside (%s)', async (language, _trade, goal) => {
  expect([...(await purposesFor(language, goal, []))]).toEqual(['personal']);
});
