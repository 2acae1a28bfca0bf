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
  expect(askedFields.slice(5, 9)).toEqual(['location', 'driving_licence', 'years_in_town', 'own_car']);
  expect(await talk.say('')).toContain('Permis de conduire: ask');
  const noted = await talk.say('B et C1');
  expect(talk.profile.driving_licence).toBe('B et C1');
  expect(noted).toContain('Permis de conduire');
  expect(noted).toContain('Années dans cette ville: ask');
  await talk.say('12');
  expect(talk.profile.years_in_town).toBe(12);
  await talk.say('annule');
  expect(talk.profile.years_in_town).toBeNull();
  expect(await talk.say('non')).toContain('Voiture');
  expect(talk.profile.own_car).toBe(false);
  await talk.say("J'ai une voiture maintenant");
  expect(talk.profile.own_car).toBe(true);
  await talk.say('annule');
  expect(talk.profile.own_car).toBe(false);
  await talk.say('supprime la voiture');
  expect(talk.profile.own_car).toBeNull();
  await talk.say('permis : celui des motos');
  expect(talk.profile.driving_licence).toBe('celui des motos');
  await talk.say('supprime le permis');
  expect(talk.profile).toEqual({ ...told, driving_licence: '', years_in_town: null, own_car: null });
});

it('counts as something known', () => {
  const profile = { ...emptyProfile, driving_licence: 'B' };
  expect([isFilled(profile, 'driving_licence'), isFilled(profile, 'years_in_town')]).toEqual([true, false]);
  expect(hasProfileData(profile)).toBe(true);
});

it.each([
  ['en', "I've got a car", true],
  ['he', 'אין לי רכב', false],
  ['fr', 'je n’ai pas de voiture', false],
  ['es', 'tengo coche', true],
  ['pt', 'não tenho carro', false],
] as const)('of yes or no is heard in a sentence of %s that names it', async (language, sentence, value) => {
  const talk = new Talk(language);
  talk.profile = told;
  await talk.say('');
  await talk.say(sentence);
  expect(talk.profile.own_car).toBe(value);
});
