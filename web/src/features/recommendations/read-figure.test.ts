import { Assumptions, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { AssumptionName } from './formulas.ts';
import { mostOf, readFigure, writeFigure } from './read-figure.ts';

const names = Object.keys(mostOf) as AssumptionName[];

describe('a figure as typed', () => {
  it.each([
    ['en', '1.5', 1.5],
    ['en', '1,5', 1.5],
    ['en', '1,500', 1500],
    ['en', '12,345.6', 12345.6],
    ['he', '1,500', 1500],
    ['es', '1.500', 1500],
    ['es', '1,500', 1.5],
    ['pt', '1.234.567,8', 1_234_567.8],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202f234', 1234],
    ['fr', '1,500', 1.5],
    ['en', '.5', 0.5],
    ['en', '3.', 3],
  ] as const)('in %s: %j is %d', (language, text, value) => {
    expect(readFigure('unit_price', text, language)).toBe(value);
  });

  it('that is empty means none', () => {
    expect(readFigure('hours_per_unit', ' ', 'en')).toBeNull();
  });

  it.each(['a lot', '-3', '1e5', '0x10', '1.2.3', '4 or 5', '0', 'Infinity'])('%j can’t be taken', (text) => {
    expect(readFigure('hours_per_unit', text, 'en')).toBeUndefined();
  });

  it.each(languages)('stands in its box so that %s reads it again', (language) => {
    for (const value of [0.5, 4.345, 1234.5, 1_000_000]) {
      expect(readFigure('costs_per_month', writeFigure(value, language), language)).toBe(value);
    }
    expect(writeFigure(null, language)).toBe('');
  });
});

it('the limits are the contract’s', () => {
  for (const name of names) {
    expect(Assumptions.shape[name].safeParse(mostOf[name]).success).toBe(true);
    expect(Assumptions.shape[name].safeParse(mostOf[name] + 1).success).toBe(false);
    expect(Assumptions.shape[name].safeParse(0).success).toBe(name === 'costs_per_month');
  }
  expect(Object.keys(Assumptions.shape).toSorted()).toEqual(names.toSorted());
});
