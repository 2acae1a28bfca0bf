import { emptyProfile, Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { draftToProfile, fieldsOf } from '#shared/draft-profile.ts';
import { parseNumber } from './parse-number.ts';
import { draftFromForm, formFromDraft, problemsOf } from './profile-form.ts';

const empty = fieldsOf({ ...emptyProfile, onboarding_mode: null, idea_text: '', business_desc: '' });
const form = formFromDraft(empty);

describe('numbers as typed', () => {
  it.each([
    ['', { value: null }],
    [' 16 ', { value: 16 }],
    ['120', { value: 120 }],
    ['15', { problem: 'young' }],
    ['0', { problem: 'young' }],
    ['121', { problem: 'age' }],
    ['16.5', { problem: 'age' }],
    ['sixteen', { problem: 'age' }],
  ])('reads the age %j', (text, parsed) => {
    expect(parseNumber('age', text)).toEqual(parsed);
  });

  it.each([
    ['', { value: null }],
    ['6', { value: 6 }],
    ['2,5', { value: 2.5 }],
    ['0', { value: null }],
    ['168', { value: 168 }],
    ['169', { problem: 'hoursPerWeek' }],
    ['-1', { problem: 'hoursPerWeek' }],
    ['a few', { problem: 'hoursPerWeek' }],
  ])('reads the hours %j', (text, parsed) => {
    expect(parseNumber('hoursPerWeek', text)).toEqual(parsed);
  });
});

describe('step 2 of the form', () => {
  it('shows a draft and gives it back unchanged', () => {
    const draft = { ...empty, age: 30, hoursPerWeek: 6, budgetPerMonth: '₪200', notes: 'No weekends' };
    expect({ ...empty, ...draftFromForm(formFromDraft(draft)) }).toEqual(draft);
  });

  it('names each value that can’t be saved', () => {
    expect(problemsOf(form)).toEqual({});
    expect(problemsOf({ ...form, age: '15', hoursPerWeek: '200', budgetPerMonth: 'little' })).toEqual({
      age: 'young',
      hoursPerWeek: 'hoursPerWeek',
      budgetPerMonth: 'budget',
    });
  });

  it('never puts a refused number into the draft', () => {
    const part = draftFromForm({ ...form, age: '15', hoursPerWeek: '200', location: 'Haifa' });
    expect(part).toMatchObject({ location: 'Haifa' });
    expect(part).not.toHaveProperty('age');
    expect(part).not.toHaveProperty('hoursPerWeek');
  });

  it('saves what the contract takes', () => {
    const typed = { ...form, age: '16', hoursPerWeek: '6,5', budgetPerMonth: '1,500 ₪' };
    const profile = draftToProfile({ ...empty, ...draftFromForm(typed) });
    expect(Profile.safeParse(profile).success).toBe(true);
    expect(profile.resources).toMatchObject({ hours_per_week: 6.5, budget_per_month: 1500 });
  });
});
