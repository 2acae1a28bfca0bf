import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { emptyProfile, FieldUpdate, Profile } from './profile.ts';
import { applyField, hasProfileData, saidResources } from './profile-rules.ts';
import { issue } from './text.ts';

const resources = (hours: number | null, budget: number | null) => ({
  hours_per_week: hours,
  budget_per_month: budget,
  notes: '',
});

describe('the profile', () => {
  it('fills what is missing with nothing said', () => {
    expect(z.parse(Profile, {})).toEqual(emptyProfile);
    expect(emptyProfile.age).toBeNull();
  });

  it.each([15, 0, -1])('refuses the age %i as too young', (age) => {
    expect(z.safeParse(Profile, { age }).error?.issues[0]?.message).toBe(issue.young);
  });

  it.each([121, 30.5, '30', [30], Number.POSITIVE_INFINITY])('refuses the age %j', (age) => {
    expect(z.safeParse(Profile, { age }).success).toBe(false);
  });

  it('drops keys it does not know', () => {
    expect(z.parse(Profile, { is_admin: true })).not.toHaveProperty('is_admin');
  });
});

describe('numbers nobody said', () => {
  it.each([
    [0, 0, null, null],
    [0, 50, null, 50],
    [5, 0, 5, 0],
    [null, 0, null, 0],
    [5, null, 5, null],
  ])('reads hours %s and budget %s as %s and %s', (hours, budget, saidHours, saidBudget) => {
    expect(saidResources(resources(hours, budget))).toEqual(resources(saidHours, saidBudget));
  });
});

describe('one field', () => {
  it('replaces that field only, under either spelling', () => {
    const update = z.parse(FieldUpdate, { field: 'hoursPerWeek', payload: 6 });
    expect(applyField(emptyProfile, update)).toEqual({ ...emptyProfile, resources: resources(6, null) });
    const skills = z.parse(FieldUpdate, { field: 'skills', payload: [{ name: 'Sewing' }] });
    expect(applyField(emptyProfile, skills).skills).toEqual([{ skill_name: 'Sewing', level: 'beginner', notes: '' }]);
  });

  it('refuses a field that is not one', () => {
    expect(z.safeParse(FieldUpdate, { field: 'constructor.prototype.x', payload: 1 }).success).toBe(false);
  });
});

describe('whether anything is known', () => {
  it('does not count the language', () => {
    expect(hasProfileData({ ...emptyProfile, language: 'he' })).toBe(false);
    expect(hasProfileData({ ...emptyProfile, hobbies: 'cycling' })).toBe(true);
    expect(hasProfileData({ ...emptyProfile, age: 30 })).toBe(true);
  });
});
