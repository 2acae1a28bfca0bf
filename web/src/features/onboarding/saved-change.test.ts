import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#shared/draft-profile.ts';
import { changeOf, listChange, withChange } from './saved-change.ts';

const draft = fieldsOf({ ...emptyProfile, onboarding_mode: null, idea_text: '', business_desc: '' });
const skill = (name: string) => ({ name, level: 'beginner' as const, notes: '' });

describe('what a reply saved', () => {
  it('remembers the value before, under the draft’s own name', () => {
    expect(changeOf({ ...draft, hoursPerWeek: 3 }, { field: 'hours_per_week', payload: 6 })).toEqual({
      field: 'hoursPerWeek',
      before: { hoursPerWeek: 3 },
      after: { hoursPerWeek: 6 },
    });
  });

  it('tells which items came and went', () => {
    const before = { ...draft, skills: [skill('Baking'), skill('Sales')] };
    const change = changeOf(before, { field: 'skills', payload: [skill('Baking'), skill('Design')] });
    expect(listChange(change)).toEqual({ added: ['Design'], removed: ['Sales'] });
  });

  it('makes one change of two to the same field', () => {
    const first = changeOf(draft, { field: 'location', payload: 'Haifa' });
    const second = changeOf({ ...draft, location: 'Haifa' }, { field: 'location', payload: 'Akko' });
    const other = changeOf(draft, { field: 'age', payload: 30 });
    expect(withChange(withChange([first], other), second)).toEqual([
      { field: 'location', before: { location: '' }, after: { location: 'Akko' } },
      other,
    ]);
  });
});
