import type { AskedField, Language, Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from '../../built-in/interview/testing.ts';

/** The profile of somebody who was asked for a field and answered that. */
async function after(asked: AskedField, language: Language, message: string): Promise<Profile> {
  const talk = new Talk(language);
  talk.history.push({ sender: 'foothold', content: '', record: { asks: asked, act: null, before: [] } });
  await talk.say(message);
  return talk.profile;
}

describe('an answer to another question', () => {
  it.each([
    ['en', 'Swindon'],
    ['he', 'עפולה'],
    ['fr', 'Roubaix'],
    ['es', 'Alicante'],
    ['pt', 'Olinda'],
  ] as const)('is a known town, asked for hours in %s: %s', async (language, town) => {
    expect(await after('hours_per_week', language, town)).toMatchObject({ location: town });
  });

  it.each([
    ['fr', '45 ans'],
    ['es', '45 años'],
    ['pt', '45 anos'],
  ] as const)('is an age, asked for hobbies in %s: %s', async (language, age) => {
    expect(await after('hobbies', language, age)).toMatchObject({ age: 45, hobbies: '' });
  });

  it('is no “no” where a name begins as one does', async () => {
    expect(await after('location', 'fr', 'Pas-de-Calais')).toMatchObject({ location: 'Pas-de-Calais' });
  });

  it.each<[AskedField, Language, string]>([
    ['location', 'en', 'knitting'],
    ['location', 'es', 'ningún curso'],
    ['location', 'pt', 'nenhum curso'],
    ['location', 'fr', 'aucune idée précise'],
    ['education', 'fr', '45 ans'],
    ['education', 'he', 'לא למדתי כלום'],
    ['education', 'fr', 'aucun diplôme'],
    ['education', 'en', 'no qualifications'],
  ])('is no %s in %s: %s', async (asked, language, message) => {
    expect(await after(asked, language, message)).toMatchObject({ location: '', education: '' });
  });

  it.each([
    ['en', 'well then: knitting lol', 'knitting'],
    ['he', 'טוב, סריגה חחח', 'סריגה'],
    ['fr', 'euh, le tricot mdr', 'tricot'],
    ['es', 'bueno, tejer jajaja', 'tejer'],
    ['pt', 'ah, tricô kkk', 'tricô'],
  ] as const)('is heard without its laughs and openings, in %s: %s', async (language, message, hobby) => {
    const { hobbies } = await after('hobbies', language, message);
    expect(hobbies).toMatch(new RegExp(`^(?:le )?${hobby}$`, 'u'));
  });
});
