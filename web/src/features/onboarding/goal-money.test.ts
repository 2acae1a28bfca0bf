import { currencies } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { currencyOptions, guessedCurrency, isBareAmount, withCurrency } from './goal-money.ts';

describe('the currency of a goal', () => {
  it('is asked for only where a sum says nothing else', () => {
    expect(['600', ' 1,500 ', '1 200'].every(isBareAmount)).toBe(true);
    expect(['', '€600', '600 euros', '300 to 500', '600 ש״ח'].some(isBareAmount)).toBe(false);
  });

  it('is guessed by the country that the browser names, else by where its language is most spoken', () => {
    expect(guessedCurrency(['en', 'en-IE'])).toBe('EUR');
    expect(guessedCurrency(['he'])).toBe('ILS');
    expect(guessedCurrency(['pt-BR', 'en-US'])).toBe('BRL');
    expect(guessedCurrency(['en-AQ'])).toBe('EUR');
    expect(guessedCurrency([])).toBe('EUR');
  });

  it('stands where the language puts it, in letters where the sign is not plain', () => {
    expect(withCurrency(' 600 ', 'EUR', 'en')).toBe('€600');
    expect(withCurrency('600', 'EUR', 'fr')).toBe('600 €');
    expect(withCurrency('600', 'CHF', 'fr')).toBe('600 CHF');
    expect(withCurrency('600', 'MXN', 'es')).toBe('600 MXN');
    expect(withCurrency('600', 'ILS', 'he')).toBe('600 ₪');
  });

  it('can be chosen by its name', () => {
    const options = currencyOptions('en');
    expect(options).toHaveLength(currencies.length);
    expect(options).toContainEqual({ value: 'EUR', label: 'Euro (EUR)' });
  });
});
