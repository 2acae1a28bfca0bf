import { emptyProfile, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { currencyOf } from './currency.ts';

const of = (changes: Partial<Profile>) => currencyOf({ ...emptyProfile, ...changes });
const goal = (value: string) => ({ goals: [{ goal_type: 'earn', value }] });

describe('the money somebody reckons in', () => {
  it('is what a goal names, wherever they live', () => {
    expect(of({ ...goal('$600 a month'), location: 'Haifa' })).toBe('USD');
    expect(of(goal('600 CHF'))).toBe('CHF');
  });

  it('is else what their means are told in', () => {
    const resources = { hours_per_week: 6, budget_per_month: 200, notes: 'Monthly budget: 200 €' };
    expect(of({ ...goal('600 a month'), resources, location: 'Haifa' })).toBe('EUR');
  });

  it.each([
    ['חיפה', 'ILS'],
    ['Lisboa', 'EUR'],
    ['somewhere in Alemania', 'EUR'],
    ['San Salvador, El Salvador', 'USD'],
    ['Bissau, Guinea-Bissau', 'XOF'],
  ])('is else that of the country of %s', (location, currency) => {
    expect(of({ ...goal('600'), location })).toBe(currency);
  });

  it('is not guessed from the language', () => {
    expect(currencyOf({ ...emptyProfile, language: 'he', ...goal('600') })).toBeNull();
    expect(of({ ...goal('600'), location: 'Atlantis' })).toBeNull();
  });
});
