import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { after, talk } from './testing.ts';

describe('a text to copy that shall be shorter, or otherwise', () => {
  const asked: Record<Language, string> = {
    en: 'write to Ida that the seats are dry',
    he: 'תכתבי לענת שהכיסאות מוכנים',
    fr: 'écris à Ida que les chaises sont prêtes',
    es: 'escribe a Ida que las sillas están listas',
    pt: 'escreve para a Ida que as cadeiras estão prontas',
  };

  it.each<[Language, string]>([
    ['en', 'too long make it small'],
    ['he', 'קצר יותר היא לא קוראת'],
    ['fr', 'plus court elle lit peu'],
    ['es', 'más corto que ella no lee'],
    ['pt', 'mais curto que ela lê pouco'],
  ])('is made so with a reason behind, in %s: %s', async (language, then) => {
    const [, last] = await after(asked[language], then, language);
    expect(last.answered).toMatchObject({ kind: 'message', changed: true });
  });

  it.each<[Language, string]>([
    ['en', 'she is my gran, make it sound like love'],
    ['es', 'suena a banco, es mi vecina'],
    ['fr', 'mets-y plus de coeur'],
    ['pt', 'coloca mais carinho nisso'],
  ])('is made otherwise in words that no list has, in %s: %s', async (language, then) => {
    const [, last] = await after(asked[language], then, language);
    expect(last.answered).toMatchObject({ kind: 'message', changed: true });
  });

  it('is asked about where it may be a cry, as anywhere', async () => {
    const [, last] = await after(asked.en, 'nobody will read this, I will be gone before it is summer', 'en');
    expect(last.answered?.kind).not.toBe('message');
  });

  it.each<[Language, string]>([
    ['en', 'make the fee smaller'],
    ['en', 'what do I charge'],
    ['en', 'she said no'],
    ['en', 'short days at the mill for me'],
    ['he', 'קצר חשמלי במטבח'],
    ['fr', 'court le matin mon voisin'],
    ['es', 'corta leña mi tío'],
    ['pt', 'curta a vida do meu cão'],
  ])('is not where something else is short, in %s: %s', async (language, then) => {
    const [, last] = await talk([asked[language], then], language);
    expect(last?.answered?.kind).not.toBe('message');
  });
});
