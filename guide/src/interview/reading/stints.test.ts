import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { Talk } from '../../built-in/interview/testing.ts';

async function workTold(language: Language, message: string) {
  const talk = new Talk(language);
  await talk.say('');
  await talk.say(message);
  return talk.profile.experiences.map((one) => [one.role_title, one.duration_months]);
}

it.each<[Language, message: string, first: [RegExp, number], second: [RegExp, number]]>([
  ['en', 'eleven years at a stud farm, then four in a canteen', [/stud farm$/u, 132], [/canteen$/u, 48]],
  ['en', 'I’m 47. 6 years in a tannery and then two years at a kiosk', [/tannery$/u, 72], [/kiosk$/u, 24]],
  ['he', '11 שנה בלול ואחר כך ארבע שנים במכולת', [/לול$/u, 132], [/מכולת$/u, 48]],
  ['fr', 'onze ans dans un haras puis quatre ans à la cantine', [/haras$/u, 132], [/cantine$/u, 48]],
  ['es', 'once años en un criadero y luego cuatro en un kiosco', [/criadero$/u, 132], [/kiosco$/u, 48]],
  ['pt', 'onze anos num haras e depois quatro numa cantina', [/haras$/u, 132], [/cantina$/u, 48]],
])('work told as one place behind the other keeps the years of each, in %s: %s', async (language, message, ...all) => {
  const told = await workTold(language, message);
  expect(told.map(([, months]) => months)).toEqual(all.map(([, months]) => months));
  for (const [at, [name]] of all.entries()) expect(told[at]?.[0]).toMatch(name);
});

it.each<[Language, string]>([
  ['en', '3 years in Leeds and then two in York'],
  ['pt', 'três anos em Braga e depois dois anos em Faro'],
  ['fr', 'trois ans à Rennes puis deux ans à Brest'],
])('where one of them is no work, none is, in %s: %s', async (language, message) => {
  expect(await workTold(language, message)).toEqual([]);
});
