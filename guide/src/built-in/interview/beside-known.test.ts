import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { Talk } from './testing.ts';

async function told(language: Language, ...messages: string[]) {
  const talk = new Talk(language);
  await talk.say('');
  for (const message of messages) await talk.say(message);
  return talk.profile;
}

describe('what is said to somebody who knows the profile', () => {
  it('takes no child’s age for that of a parent whose age is known, and goes on listening', async () => {
    const { age, location } = await told(
      'en',
      'Ines here, 41, I teach pottery',
      'I am on my own with a boy of 6, so anything before three is fine',
      'we live in Bristol',
    );
    expect({ age, location }).toEqual({ age: 41, location: 'Bristol' });
  });

  it('takes no money away from who says that it is not about money', async () => {
    const talk = new Talk('en');
    talk.profile = profileOf({ budget: 45 });
    await talk.say('');
    await talk.say('Money is not the question. I would like ten families to have a rocking horse');
    expect(talk.profile.resources.budget_per_month).toBe(45);
  });

  it('moves nobody who tells of another place, but who says where they live now', async () => {
    const from = 'Je suis arrivé de Dakar il y a longtemps, là-bas je vendais des chaussures avec mon oncle';
    expect((await told('fr', 'j’habite à Lille', from)).location).toBe('Lille');
    expect(
      (await told('fr', 'j’habite à Lille', 'maintenant j’habite à Roanne avec ma sœur et ses enfants')).location,
    ).toBe('Roanne');
  });

  it('gives a length told by itself to the job before it', async () => {
    const { experiences } = await told('es', 'soy panadera', 'llevo doce años en el oficio, de madrugada siempre');
    expect(experiences).toMatchObject([{ role_title: 'panadera', duration_months: 144 }]);
  });

  it('keeps a refusal as it was said, and not as a skill', async () => {
    const { skills, limits } = await told('pt', 'trabalho numa padaria há 4 anos', 'domingo não, e nada de peso');
    expect(skills).toEqual([]);
    expect(limits).toContain('domingo não');
  });

  it('takes what a relative is and does for theirs', async () => {
    const { age, skills } = await told('he', 'תופרת וילונות כבר 16 שנה', 'הבת שלי בת 9 והיא בחוג מוזיקה');
    expect({ age, skills }).toEqual({ age: null, skills: [] });
    const teller = await told('pt', 'marceneiro faz 21 anos', 'conserto sanfona e rádio velho. meu filho de 12 ajuda');
    expect(teller.age).toBeNull();
    expect(teller.skills.map(({ skill_name }) => skill_name)).toContain('conserto sanfona');
  });

  it('puts a sum that is wanted with the goals, whatever was asked', async () => {
    const talk = new Talk('en');
    for (const message of ['', 'I am a plumber, 8 years', 'clocks, pianos', 'more time at home', '6 hours'])
      await talk.say(message);
    await talk.say('there is £90 in a jar and no more than that. £240 a month would be grand');
    // What lies in a jar is there once, and none of each month.
    expect(talk.profile.resources.budget_per_month).toBeNull();
    expect(talk.profile.notes).toContain('£90 in a jar');
    expect(talk.profile.goals.map(({ value }) => value)).toContain('£240 a month');
  });
});
