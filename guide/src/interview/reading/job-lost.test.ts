import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { withoutJobLost } from './job-lost.ts';

const now = Date.UTC(2026, 10, 29);
const heardIn = (language: Language, message: string) =>
  hear(message, { asked: 'experience', language, languages: [language], now }).said;
const left = (language: Language, message: string) =>
  withoutJobLost(message, { asked: null, language, languages: [language], now })
    .replace(/ +/gu, ' ')
    .trim();

describe('how work was lost', () => {
  it.each<[Language, string]>([
    ['en', 'five years in a dairy and then I was laid off in June'],
    ['he', 'חמש שנים במחלבה ונשארתי בלי עבודה'],
    ['fr', 'cinq ans dans une laiterie et je me suis retrouvée au chômage'],
    ['es', 'cinco años en una lechería y me quedé sin chamba en junio'],
    ['pt', 'cinco anos numa leitaria e fiquei sem emprego'],
  ])('is no limit and no part of a title, in %s: “%s”', (language, message) => {
    const said = heardIn(language, message);
    expect(said.filter(({ field }) => field === 'limits')).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(/laid off|בלי עבודה|chômage|sin chamba|sem emprego/u);
    expect(said).not.toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'I was a cook and I lost my job in May and now I sew', 'I was a cook and now I sew'],
    ['he', 'הייתי טבח ופיטרו אותי במאי ועכשיו אני תופר', 'הייתי טבח ועכשיו אני תופר'],
    ['fr', 'j’étais cuisinier et j’ai été licencié en mai et je couds', 'j’étais cuisinier et je couds'],
    ['es', 'era cocinero y me echaron en mayo y ahora coso', 'era cocinero y ahora coso'],
    ['pt', 'era cozinheiro e fui demitido em maio e agora costuro', 'era cozinheiro e agora costuro'],
  ])('takes nothing else with it, in %s: “%s”', (language, message, rest) => {
    expect(left(language, message)).toBe(rest);
  });

  it.each<[Language, string]>([
    ['en', 'no work at weekends'],
    ['es', 'sin trabajo los domingos'],
    ['en', 'I lost my job'],
    ['en', 'I was a cook but they let me go home at 3'],
    ['fr', 'j’aide ceux qui ont perdu leur travail'],
    ['pt', 'não quero ficar sem trabalho'],
  ])('is what nothing else is, in %s: “%s”', (language, message) => {
    expect(left(language, message)).toBe(message);
  });
});
