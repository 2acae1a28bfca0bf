import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/** Each quantity as kind and value, and how it was arrived at where it is not just what was written. */
const read = (text: string, language: Language) =>
  quantitiesIn(flat(text), [language]).map(({ kind, value, reading }) =>
    [kind, String(value), ...(reading ? [reading] : [])].join(' '),
  );

describe('quantities', () => {
  it.each<[Language, string]>([
    ['es', 'los jueves tengo hora y media'],
    ['fr', 'heure et demie le jeudi'],
  ])('are an hour and a half where nothing counts the hour: %s %s', (language, text) => {
    expect(read(text, language)).toEqual(['hours 1.5']);
  });

  it.each<[Language, string, string[]]>([
    ['en', '7h a week, 80 euros', ['hours 7', 'money 80']],
    ['en', 'ten hours a week and 80 pounds', ['hours 10', 'money 80']],
    ['fr', '5h/semaine 50 €', ['hours 5', 'money 50']],
    ['pt', 'oito horas por semana, 200 reais', ['hours 8', 'money 200']],
    ['he', '30 שעות בשבוע, 200 שקל', ['hours 30', 'money 200']],
    ['he', '4 שעות בשבוע, 90 ש"ח בחודש', ['hours 4', 'money 90']],
    ['he', '70 ש״ח', ['money 70']],
    ['en', '500 kr a month', ['money 500']],
  ])('take no period that counts another: %s %s', (language, text, quantities) => {
    expect(read(text, language)).toEqual(quantities);
  });

  it.each<[Language, string, string]>([
    ['en', 'every week 60 euros', 'money 260 weekly-money'],
    ['fr', 'par semaine 60 euros', 'money 260 weekly-money'],
    ['fr', '2 euros par jour', 'money 60 daily-money'],
    ['es', 'cien lempiras al día', 'money 3000 daily-money'],
    ['es', 'mil doscientos soles al año', 'money 100 yearly-money'],
    ['es', 'dos millones de pesos al año', 'money 166667 yearly-money'],
    ['en', '20-odd hours a month', 'hours 4.5 monthly-hours'],
    ['en', '₹600 a week', 'money 2600 weekly-money'],
  ])('take a period of their own: %s %s', (language, text, quantity) => {
    expect(read(text, language)).toEqual([quantity]);
  });

  it.each<[Language, string, string]>([
    ['fr', 'dix-huit mois', 'years 18'],
    ['fr', 'soixante-dix-sept mois', 'years 77'],
    ['es', 'año y medio', 'years 18'],
    ['es', 'un año y medio', 'years 18'],
    ['pt', 'dois anos e meio', 'years 30'],
  ])('are spelled as people spell them: %s %s', (language, text, quantity) => {
    expect(read(text, language)).toEqual([quantity]);
  });
});
