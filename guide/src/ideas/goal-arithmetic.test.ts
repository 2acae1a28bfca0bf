import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import { ideasFor, textOf } from '../built-in/testing/ideas-for.ts';
import { goldenProfiles, profileOf } from '../testing/profiles.ts';

describe('the numbers of a goal', () => {
  it('are the person’s own, beside assumptions that can be changed, and in no sentence', async () => {
    const [first] = await ideasFor(goldenProfiles.mechanic!, 'en');
    const entry = archetypeOf(first!.fit.archetype)!;
    expect(first?.fit.numbers).toEqual({
      goal: { text: '600 £ a month', amount: 600, per: 'month', currency: 'GBP' },
      hours_per_week: 6,
      unit: entry.unit,
      assumed: {
        weeks_per_month: 4,
        days_per_week: 5,
        hours_per_unit: entry.hours_per_unit,
        unit_price: null,
        costs_per_month: null,
      },
      own: {},
    });
    expect(textOf(first!)).not.toMatch(/[÷×]|600/);
  });

  it('keep the amount as it was named, and no hours when none were', async () => {
    const yearly = profileOf({ skills: [['Bike mechanic', 'advanced']], hours: 0, goal: '7200 a year' });
    const [first] = await ideasFor(yearly, 'en');
    expect(first?.fit.numbers).toMatchObject({ goal: { amount: 7_200, per: 'year' }, hours_per_week: null });
  });

  it('are none for a goal without an amount, which a sentence comes back to', async () => {
    const span = profileOf({ skills: [['Bike mechanic', 'advanced']], hours: 6, goal: 'a quieter life in 6 months' });
    const [first] = await ideasFor(span, 'en');
    expect(first?.fit.numbers).toBeNull();
    expect(first?.expectations).toContain('a quieter life in 6 months');
  });

  it('are those of one job when nothing in the catalogue is near an own idea', async () => {
    const [first] = await ideasFor(goldenProfiles.mechanic!, 'en', { mode: 'idea', idea: 'Zxqv wobblefish qrt' });
    expect(first?.fit.numbers).toMatchObject({ unit: 'job', assumed: { hours_per_unit: 3 } });
  });
});
