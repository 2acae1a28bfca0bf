import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { after, talk } from './testing.ts';

describe('a text to copy that shall be shorter', () => {
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
    ['en', 'make the fee smaller'],
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
