import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { hear } from './hear.ts';

const goalsIn = (language: Language, message: string) =>
  hear(message, { asked: 'goals', language, languages: [language], now: Date.UTC(2026, 10, 29) }).said.flatMap((one) =>
    one.field === 'goals' ? [one.value.value] : [],
  );

it.each<[Language, string, string[]]>([
  ['en', 'I want to make like 350 a month and that would be plenty for us', ['make like 350 a month']],
  [
    'en',
    "I'd like to earn about 260 a month, by next summer, and can put in 30",
    ['earn about 260 a month, by next summer'],
  ],
  ['fr', "j'voudrais 350 euros de plus par mois pour la chaudière", ['350 euros de plus par mois pour la chaudière']],
  ['es', 'quiero juntar 4000 pesos, antes de diciembre', ['juntar 4000 pesos, antes de diciembre']],
])('%s: “%s”', (language, message, goals) => {
  expect(goalsIn(language, message)).toEqual(goals);
});

it.each<[Language, string, string[]]>([
  ['en', "I'd like 250 a month, and learn to weld", ['250 a month', 'learn to weld']],
  ['fr', 'je voudrais 250 euros par mois, et apprendre à nager', ['250 euros par mois', 'apprendre à nager']],
  ['es', 'quisiera 250 al mes, y aprender a nadar', ['250 al mes', 'aprender a nadar']],
  ['pt', 'queria 250 por mês, e aprender a nadar', ['250 por mês', 'aprender a nadar']],
  ['pt', 'queria montar um e-commerce de sabonetes', ['montar um e-commerce de sabonetes']],
])('%s: a second wish loses the “and” before it: “%s”', (language, message, goals) => {
  expect(goalsIn(language, message)).toEqual(goals);
});

it('gives each of two goals the kind of its own words', () => {
  const { said } = hear('quiero sacar unos 300 al mes y aprender a nadar', {
    asked: 'goals',
    language: 'es',
    languages: ['es'],
    now: Date.UTC(2026, 10, 29),
  });
  const kinds = said.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
  expect(kinds).toEqual(['ganar', 'aprender']);
});
