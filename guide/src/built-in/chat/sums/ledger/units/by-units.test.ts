import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from '../../sums.ts';

/** What a message comes to, with the spaces and marks of its figures taken out. */
function told(message: string, language: Language, ...earlier: string[]): string | null {
  const answer = sumFor({ message, earlier, profile: emptyProfile, today: 0 }, language);
  return answer && answer.text.replaceAll(/[\s\u2066-\u2069\u200E\u200F]/gu, '');
}

describe('a sum by the units of its figures', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'a family wants 30 dumplings each and 4 families ordered. a kilo of dough makes 40 dumplings. how many kilos of dough',
      '3',
    ],
    ['en', 'ran a class for 9 kids at 20 each, clay is 3 per kid, the room was 35. what is left for me', '118'],
    ['en', 'one lampshade takes me 40 minutes and I have 5 hours on sunday, how many lampshades can I finish', '7'],
    [
      'en',
      'petrol is 1.60 a litre, the van does 12 kilometres per litre and the round is 60 kilometres. what does each round cost me',
      '8',
    ],
    ['en', 'I need 600 words a chapter and write 50 words a day, 4 days a week. how many weeks is that', '3'],
    ['en', 'every scarf leaves me 15 and I want 450 by the summer, how many scarves is that', '30'],
    [
      'es',
      'para el mercado quiero llevar 80 alfajores. de un kilo de harina me salen 40 alfajores. cuántos kilos de harina compro',
      '2',
    ],
    [
      'es',
      'hice un taller para 9 niños a 20 cada uno, la arcilla son 3 por niño y la sala costó 35. cuánto me queda',
      '118',
    ],
    ['es', 'en una lámpara me tardo 40 minutos, el domingo tengo 5 horas, cuántas lámparas termino', '7'],
    [
      'es',
      'la gasolina está a 1,60 el litro, la furgoneta hace 12 kilómetros por litro y la vuelta son 60 kilómetros. cuánto gasto en cada vuelta',
      '8',
    ],
    ['es', 'cada bufanda me deja 15 y quiero juntar 450, cuántas bufandas son', '30'],
    [
      'fr',
      'je dois faire 80 raviolis. un kilo de farine donne 40 raviolis. il me faut combien de kilos de farine',
      '2',
    ],
    [
      'fr',
      "j'ai fait un atelier pour 9 enfants à 20 euros chacun, l'argile c'est 3 euros par enfant et la salle a coûté 35. il me reste combien",
      '118',
    ],
    ['fr', "un abat-jour me prend 40 minutes, dimanche j'ai 5 heures, je finis combien d'abat-jours", '7'],
    [
      'fr',
      "l'essence est à 1,60 le litre, la camionnette fait 12 kilomètres par litre et la tournée c'est 60 kilomètres. ça me coûte combien chaque tournée",
      '8',
    ],
    ['fr', "chaque écharpe me laisse 15 euros et je veux arriver à 450, ça fait combien d'écharpes", '30'],
    [
      'pt',
      'para a feira quero levar 80 pastéis. um quilo de farinha dá 40 pastéis. quantos quilos de farinha compro',
      '2',
    ],
    [
      'pt',
      'fiz uma oficina para 9 crianças a 20 cada, o barro é 3 por criança e a sala custou 35. quanto me sobra',
      '118',
    ],
    ['pt', 'um abajur me leva 40 minutos, domingo tenho 5 horas, quantos abajures termino', '7'],
    [
      'pt',
      'a gasolina está a 1,60 o litro, a carrinha faz 12 quilômetros por litro e a volta são 60 quilômetros. quanto gasto em cada volta',
      '8',
    ],
    ['pt', 'cada cachecol me deixa 15 e quero juntar 450, quantos cachecóis são', '30'],
    ['he', 'אני צריכה להכין 80 כיסונים. מקילו קמח יוצאים 40 כיסונים. כמה קילו קמח לקנות', '2'],
    ['he', 'עשיתי סדנה ל9 ילדים ב20 שקל לילד, החימר 3 שקל לילד והחדר עלה 35 שקל. כמה נשאר לי', '118'],
    ['he', 'אהיל לוקח לי 40 דקות וביום ראשון יש לי 5 שעות, כמה אהילים אספיק', '7'],
    ['he', 'כל צעיף משאיר לי 15 שקל ואני רוצה להגיע ל450 שקל, כמה צעיפים זה', '30'],
    ['en', 'bought 10 at 3 and sold all at 8, what did I make', '50'],
  ])('comes to what all of them make, in %s: %s', (language, message, result) => {
    expect(told(message, language)).toMatch(new RegExp(`(?<![\\d.,])${result}(?![\\d.,]*\\d)`, 'u'));
  });

  it.each<[Language, string]>([
    ['en', '3 for 10 and 2 for 5, how much'],
    ['en', '2 lamps and 3 shades at 8 each, bulbs 5, what stays'],
    ['es', 'el dólar está a 18 y vendí 4 collares a 20 dólares, cuántos pesos me quedan'],
    ['fr', 'deux nappes et 3 serviettes à 8 chacune, fil 5, il me reste quoi'],
    ['pt', 'duas toalhas e 3 panos a 8 cada, linha 5, quanto sobra'],
    ['he', '2 מפות ו-3 מגבות ב-8 כל אחת, חוטים 5, כמה נשאר'],
  ])('is not said where a figure has no place, or more than one, in %s: %s', (language, message) => {
    expect(told(message, language)).toBeNull();
  });
});

describe('a figure behind a sum', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'I want a kiln for 1300, got 100 put by already, in 6 months. how much a month',
      'and in ten months?',
      '120',
    ],
    [
      'fr',
      "le tour coûte 1300, j'ai déjà 100, je le veux dans 6 mois. je mets combien par mois",
      'et en dix mois ?',
      '120',
    ],
    [
      'es',
      'el torno cuesta 1300, ya tengo 100 ahorrados y lo quiero en 6 meses, cuánto al mes',
      '¿y en diez meses?',
      '120',
    ],
    ['pt', 'o torno custa 1300, já tenho 100 guardado e quero em 6 meses, quanto por mês', 'e em dez meses?', '120'],
    ['he', 'האוכף לקח 5 שעות, עור 22 שקל, ואני רוצה 18 שקל לשעה. כמה לגבות', 'ואם זה ייקח 4 שעות?', '94'],
  ])('takes the place of the only one of its unit, in %s: %s %s', (language, before, message, result) => {
    expect(told(message, language, before)).toMatch(new RegExp(`(?<![\\d.,])${result}(?![\\d.,]*\\d)`, 'u'));
  });
});
