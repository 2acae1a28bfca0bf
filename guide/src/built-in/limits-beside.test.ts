import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../testing/profiles.ts';
import { limitsOf } from '../understand/limits.ts';
import { profileAfter } from '../interview/turn.ts';
import { type AskedFor, limitsBeside } from './limits-beside.ts';

const told = (language: Language, said: string, askedFor: AskedFor = 'ideas', more = {}) =>
  limitsBeside(
    said,
    { profile: { ...profileOf({ language }), ...more }, askedFor },
    { language, now: Date.UTC(2026, 10, 30) },
  );

const LIMITS = [
  ['en', 'no Saturdays any more', 'weekends'],
  ['en', 'I can’t work evenings because of the kids, give me something by day', 'evenings'],
  ['en', 'nothing with animals please', 'animals'],
  ['he', 'לא רוצה לעבוד בערבים', 'evenings'],
  ['he', 'אני לא יכול להרים דברים כבדים', 'physical-work'],
  ['fr', 'je n’ai pas de voiture', 'car'],
  ['fr', 'plus jamais le samedi', 'weekends'],
  ['es', 'ya no trabajo los sábados', 'weekends'],
  ['es', 'no puedo cargar peso', 'physical-work'],
  ['pt', 'sábado não dá mais', 'weekends'],
  ['pt', 'não tenho carro', 'car'],
] as const;

describe('what somebody can’t or won’t do, told beside what they ask for', () => {
  it.each(LIMITS)('is written down in %s and said: “%s”', (language, said, need) => {
    const noted = told(language, said);
    const profile = profileOf({ language });
    expect(limitsOf(profileAfter(profile, noted?.updates ?? [])).ruledOut).toContain(need);
    expect(profileAfter(profileAfter(profile, noted?.updates ?? []), noted?.before ?? [])).toEqual(profile);
    // What is said is what is kept, in the words of the person.
    for (const { payload } of noted?.updates ?? []) expect(noted?.text).toContain(payload);
  });

  it.each([
    ['en', 'something cheaper'],
    ['en', 'not so far away'],
    ['en', 'no Saturdays this month'],
    ['en', 'My sister can’t drive'],
    ['en', 'what if I had no car?'],
    ['he', 'משהו זול יותר'],
    ['he', 'בלי שבתות החודש'],
    ['fr', 'pas si loin'],
    ['fr', 'pas le samedi cette semaine'],
    ['es', 'algo más barato'],
    ['es', 'este mes sin sábados'],
    ['pt', 'algo mais barato'],
    ['pt', 'nada aos sábados este mês'],
  ] as const)('is not made in %s of what says no limit that lasts: “%s”', (language, said) => {
    expect(told(language, said)).toBeNull();
  });

  it.each(LIMITS)('is not written down a second time in %s: “%s”', (language, said) => {
    const once = told(language, said);
    const known = profileAfter(profileOf({ language }), once?.updates ?? []);
    expect(told(language, said, 'ideas', known)).toBeNull();
  });

  it('is kept from what a change of a plan has to fit, and not from how the guide is to write it', () => {
    expect(told('en', 'I don’t have a car, so nothing with driving', 'change')?.updates).toHaveLength(1);
    expect(told('pt', 'não posso carregar peso', 'change')?.updates).toHaveLength(1);
    expect(told('en', 'don’t make me email them, I’ll pop round', 'change')).toBeNull();
    expect(told('en', 'no facebook, take it all out', 'change')).toBeNull();
  });

  it('is left where the message may be a cry', () => {
    expect(told('en', 'I can’t lift anything and I want to end my life')).toBeNull();
  });
});
