import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { FigureWriter } from './figure-writer.ts';

describe.each(languages)('a price, %s', (language) => {
  const told = new FigureWriter(language, 'EUR');
  const price = (amount: number) => told.priced('less', { price: amount });

  it('is told to the cent, and to the next ten cents where nobody asks for such a sum', () => {
    expect(price(16.43)).toContain(told.money(16.43));
    expect(price(16.43)).toContain(told.money(16.4));
    expect(price(14.99)).toContain(told.money(15));
  });

  it.each([16, 16.5, 16.45, 0.43])('is told once where it is said as it is, or is only cents: %d', (amount) => {
    expect(price(amount)).toBe(told.say('less', { price: told.money(amount) }));
  });
});
