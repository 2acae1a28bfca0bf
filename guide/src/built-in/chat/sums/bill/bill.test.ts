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

describe('what counts something else', () => {
  it.each<[Language, string]>([
    ['en', '7 walks at 15 and 2 cancelled, how much do I get?'],
    ['en', '7 walks at 15, and 2 were cancelled, what is left'],
    ['en', '9 scarves at 20 and 2 torn, what is left'],
    ['en', '30 posters in 4 tubes at 6'],
    ['en', '30 posters and 6 cafes, at 2 each'],
    ['he', '7 טיולים ב-15 ו-2 בוטלו, כמה נשאר לי'],
    ['he', '7 צעיפים ב-15, 2 מתנה'],
    ['fr', '7 balades à 15 et 2 annulées, combien je reçois ?'],
    ['es', '7 paseos a 15 y 2 cancelados, cuánto me queda'],
    ['pt', '7 passeios a 15 e 2 cancelados, com quanto fico?'],
  ])('comes not so many times the rest, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });

  it.each<[Language, string[], string]>([
    ['en', ['7 scarves at 20', 'and if I sell two less?'], '100'],
    ['en', ['7 scarves at 20', 'and 2 fewer?'], '100'],
    ['en', ['7 scarves at 20', 'with 3 more'], '200'],
    ['he', ['7 צעיפים ב-20, כמה יוצא', 'ואם שניים פחות'], '100'],
    ['fr', ['7 écharpes à 20', 'et 2 de moins ?'], '100'],
    ['es', ['7 bufandas a 20, cuánto es', '¿y 2 menos?'], '100'],
    ['pt', ['7 cachecóis a 20, quanto dá', 'e menos dois?'], '100'],
    ['en', ['a lamp is costing me 9 and I sell at 20. 7 lamps what profit', 'and if it costs 10'], '70'],
  ])('changes the figure it is said of, in %s: %s', (language, messages, result) => {
    expect(told(messages, language)).toContain(result);
  });

  it.each<[Language, string, string]>([
    ['en', '7 scarves at 20', 'and a tip of 5?'],
    ['en', '7 scarves at 20', 'what about a tip of 5?'],
    ['en', '7 scarves at 20', 'and if 2 do not come?'],
    ['en', '7 scarves at 20', 'and if 2 cancel?'],
    ['en', '7 scarves at 20', 'and if the price goes up 5?'],
    ['en', '7 scarves at 20', 'and if she buys 2 hats at 10'],
    ['en', '7 scarves at 20 and 10 for wool, what is left', 'and who pays the wool?'],
    ['he', '7 צעיפים ב-20', 'ואם 2 לא באים?'],
    ['he', '7 צעיפים ב-20', 'ואם המחיר עולה ב-5?'],
    ['fr', '7 écharpes à 20', 'et si 2 ne viennent pas ?'],
    ['fr', '7 écharpes à 20', 'et si le prix augmente de 5 ?'],
    ['es', '7 bufandas a 20', '¿y una propina de 5?'],
    ['es', '7 bufandas a 20', '¿y si el precio sube 5?'],
    ['pt', '7 cachecóis a 20', 'e uma gorjeta de 5?'],
    ['pt', '7 cachecóis a 20', 'e se 2 não vierem?'],
    ['en', 'I sell 6 scarves a week at 9, wool costs 12 a week, what is left', 'and in 3 months?'],
    ['en', 'I sell 6 scarves a week at 9, wool costs 12 a week, what is left', 'and if it costs 20?'],
  ])('changes nothing it does not name, in %s: %s, %s', (language, first, second) => {
    expect(told([first, second], language)).toBeNull();
  });
});

describe('what goes off for each or once', () => {
  it.each<[Language, string, string]>([
    ['en', '8 pots at 3 pounds 50 each, 6 pounds for clay, how much is my gain', '£22'],
    ['en', '6 kits at 30, materials 11 for one, table 15, what is left', '99'],
    ['fr', '6 kits à 30, matériel 11 pour un, table 15, il reste combien', '99'],
    ['es', '6 kits a 30, material 11 para uno, mesa 15, cuánto me queda', '99'],
    ['pt', '6 kits a 30, material 11 para um, mesa 15, quanto sobra', '99'],
    ['he', '6 ערכות ב-30, חומר 11 לאחת, שולחן 15, כמה נשאר', '99'],
  ])('is told by its own words, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<[Language, string]>([
    ['en', 'I charge 400 a bench, paint 90 and nails 20, from 3 benches what is left'],
    ['es', 'si cobro 400 por banco, pintura 90 y clavos 20, de 3 bancos cuánto me queda'],
    ['en', 'a scarf is costing me 9 and I sell at 20. 7 scarves what profit'],
    ['en', '6 pots at 9, the stall costs 80 a month, what is left'],
  ])('is not guessed, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });
});

describe('how long so many take', () => {
  it.each<[Language, string]>([
    ['en', '30 scarves and I knit 4 a week, how many months is that'],
    ['en', '30 scarves, 4 a day, how long in weeks'],
    ['he', '30 צעיפים ואני סורגת 4 בשבוע, כמה חודשים זה'],
    ['fr', '30 écharpes, 4 par jour, combien de semaines'],
    ['es', '30 bufandas, 4 al día, cuántas semanas'],
    ['pt', '30 cachecóis, 4 por dia, quantas semanas'],
  ])('is not told in another time than the one asked for, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });

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
