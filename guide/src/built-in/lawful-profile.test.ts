import type { Language, Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lawWords } from '../care/law.ts';
import { lawfulProfile } from '../interview/usable-profile.ts';
import { profileOf } from '../testing/profiles.ts';
import { recommend } from './recommend.ts';

const context = (language: Language) => ({ language, now: Date.UTC(2026, 10, 30), seed: 's' });
const asking = (profile: Profile, feedback?: string) =>
  recommend(
    { profile, mode: 'brainstorm', already: [], count: 5, ...(feedback === undefined ? {} : { feedback }) },
    context(profile.language),
  );

const TOLD = [
  ['en', 'sell counterfeit perfume as the real brand', 'selling stolen phones', 'Baking bread'],
  ['he', 'למכור תיקים מזויפים', 'למכור טלפונים גנובים', 'אפיית לחם'],
  ['fr', 'vendre de faux sacs de marque', 'vendre des téléphones volés', 'Faire du pain'],
  ['es', 'vender perfumes falsificados como originales', 'vender móviles robados', 'Hacer pan'],
  ['pt', 'vender perfumes falsificados como originais', 'vender celulares roubados', 'Fazer pão'],
] as const;

describe('what breaks the law in a form', () => {
  it.each(TOLD)(
    'is no reason in %s, and it is said that it was left out: “%s”',
    async (language, goal, skill, honest) => {
      const profile = profileOf({
        language,
        hours: 6,
        budget: 50,
        skills: [
          [honest, 'advanced'],
          [skill, 'advanced'],
        ],
      });
      const told = { ...profile, goals: [{ goal_type: 'earn', value: goal }] };
      const { value, notice } = await asking(told);
      expect(value.length).toBeGreaterThan(0);
      for (const text of [goal, skill]) expect(JSON.stringify(value)).not.toContain(text);
      expect(notice?.text).toContain(lawWords[language].unused);
    },
  );

  it.each(TOLD)('leaves in %s the honest rest as it was', (language, _goal, skill, honest) => {
    const profile = profileOf({ language, hobbies: `${honest}, ${skill}`, skills: [[honest, 'beginner']] });
    const lawful = lawfulProfile({ ...profile, limits: skill });
    expect(lawful.hobbies).toContain(honest);
    expect(lawful.hobbies).not.toContain(skill);
    expect([lawful.skills, lawful.limits]).toEqual([profile.skills, skill]);
    expect(lawfulProfile(profileOf({ language, hobbies: honest, goal: honest }))).toMatchObject({ hobbies: honest });
  });
});

it.each(TOLD)(
  'does not wish in %s for what other ideas are asked for against the law: “%s”',
  async (language, goal, _skill, honest) => {
    const profile = profileOf({ language, hours: 6, budget: 50, skills: [[honest, 'advanced']], goal: '300' });
    const { value, meta, notice } = await asking(profile, goal);
    expect(meta.warnings).toContain('refused');
    expect(notice?.text).toContain(lawWords[language].unused);
    expect(JSON.stringify(value)).not.toContain(goal);
  },
);

it.each([
  ['en', 'pass my driving exam'],
  ['en', 'take the citizenship exam'],
  ['en', 'sit the maths exam for the certificate'],
  ['he', 'לזקק מים לשמנים אתריים'],
  ['fr', 'passer le bac en candidat libre'],
  ['es', 'sacarme la licencia de caza'],
  ['pt', 'tirar a carteira de motorista'],
] as const)('takes in %s an honest wish as it is: “%s”', (language, goal) => {
  const profile = profileOf({ language, goal });
  expect(lawfulProfile(profile)).toBe(profile);
});

const honestIn = (language: Language) => TOLD.find(([one]) => one === language)?.[3] ?? '';

const CRIES = [
  ['en', 'I want to kill myself tonight'],
  ['he', 'אני רוצה להתאבד הלילה'],
  ['fr', 'je veux me suicider ce soir'],
  ['es', 'quiero suicidarme esta noche'],
  ['pt', 'quero me matar hoje à noite'],
] as const;

describe('a cry in a form', () => {
  it.each(CRIES)('is in %s no wish that ideas are for, nor a reason of theirs: “%s”', async (language, cry) => {
    const profile = profileOf({
      language,
      hours: 6,
      budget: 50,
      goal: '300',
      skills: [[honestIn(language), 'advanced']],
    });
    const told = { ...profile, goals: [...profile.goals, { goal_type: 'other', value: cry }], hobbies: cry };
    const { value, notice } = await asking(told);
    expect(value.length).toBeGreaterThan(0);
    expect(JSON.stringify([value, notice])).not.toContain(cry);
    expect(notice?.text ?? '').not.toContain(lawWords[language].unused);
  });

  it.each(CRIES)('is offered nothing where it is all that is wanted, in %s: “%s”', async (language, cry) => {
    const { value, meta } = await asking({
      ...profileOf({ language, hours: 6 }),
      goals: [{ goal_type: 'other', value: cry }],
    });
    expect([value, meta.warnings]).toEqual([[], ['distress']]);
  });
});

it.each<[Language, string]>([
  ['en', 'cook without papers'],
  ['es', 'cocinero sin papeles'],
  ['es', 'abro coches cerrados'],
])('an honest job stays one, as the interview keeps it, in %s: “%s”', (language, title) => {
  const profile = profileOf({ language, jobs: [[title, 24]] });
  expect(lawfulProfile(profile).experiences).toEqual(profile.experiences);
});
