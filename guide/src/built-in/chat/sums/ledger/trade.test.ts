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

describe('a story of buying and selling', () => {
  it.each<Row>([
    ['en', 'I spent 30 on rush and 12 on glue, made seven seats and sold six at 20. what is left in hand', '=78'],
    ['fr', "j'ai payé 30 de jonc et 12 de colle, j'ai fait 7 assises et vendu 6 à 45. il me reste combien", '=228'],
    ['es', 'gasté 30 de junco, 12 de cola, hice 7 asientos y vendí 6 a 45. cuánto me queda', '=228'],
    ['pt', 'gastei 30 de junco, 12 de cola, fiz 7 assentos e vendi 6 a 45. sobrou quanto', '=228'],
  ])('leaves out how many were made, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', 'the needle 14, the wax 6 and the bus 3.50. how much have I spent', '23.50'],
    ['pt', 'o tecido 60, a linha 15 e os fechos 9. quanto gastei', '84'],
    ['es', 'la aguja 14, la cera 6 y el autobús 3,50. cuánto llevo gastado', '23,50'],
  ])('adds up what was spent, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<[Language, string]>([
    ['en', 'the needle 14, the wax 6 and the bus 3.50. what is nice about that'],
    ['en', 'we are 6 in the club and 4 were sick, what is left to do'],
    ['es', 'vinieron 6 el lunes y 9 el martes, qué hago'],
    ['pt', 'fiz 6 e dei 2, e agora'],
  ])('is not made of figures that are no money, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });
});

it('takes what is paid for each off as often as was sold', () => {
  expect(told(['bought 20 bowls at 3 and ribbons at 1, sold 20 at 9. what is left'], 'en')).toContain('=100');
});

describe('one figure of a sum, changed', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'I sell 8 seats at 6 and rush costs 14, what is left', 'what if I only sell five?', '=16'],
    ['en', 'I sell 8 seats at 6 and rush costs 14, what is left', 'and if it was a dozen', '=58'],
    ['en', 'I sell 8 seats at 6 and rush costs 14, what is left', 'what if I ask 7 for them', '=42'],
    ['fr', 'je vends 10 bougies à 4 et la cire coûte 12, il me reste combien', 'et si on en vend que six', '=12'],
    ['es', 'vendo 10 velas a 4 y la cera cuesta 12, cuánto me queda', 'y si fueran quince nomás', '=48'],
    ['pt', 'vendo 10 velas a 4 e a cera custa 12, quanto me sobra', 'e se forem só seis', '=12'],
    ['he', 'אני מוכר 10 נרות ב-4 והשעווה עולה 12, כמה נשאר לי', 'ואם ניקח שש', '=12'],
    ['pt', 'vendo 10 velas a 4 e a cera custa 12, quanto me sobra', 'e se eu pedir 6', '=48'],
    ['he', 'אני מוכר 10 נרות ב-4 והשעווה עולה 12, כמה נשאר לי', 'ואם אבקש 6', '=48'],
  ])('is reckoned anew, in %s: %s / %s', (language, first, next, result) => {
    expect(told([first, next], language)).toContain(result);
  });

  it.each<[Language, string, string]>([
    ['en', 'I sell 8 seats at 6 and rush costs 14, what is left', 'and if the club has 20 members and wants a talk'],
    ['es', 'vendo 10 velas a 4 y la cera cuesta 12, cuánto me queda', 'y si me tomo 30 de esas'],
  ])('is no other figure in %s: %s / %s', (language, first, next) => {
    expect(told([first, next], language)).toBeNull();
  });
});
