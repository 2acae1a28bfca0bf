import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lawAsk, lawWords, saysLawful } from './law.ts';

describe('being asked whether something is lawful', () => {
  it('is said in each language in words of its own', () => {
    for (const key of ['ask', 'lawful', 'unwritten', 'unchanged'] as const)
      expect(new Set(languages.map((language) => lawWords[language][key])).size).toBe(languages.length);
  });

  it.each(languages)('is answered by one press in %s, and by nothing else', (language) => {
    expect(saysLawful(` ${lawWords[language].lawful} `)).toBe(true);
    expect(saysLawful(lawWords[language].ask)).toBe(false);
  });

  it.each([
    ['en', 'papers', 'I look after eleven toddlers at home with no licence'],
    ['en', 'known', 'I bring sacks for a man and nobody checks what is in them'],
    ['he', 'known', 'לצלם את הדיירים בלי לבקש מהם'],
    ['fr', 'name', 'vendre des billets avec le compte de quelqu’un'],
    ['es', 'known', 'vendo miel y los clientes no saben que lleva azúcar'],
    ['pt', 'papers', 'aplico injeções em casa sem registro nenhum'],
    ['en', 'any', 'a stall with old coins'],
  ] as const)('asks in %s what is open: %s', (language, point, wish) => {
    expect(lawAsk(wish, language)).toContain(lawWords[language].open[point]);
  });
});
