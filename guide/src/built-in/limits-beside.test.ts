import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../testing/profiles.ts';
import { limitsOf } from '../understand/limits.ts';
import { profileAfter } from '../interview/turn.ts';
import { limitsBeside } from './limits-beside.ts';

const told = (language: Language, said: string) =>
  limitsBeside(said, profileOf({ language }), { language, now: Date.UTC(2026, 10, 30) });

describe('what somebody can’t or won’t do, told beside a task', () => {
  it.each([
    ['en', 'I don’t have a car, so nothing with driving', 'car'],
    ['pt', 'não posso carregar peso', 'physical-work'],
    ['es', 'no puedo cargar peso', 'physical-work'],
  ] as const)('may be offered for the profile in %s, once: “%s”', (language, said, need) => {
    const offered = told(language, said);
    const profile = profileOf({ language });
    const known = profileAfter(profile, offered?.updates ?? []);
    expect(limitsOf(known).ruledOut).toContain(need);
    expect(profileAfter(known, offered?.before ?? [])).toEqual(profile);
    expect(limitsBeside(said, known, { language, now: 0 })).toBeNull();
  });

  it.each([
    ['en', 'something cheaper'],
    ['en', 'My sister can’t drive'],
    ['he', 'אשתי לא יכולה להרים דברים כבדים'],
    ['pt', 'a minha mãe não pode carregar peso'],
    ['en', 'what if I had no car?'],
    ['he', 'בלי שבתות החודש'],
    ['fr', 'pas le samedi cette semaine'],
    ['en', 'don’t make me email them, I’ll pop round'],
    ['en', 'no facebook, take it all out'],
    ['en', 'I can’t lift anything and I want to end my life'],
  ] as const)('is not made in %s of: “%s”', (language, said) => {
    expect(told(language, said)).toBeNull();
  });
});
