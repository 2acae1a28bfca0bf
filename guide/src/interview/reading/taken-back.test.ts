import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { asMeant } from './taken-back.ts';

function meant(message: string, language: Language): string {
  const text = cleaned(message);
  return asMeant(text, { asked: null, language, languages: languagesOf(flat(text), language), now: 0 });
}

describe('a number that is taken back in the same breath', () => {
  it.each<[Language, string, string]>([
    ['en', 'I could do 12 hours a week, no, 9, the bus is slow', 'I could do 9 hours a week, the bus is slow'],
    ['en', 'put in 70 a month.. no the boiler broke, say 40', 'put in 40 a month.. the boiler broke'],
    ['en', 'I said 15 hours but honestly 7 hours', '7 hours'],
    ['fr', 'je peux 8h par semaine, euh non, 6, à cause du bus', 'je peux 6h par semaine, à cause du bus'],
    ['fr', "j'ai pensé à 90 euros mais en vrai 55 euros", '55 euros'],
    ['es', 'quisiera ganar 300 euros al mes, ay no, 450', 'quisiera ganar 450 euros al mes'],
    ['es', 'tengo once horas a la semana, bueno pon ocho', 'tengo ocho horas a la semana'],
    ['pt', 'ponho 80 reais por mês... não, bota 50', 'ponho 50 reais por mês...'],
    ['pt', 'uns 90 por mês, não espera, meu pai acha que 90 é muito, bota 60', 'uns 60 por mês'],
    ['he', 'יש לי 12 שעות בשבוע, לא רגע, 8', 'יש לי 8 שעות בשבוע'],
    ['he', 'אמרתי 300 אבל בפועל 150', '150'],
  ])('gives its place to the one that holds: %s %s', (language, message, text) => {
    expect(meant(message, language)).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', 'I have 5 hours a week, no car, 2 kids'],
    ['en', 'I have 60 a month, no more. I want 300 a month'],
    ['en', 'five hours a week and no one to help me'],
    ['en', '3 hours on Monday, no, on Tuesday 2'],
    ['fr', "j'ai 3 enfants, non, pas de voiture, 20 euros par mois"],
    ['es', 'tengo cincuenta euros, no cien'],
    ['pt', '40 euros, não mais. A renda são 300'],
    ['he', 'יש לי 3 ילדים, לא עובדת, 200 שקל בחודש'],
  ])('is no number that stands beside a “no”: %s %s', (language, message) => {
    expect(meant(message, language)).toBe(cleaned(message));
  });
});
