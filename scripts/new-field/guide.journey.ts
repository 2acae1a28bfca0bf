import { askedFields, emptyProfile, hasProfileData, isFilled } from '@foothold/contract';
import { expect, it } from 'vitest';
import { Talk } from './testing.ts';

const told = {
  ...emptyProfile,
  age: 30,
  education: 'School',
  hobbies: 'Hiking',
  location: 'Lyon',
  notes: 'No weekends',
  experiences: [{ role_title: 'Baker', company_name: null, duration_months: 12, description: null }],
  skills: [{ skill_name: 'Baking', level: 'advanced' as const, notes: '' }],
  goals: [{ goal_type: 'earn', value: '500 a month' }],
  resources: { hours_per_week: 6, budget_per_month: 100, notes: '' },
};

it('is asked for in its turn, heard, shown, corrected, and taken back', async () => {
  const talk = new Talk('fr');
  talk.profile = told;
  expect(askedFields.slice(5, 8)).toEqual(['location', 'driving_licence', 'years_in_town']);
  expect(await talk.say('')).toContain('Permis de conduire: ask');
  const noted = await talk.say('B et C1');
  expect(talk.profile.driving_licence).toBe('B et C1');
  expect(noted).toContain('Permis de conduire');
  expect(noted).toContain('Années dans cette ville: ask');
  await talk.say('12');
  expect(talk.profile.years_in_town).toBe(12);
  await talk.say('annule');
  expect(talk.profile.years_in_town).toBeNull();
  await talk.say('permis : celui des motos');
  expect(talk.profile.driving_licence).toBe('celui des motos');
  await talk.say('supprime le permis');
  expect(talk.profile).toEqual({ ...told, driving_licence: '', years_in_town: null });
});

it('counts as something known', () => {
  const profile = { ...emptyProfile, driving_licence: 'B' };
  expect([isFilled(profile, 'driving_licence'), isFilled(profile, 'years_in_town')]).toEqual([true, false]);
  expect(hasProfileData(profile)).toBe(true);
});
