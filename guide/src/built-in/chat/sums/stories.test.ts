import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from './sums.ts';

function sumOf(message: string, language: Language) {
  const told = { message, earlier: [], profile: emptyProfile, today: Date.UTC(2026, 10, 30) };
  const answer = sumFor(told, language);
  const text = answer?.text.replace(/[\u2066-\u2069\u200E\u200F]/gu, '').replace(/[\u00A0\u202F]/gu, ' ') ?? '';
  return { missing: answer?.missing ?? null, numbers: text.match(/\d+(?:[.,]\d+)?/gu) ?? [], text };
}

/** What one costs the person, and no price. */
const ownCosts: readonly [Language, string][] = [
  ['en', 'I want 300 a month from brooms, each broom costs me 14, how many brooms do I have to sell'],
  ['he', 'אני רוצה 300 בחודש ממטאטאים, כל מטאטא עולה לי 14, כמה מטאטאים צריך למכור'],
  ['fr', 'je veux 300 par mois avec mes balais, chaque balai me coûte 14, combien de balais dois-je vendre'],
  ['es', 'quiero 300 al mes con las escobas, cada escoba me cuesta 14, cuántas escobas tengo que vender'],
  ['pt', 'quero 300 por mês com as vassouras, cada vassoura me custa 14, quantas vassouras tenho que vender'],
];

/** What is to stay comes on top of what was paid: (60 + 90) ÷ (8 − 3). */
const toStay: readonly [Language, string][] = [
  ['en', 'the pitch rent is 60, I sell a broom at 8 and it costs 3, how many brooms so that I keep 90'],
  ['he', 'שכירות הדוכן 60, מטאטא אני מוכר ב8 ועולה 3, כמה מטאטאים כדי שישאר לי 90'],
  [
    'fr',
    'la location du stand 60, un balai coûte 3 à faire, on le vend 8 euros, il en faut combien pour qu’il reste 90',
  ],
  ['es', 'el alquiler del puesto es 60, vendo cada escoba a 8 y me cuesta 3, cuántas escobas para que me queden 90'],
  ['pt', 'o aluguel da banca é 60, vendo a vassoura a 8 e custa 3, quantas vassouras para sobrarem 90'],
];

/** Each figure is named by what stands ahead of it: (9 + 14 + 7) ÷ 12. */
const rows: readonly [Language, string][] = [
  ['en', 'straw 9 twine 14 handles 7, made 12 brooms out of it. how much did each broom cost me'],
  ['he', 'קש 9 חוט 14 מקלות 7, יצאו 12 מטאטאים, כמה עולה לי מטאטא אחד'],
  ['fr', 'paille 9 ficelle 14 manches 7, ça donne 12 balais. un balai me revient à combien'],
  ['es', 'paja 9 hilo 14 cañas 7, salen 12 escobas. a cuánto me sale cada escoba'],
  ['pt', 'palha 9 fio 14 cabos 7, rende 12 vassouras. quanto sai cada vassoura'],
];

/** What goes on without a mark may count the last of a row. */
const rowsGoingOn: readonly [Language, string][] = [
  ['en', 'flour 11 butter 8 jars 6 and sold a tart at 50, what is left'],
  ['he', 'קמח 11 חמאה 8 צנצנות 6 ומכרתי פאי ב-50, כמה נשאר לי'],
  ['fr', 'farine 11 beurre 8 pots 6 et vendu une tarte à 50, il me reste combien'],
  ['es', 'harina 11 manteca 8 frascos 6 y vendí una tarta a 50, cuánto me queda'],
  ['pt', 'farinha 11 manteiga 8 potes 6 e vendi uma torta a 50, quanto sobrou'],
];

/** Some of them were lost: how many were sold is not told. */
const lost: readonly [Language, string][] = [
  ['en', 'made 20 brooms at 8, 3 got burnt in the shed, straw was 30, what is left'],
  ['he', 'עשיתי 20 מטאטאים ב8, 3 נשרפו במחסן, הקש 30, כמה נשאר'],
  ['fr', 'j’ai fait 20 balais à 8, 3 ont brûlé, brûlés dans la remise, la paille 30, il reste combien'],
  ['es', 'hice 20 escobas a 8, 3 se quemaron en el galpón, la paja 30, cuánto queda'],
  ['pt', 'fiz 20 vassouras a 8, 3 queimaram no galpão, a palha 30, quanto sobrou'],
];

describe('sums told as stories', () => {
  it.each(ownCosts)('ask for the price where only the cost is told, %s: %s', (language, message) => {
    expect(sumOf(message, language).missing).toBe('price');
  });

  it.each(toStay)('put what is to stay on top of what was paid, %s: %s', (language, message) => {
    expect(sumOf(message, language).numbers).toEqual(expect.arrayContaining(['30', '150']));
  });

  it.each(rows)('name each figure of a row by what stands ahead of it, %s: %s', (language, message) => {
    expect(sumOf(message, language).numbers.map((one) => one.replace(',', '.'))).toContain('2.50');
  });

  it.each(rowsGoingOn)('multiply no last figure of a row, %s: %s', (language, message) => {
    expect(sumOf(message, language).numbers).not.toContain('300');
  });

  it.each(lost)('make none where some were lost, %s: %s', (language, message) => {
    expect(sumOf(message, language).text).toBe('');
  });

  it('make none of nothing saved, nor of a loss that no words tell', () => {
    expect(sumOf('I put by 20 a week and start from 0, how many weeks until I have it', 'en').text).toBe('');
    expect(sumOf('the booth is 60, a broom sells at 8 and costs 12, how many to break even', 'en').text).toBe('');
  });
});
