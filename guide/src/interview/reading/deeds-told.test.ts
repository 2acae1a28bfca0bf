import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../reader/spans/tokens.ts';
import { withDeeds } from './deeds-told.ts';
import { hear } from './hear.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

const jobsIn = (message: string, language: Language) =>
  hear(message, { asked: null, language, languages: [language], now }).said.flatMap(({ value }) =>
    typeof value === 'object' && 'role_title' in value ? value.role_title : [],
  );

describe('work that is told by what is done with which thing', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'I am 34 and live in Cardiff. mostly I cut hair for old ladies at home, before that I drove a school bus for 6 years',
      ['drove a school bus', 'cut hair for old ladies at home'],
    ],
    ['he', 'קוראים לי דנה, בת 41 מחדרה. כבר שמונה שנים אני מתקנת טלפונים', ['מתקנת טלפונים']],
    ['fr', 'Je m’appelle Paul, 45 ans, à Brest. Je refais des fauteuils depuis douze ans', ['refais des fauteuils']],
    [
      'fr',
      'j’ai 29 ans, je garde des enfants et le week-end je répare des vélos',
      ['garde des enfants', 'répare des vélos'],
    ],
    [
      'es',
      'vivo en Mérida, cuido a personas mayores y antes limpiaba oficinas',
      ['cuido a personas mayores', 'limpiaba oficinas'],
    ],
    ['pt', 'Chamo-me Rui, 50 anos, moro em Braga. Conserto telemóveis há sete anos', ['Conserto telemóveis']],
  ])('in %s is kept in its own words: “%s”', (language, message, jobs) => {
    expect(jobsIn(message, language)).toEqual(jobs);
  });

  it.each<[Language, string]>([
    ['en', 'I am 61 and live in Leeds. My daughter cuts hair in a shop and my husband repairs bikes'],
    ['fr', 'J’ai 40 ans, j’habite à Lyon. Mon mari répare des vélos et ma sœur coupe les cheveux'],
    ['es', 'Tengo 50 años y vivo en Jaén. Mi hermano arregla móviles en su casa'],
    ['pt', 'Tenho 39 anos e moro em Évora. O meu marido conserta telemóveis numa loja'],
    ['he', 'אני בת 45 מחיפה. בעלי מתקן אופניים בחנות'],
  ])('in %s is nobody’s who is only spoken of: “%s”', (language, message) => {
    expect(jobsIn(message, language)).toEqual([]);
  });
});

describe('a thing that was unsurely heard as something else', () => {
  const message = 'Je répare encore les vieux violons du coin';
  const kindsWith = (sureness: number) => {
    const from = message.indexOf('vieux');
    const to = from + 'vieux violons'.length;
    const manners = { other: 0, no: 0, past: 0, wish: 0, unsure: 0 };
    const heard = { kind: 'dislike' as const, text: message.slice(from, to), from, to, sureness, manners };
    const read = { tokens: tokensOf(message), asked: 'free', language: 'fr' as const, taken: [] };
    return withDeeds([{ ...heard, period: null, limit: null }], message, read).map(({ kind }) => kind);
  };

  it('is work where somebody says that they do it, and what it was where that is surer', () => {
    expect(kindsWith(0.5)).toEqual(['job']);
    expect(kindsWith(0.9)).toEqual(['dislike']);
  });
});

describe('what somebody always did', () => {
  it.each<[Language, string]>([
    ['he', 'תמיד תיקנתי אופניים לכל השכונה, ואני בת 50'],
    ['es', 'siempre arreglé bicicletas de los vecinos, y tengo 50 años'],
    ['pt', 'sempre consertei bicicletas dos vizinhos, e tenho 50 anos'],
    ['en', 'always mended nets, still do. 8 till 11 most days'],
  ])('is theirs, in %s: %s', (language, message) => {
    const { said } = hear(message, { asked: null, language, languages: [language], now });
    expect(said.some(({ field }) => field === 'skills' || field === 'experience')).toBe(true);
  });
});
