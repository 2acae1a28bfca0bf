import { reckon, type Numbers } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { type Formula, workingFromHours, workingFromPrice } from './formulas.ts';
import { sampleNumbers } from './testing/sample-ideas.ts';

const initials = { yours: 'y', assumption: 'a', calculated: 'c' };

/** `6y × 4a ÷ 1.5a = 16c`, with the first letter of whose each figure is. */
function written(formulas: readonly Formula[] | undefined) {
  const part = (each: Formula['parts'][number]) =>
    typeof each === 'string' ? each : `${Math.round(each.value * 100) / 100}${initials[each.kind]}`;
  return formulas?.map(({ gives, parts }) => `${gives}: ${parts.map(part).join(' ')}`);
}
const fromHours = (changes: Partial<Numbers> = {}) => workingFromHours({ ...sampleNumbers, ...changes });
const fromPrice = (changes: Partial<Numbers> = {}) => workingFromPrice({ ...sampleNumbers, ...changes });
const goal = (amount: number, per: Numbers['goal']['per']) => ({ ...sampleNumbers.goal, amount, per });

describe('from the hours there are', () => {
  it('says how many that gives, and what one would have to bring', () => {
    expect(written(fromHours()?.formulas)).toEqual([
      'units: 6y × 4a ÷ 1.5a = 16c',
      'price: 600y ÷ 16c = 37.5c up 40c',
      'unitsPerWeek: 16c ÷ 4a = 4c',
    ]);
  });

  it('shows that only whole ones count, and what is rounded', () => {
    expect(written(fromHours({ own: { weeks_per_month: 4.33 } })?.formulas)).toEqual([
      'units: 6y × 4.33y ÷ 1.5a = 17.32c down 17c',
      'price: 600y ÷ 17c ≈ 35.29c up 40c',
      'unitsPerWeek: 17c ÷ 4.33y ≈ 3.93c',
    ]);
    expect(written(fromHours({ own: { hours_per_unit: 36 } })?.formulas)?.[0]).toBe('units: 6y × 4a ÷ 36y ≈ 0.67c');
  });

  it('brings a goal of another period to the month, and puts costs on top', () => {
    expect(written(fromHours({ goal: goal(30, 'day') })?.formulas)?.[0]).toBe('goal: 30y × 5a × 4a = 600c');
    expect(written(fromHours({ goal: goal(150, 'week') })?.formulas)?.[0]).toBe('goal: 150y × 4a = 600c');
    const costly = fromHours({ goal: goal(7_200, 'year'), own: { costs_per_month: 40 } });
    expect(written(costly?.formulas)?.slice(0, 2)).toEqual(['goal: 7200y ÷ 12c = 600c', 'total: 600c + 40y = 640c']);
    expect(written(costly?.formulas)).toContain('price: 640c ÷ 16c = 40c');
    expect(written(fromHours({ own: { costs_per_month: 40 } })?.formulas)?.[0]).toBe('total: 600y + 40y = 640c');
  });

  it('stays what the hours give when a price was named', () => {
    expect(fromHours({ own: { unit_price: 50 } })?.reckoned).toEqual(reckon(sampleNumbers));
  });

  it('is nothing without hours, or with too few for one', () => {
    expect(fromHours({ hours_per_week: null })).toBeNull();
    expect(fromHours({ hours_per_week: 0.01, own: { hours_per_unit: 200 } })).toBeNull();
  });
});

describe('from a price', () => {
  it('says how many it takes, and how many hours', () => {
    expect(written(fromPrice({ own: { unit_price: 40 } })?.formulas)).toEqual([
      'units: 600y ÷ 40y = 15c',
      'unitsPerWeek: 15c ÷ 4a = 3.75c',
      'hours: 15c × 1.5a ÷ 4a ≈ 5.63c',
    ]);
  });

  it('rounds up what is not whole, and tells whether the hours suffice', () => {
    const cheap = fromPrice({ own: { unit_price: 35 } });
    expect(written(cheap?.formulas)?.[0]).toBe('units: 600y ÷ 35y ≈ 17.14c up 18c');
    expect(cheap?.reckoned.fits).toBe(false);
    expect(fromPrice({ own: { unit_price: 40 } })?.reckoned.fits).toBe(true);
    expect(fromPrice({ own: { unit_price: 40 }, hours_per_week: null })?.reckoned.fits).toBeNull();
  });

  it('marks a price of the guide as assumed', () => {
    const assumed = { ...sampleNumbers.assumed, unit_price: 40 };
    expect(written(fromPrice({ assumed })?.formulas)?.[0]).toBe('units: 600y ÷ 40a = 15c');
  });

  it('is nothing without one', () => {
    expect(fromPrice()).toBeNull();
  });
});
