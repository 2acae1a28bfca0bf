import { describe, expect, it } from 'vitest';
import { assumptionsOf, type Numbers, priceFrom, reckon } from './numbers.ts';

const numbers: Numbers = {
  goal: { text: '600 a month', amount: 600, per: 'month', currency: null },
  hours_per_week: 6,
  unit: 'session',
  assumed: { weeks_per_month: 4, days_per_week: 5, hours_per_unit: 1.5, unit_price: null, costs_per_month: null },
  own: {},
};
const own = (changed: Numbers['own'], rest: Partial<Numbers> = {}): Numbers => ({ ...numbers, ...rest, own: changed });

describe('reckon', () => {
  it('works from the hours to the price of one', () => {
    expect(reckon(numbers)).toMatchObject({
      from: 'hours',
      unitsPerMonth: 16,
      unitsPerWeek: 4,
      unitPrice: 40,
      exactPrice: 37.5,
      monthlyIncome: 640,
    });
  });

  it('works from a price to how many it takes, and whether the hours are enough', () => {
    const at40 = own({ unit_price: 40 });
    expect(reckon(at40)).toMatchObject({ from: 'price', unitsPerMonth: 15, unitsPerWeek: 3.75, fits: true });
    expect(reckon({ ...at40, hours_per_week: 3 })).toMatchObject({ hoursPerWeek: 5.625, fits: false });
    expect(reckon({ ...at40, hours_per_week: null })).toMatchObject({ hoursPerWeek: 5.625, fits: null });
  });

  it.each([
    ['day', 30, 600],
    ['week', 150, 600],
    ['month', 600, 600],
    ['year', 7_200, 600],
  ] as const)('takes a goal by the %s to the month', (per, amount, month) => {
    expect(reckon({ ...numbers, goal: { ...numbers.goal, per, amount } })?.monthlyGoal).toBe(month);
  });

  it('adds what goes out each month', () => {
    expect(reckon(own({ costs_per_month: 40 }))).toMatchObject({ monthlyGoal: 600, monthlyTotal: 640, unitPrice: 40 });
  });

  it('counts whole units, but parts of a long project', () => {
    expect(reckon(own({ hours_per_unit: 7 }))?.unitsPerMonth).toBe(3);
    expect(reckon(own({ hours_per_unit: 40 }))).toMatchObject({ unitsPerMonth: 0.6, unitPrice: 1_000 });
    expect(reckon(own({ hours_per_unit: 0.6 }, { hours_per_week: 0.6 * 3, goal: numbers.goal }))?.unitsPerMonth).toBe(
      12,
    );
  });

  it('says nothing without hours and price', () => {
    expect(reckon({ ...numbers, hours_per_week: null })).toBeNull();
    expect(reckon({ ...numbers, hours_per_week: 0 })).toBeNull();
  });
});

it('takes the guide’s assumption again where the person’s is taken away', () => {
  expect(assumptionsOf(own({ hours_per_unit: null, weeks_per_month: 4.3 }))).toEqual({
    ...numbers.assumed,
    weeks_per_month: 4.3,
  });
});

describe('a price', () => {
  it.each([
    [33.33, 35],
    [112, 120],
    [12.1, 13],
    [100, 100],
    [0.31, 0.35],
    [3.2, 3.5],
    [1_204, 1_250],
    [123_456, 125_000],
  ])('that works out to %d is named as %d', (exact, named) => {
    expect(priceFrom(exact)).toBe(named);
  });

  it('reaches the goal with what is counted and stays as it is named', () => {
    for (let exact = 1; exact < 3_000_000; exact *= 1.37) {
      const named = priceFrom(exact);
      expect(named).toBeGreaterThanOrEqual(exact - 1e-6);
      expect(named / exact).toBeLessThan(1.5);
      expect(priceFrom(named)).toBe(named);
    }
  });
});
