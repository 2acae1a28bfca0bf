import type { AskedField } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { withoutDoubtful } from './doubtful.ts';

const heard = (asked: AskedField | null): ReadingContext => ({ asked, language: 'en', languages: ['en'], now: 0 });
const goal: Mention = { field: 'goals', value: { goal_type: 'earn', value: '70 pounds a week' } };
const hours: Mention = { field: 'hours_per_week', value: 63 };
const money = (value: number): Mention => ({ field: 'budget_per_month', value });

describe('numbers that can’t be what they were heard as', () => {
  it('are more hours than anybody has to spare, unless it was asked for them', () => {
    expect(withoutDoubtful([hours], 'nine hours a day', heard(null))).toEqual([]);
    expect(withoutDoubtful([hours], 'nine hours a day', heard('hours_per_week'))).toEqual([hours]);
    const few: Mention = { field: 'hours_per_week', value: 12 };
    expect(withoutDoubtful([few], 'twelve', heard(null))).toEqual([few]);
  });

  it('are the sum that is wanted as the sum that is there, whatever it is counted by', () => {
    expect(withoutDoubtful([goal, money(70), money(303)], '70 pounds a week', heard(null))).toEqual([goal]);
    expect(withoutDoubtful([goal, money(40), money(0)], '40, or 0, for 70 pounds a week', heard(null))).toEqual([
      goal,
      money(40),
      money(0),
    ]);
    expect(withoutDoubtful([goal, money(70)], '70 pounds a week', heard('budget_per_month'))).toEqual([
      goal,
      money(70),
    ]);
    const twice = '70 to begin with, and 70 pounds a week';
    expect(withoutDoubtful([goal, money(70)], twice, heard(null))).toEqual([goal, money(70)]);
    expect(withoutDoubtful([money(70)], '70 to put in', heard(null))).toEqual([money(70)]);
  });
});
