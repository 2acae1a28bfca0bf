import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from '../sums.ts';

/** What the last of some messages comes to, with the spaces and marks of its figures taken out. */
function told(messages: readonly string[], language: Language): string | null {
  const [message = '', ...earlier] = messages.toReversed();
  const answer = sumFor({ message, earlier, profile: emptyProfile, today: 0 }, language);
  return answer && answer.text.replaceAll(/[\s\u2066-\u2069\u200E\u200F]/gu, '');
}

type Row = [Language, string, string];

describe('a bare list of what was bought and sold', () => {
  it.each<[Language, string]>([
    ['en', 'sold 7 belts at 9, tips 14'],
    ['en', 'sold 7 belts at 9, cats 3'],
    ['en', 'sold 7 belts at 9, Ruth 12'],
    ['he', 'מכרתי 7 חגורות ב-9, דנה 12'],
    ['fr', 'vendu 7 ceintures à 9, pourboire 14'],
    ['es', 'vendí 7 cinturones a 9, propinas 14'],
    ['pt', 'vendi 7 cintos a 9, gorjeta 14'],
    ['en', 'sold 3 chairs at 40, my landlord wants 300'],
    ['en', 'lent her 20, sold 8 jars at 6'],
    ['en', 'sold 8 jars at 6, my age is 40'],
    ['en', 'I have 2 sons and sold 4 jars at 6'],
    ['en', 'sold 5 bags at 20, 3 came back'],
    ['pt', 'fiz 6 e dei 2'],
    ['en', 'son 12 niece 8 sold 9 scarves at 6, what is left'],
  ])('is asked about, since a name may be of a cost or of anything, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });
});

describe('what else finds its place', () => {
  it.each<Row>([
    // What is laid out is told behind its figure.
    ['en', 'seven rugs at 40 euros, less 35 I put down for wool. what’s left', '245'],
    // A fee beside a share.
    ['en', 'the site takes 10% and another 50c a sale. on a 20 dollar belt what is left for me', '17.50'],
    ['es', 'la página se queda con 10% y aparte 2 dólares, me pagan 50 dólares, cuánto me queda', '43'],
    ['pt', 'a feira fica com 10% e ainda cobra 4. de um conserto de 90 cai quanto pra mim', '77'],
    // Hours are time, though they “went”.
    ['pt', 'comprei o espelho por 70, gastei 20 de tinta e foram 3 horas. quero 15 a hora. cobro quanto', '135'],
    // Nothing sold in a week is a figure too.
    ['pt', 'nas 3 semanas recebi 60, zero e 45. na média dá quanto', '35'],
    ['en', 'sold 6 rings at a tenner, silver cost 25. what is left', '35'],
    ['es', '6 pulseras a 5 pavos, menos 8 pavos de hilo', '22'],
  ])('in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it('but of a coin in the plural nobody knows how many there are', () => {
    expect(told(['sold 6 rings for 2 tenners, silver cost 9. what is left'], 'en')).toBeNull();
    expect(told(['sold 8 brooches at a fiver, spent 3 fivers on pins. what is left'], 'en')).toBeNull();
  });
});

describe('so many people at a price for each time', () => {
  it.each<[Language, string]>([
    ['en', '3 pupils 20 each per lesson 4 lessons, one pupil pays half'],
    ['es', '5 alumnas, 10 cada una por clase, 4 clases, y una no paga'],
  ])('is asked about, since not each may pay for all, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });
});

describe('what is changed in a sum', () => {
  it.each<[Language, readonly string[], string]>([
    ['en', ['seven rugs at 40, less 35 I put down for wool. what’s left', 'if I make ten, same wool'], '365'],
    ['es', ['vendo 20 empanadas a 3 y gasto 18 en harina, cuánto me queda', 'y si vendo 30, la misma harina'], '72'],
    // The cost of that name, or the only one.
    ['en', ['4 lessons at 25 minus 20 for the hall', 'what if the hall is 30'], '70'],
    ['pt', ['vendo 25 velas a 6 cada, gasto 40 de cera. quanto fica', 'e se o gasto passar pra 70'], '80'],
    // “A 25” is a price, however many were sold.
    ['pt', ['vendi 12 bolos a 20 e gastei 70 de farinha, quanto sobra', 'e a 25'], '230'],
    ['es', ['vendí 12 tortas a 20 y gasté 70 en harina, cuánto queda', 'y a 25'], '230'],
    ['pt', ['vendo 25 velas a 6 cada, gasto 40 de cera. quanto fica', 'e dividindo com o meu primo'], '55'],
  ])('in %s: %s', (language, messages, result) => {
    expect(told(messages, language)).toContain(result);
  });

  it.each<[Language, readonly string[]]>([
    ['en', ['8 scarves at 20, wool costs 30, what is left', 'if I make ten, not the same wool']],
    ['en', ['8 scarves at 20, wool costs 30, what is left', 'if I make ten, same wool but double the price']],
    ['he', ['8 צעיפים ב-20, צמר עולה 30, כמה נשאר', 'ואם אני עושה עשרה, לא אותו צמר']],
    ['he', ['8 צעיפים ב-20, צמר עולה 30, כמה נשאר', 'ואם אני עושה עשרה, אותו צמר אבל במחיר כפול']],
    ['fr', ['8 écharpes à 20, la laine coûte 30, il reste combien', 'et si j’en fais dix, pas la même laine']],
    [
      'fr',
      ['8 écharpes à 20, la laine coûte 30, il reste combien', 'et si j’en fais dix, même laine mais prix doublé'],
    ],
    ['es', ['8 bufandas a 20, la lana cuesta 30, cuánto queda', 'y si hago diez, no la misma lana']],
    ['es', ['8 bufandas a 20, la lana cuesta 30, cuánto queda', 'y si hago diez, misma lana pero al doble']],
    ['pt', ['8 cachecóis a 20, a lã custa 30, quanto sobra', 'e se eu fizer dez, não a mesma lã']],
    ['pt', ['8 cachecóis a 20, a lã custa 30, quanto sobra', 'e se eu fizer dez, mesma lã mas pelo dobro']],
  ])('is not told where something else changes in words, in %s: %s', (language, messages) => {
    expect(told(messages.slice(0, 1), language)).toContain('130');
    expect(told(messages, language)).toBeNull();
  });

  it('is not parted by two where several are named', () => {
    const first = 'sold 6 belts at 30, leather 50, whats left';
    expect(told([first, 'and split with my sisters'], 'en')).toBeNull();
  });
});
