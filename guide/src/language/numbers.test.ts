import { describe, expect, it } from 'vitest';
import { durationIn } from './durations.ts';
import { numberIn } from './numbers.ts';

describe('numbers', () => {
  it.each([
    ['about 6 hours', 6],
    ['seven or so', 7],
    ['2,5', 2.5],
    ['disons trente', 30],
    ['tengo veinte', 20],
    ['três', 3],
    ['חמש שעות', 5],
    ['someone', null],
    ['tenant', null],
  ])('reads %s as %s', (text, expected) => {
    expect(numberIn(text)).toBe(expected);
  });
});

describe('durations', () => {
  it.each([
    ['a nurse for 7 years', 84],
    ['two and a half years', 30],
    ['18 months', 18],
    ['pendant trois ans', 36],
    ['un an et demi', 18],
    ['hace 2 años', 24],
    ['dez anos', 120],
    ['6 meses', 6],
    ['שנתיים', 24],
    ['שנתיים וחצי', 30],
    ['עשר שנים', 120],
    ['3 שנים', 36],
    ['במשך שנה', 12],
    ['half a year', 6],
    ['at the café', null],
  ])('reads %s as %s months', (text, expected) => {
    expect(durationIn(text)?.months ?? null).toBe(expected);
  });
});
