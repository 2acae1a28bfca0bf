import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from '../sums.ts';

/** What the last of some messages comes to, with the spaces and marks of its figures taken out. */
function told(messages: readonly string[], language: Language): string | null {
  const [message = '', ...earlier] = messages.toReversed();
  const answer = sumFor({ message, earlier, profile: emptyProfile, today: 0 }, language);
  return answer && answer.text.replaceAll(/[\s\u2066-\u2069\u200E\u200F]/gu, '');
}

describe('a bill', () => {
  it.each<[Language, string[], string]>([
    ['en', ['rods cost 700 for one, I collect 1900. if 12 people come how much is my gain'], '14,400'],
    ['en', ['one stool is costing me 14 and I am selling for 32. 9 stools what profit'], '162'],
    ['en', ['9 brushes at 2 pounds 40 each, what does that come to'], '21.60'],
    ['he', ['6 כיסאות ב 70 כל אחד ועוד 45 משלוח'], '465'],
    ['he', ['נגיד 25 שקל דף ו 4 דפים בשבוע, שלושה שבועות, כמה יוצא'], '300'],
    ['fr', ['j’achète 900, pièce 300, gaz 100, je revends 2000, je gagne combien'], '700'],
    ['es', ['5 alumnos a 8000 cada uno por mes, menos 4000 de pintura en total'], '36.000'],
    ['es', ['si cobro 300 la silla y se me van 80 de tela, de 6 cuánto me queda'], '1320'],
    ['pt', ['se vender 6 a 40 euros e gastar 30 em tecido fico com quanto'], '210'],
    ['pt', ['são 5 crianças por dia e cada lanche fica em 90 escudos, três dias no mês, quanto gasto?'], '1.350'],
  ])('finds a place for every figure, in %s: %s', (language, messages, result) => {
    expect(told(messages, language)).toContain(result);
  });

  it.each<[Language, string[], string]>([
    ['en', ['one stool is costing me 14 and I am selling for 32. 9 stools what profit', 'in case I do 20?'], '360'],
    [
      'en',
      ['if I get 20 an hour and a lamp takes me 1 and a half hours and she has 3 lamps', 'and with 12 in wire on top'],
      '102',
    ],
    ['he', ['6 כיסאות ב 70 כל אחד ועוד 45 משלוח', 'ואם ארבעה'], '325'],
    ['fr', ['j’achète 900, pièce 300, gaz 100, je revends 2000, je gagne combien', 'et 3 comme ça ?'], '2100'],
    ['es', ['5 alumnos a 8000 cada uno por mes, menos 4000 de pintura en total', '¿y a 9 mil?'], '41.000'],
    ['es', ['9 platos a 12 y 2 jarras a 30, cuánto hace', 'sacándole 20 de barro'], '148'],
    ['pt', ['se vender 6 a 40 euros e gastar 30 em tecido fico com quanto', 'e com mais dois?'], '290'],
  ])('is changed by what is said of it, in %s: %s', (language, messages, result) => {
    expect(told(messages, language)).toContain(result);
  });

  it.each<[Language, string[]]>([
    ['en', ['6 stools at 30, the stall costs 90 a year, what is left?']],
    ['en', ['the stall costs 9 and I sell at 12, what is left?']],
    ['en', ['6 stools at 30 and 10 for glue', 'and if nobody comes at 15?']],
    ['he', ['שלחתי 9 הודעות וקיבלתי תשובה 1, זה נורמלי']],
    ['fr', ['9 tabourets à 30 et 10 de colle', 'donne-moi 3 exemples']],
    ['es', ['9 sillas a 30 y 10 de cola', 'dame 3 ejemplos']],
    ['pt', ['9 bancos a 30 e 10 de cola', 'me dá 3 exemplos']],
  ])('is none of what no bill adds up, in %s: %s', (language, messages) => {
    expect(told(messages, language)).toBeNull();
  });
});

describe('how long so many take', () => {
  it.each<[Language, string, string]>([
    ['en', '24 stools and I build 3 a month, how many months is that', '8months'],
    ['he', '24 כיסאות ואני בונה 3 בחודש, כמה חודשים זה', '8'],
    ['fr', '24 tabourets et j’en fais 3 par mois, combien de mois', '8mois'],
    ['es', '24 sillas y hago 3 al mes, cuántos meses son', '8meses'],
    ['pt', '24 bancos e faço 3 por mês, quantos meses são', '8meses'],
  ])('is told by the time some of them take, in %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });
});
