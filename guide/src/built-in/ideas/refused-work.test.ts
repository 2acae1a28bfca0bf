import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../testing/profiles.ts';
import { recommend } from '../recommend.ts';
import { refusesWork } from './refused-work.ts';

describe('a refusal of work', () => {
  it.each<[Language, string]>([
    ['en', 'I do not want to teach anybody any more'],
    ['he', 'אני לא יכולה יותר לנקות'],
    ['fr', 'je ne peux plus porter, pas de ménage'],
    ['es', 'ya no puedo estar de pie'],
    ['pt', 'não aguento mais, nada de faxina'],
  ])('is heard as one in %s', async (language, text) => {
    expect(await refusesWork(text, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'I do not want to live any more'],
    ['es', 'ya no quiero vivir'],
    ['fr', 'je veux en finir'],
    ['en', ''],
  ])('is not despair alone, in %s: “%s”', async (language, text) => {
    expect(await refusesWork(text, language)).toBe(false);
  });

  it('is answered with ideas, whatever else it sounds like', async () => {
    const input = {
      profile: profileOf({ skills: [['Pottery', 'advanced']] }),
      mode: 'brainstorm' as const,
      already: [],
      count: 5,
    };
    const context = { language: 'en' as const, now: 0, seed: '' };
    const { value } = await recommend({ ...input, feedback: 'I do not want to teach anybody' }, context);
    expect(value.length).toBeGreaterThan(0);
    const alone = await recommend({ ...input, feedback: 'I do not want to live any more' }, context);
    expect([alone.value, alone.meta.warnings]).toEqual([[], ['distress']]);
  });
});
