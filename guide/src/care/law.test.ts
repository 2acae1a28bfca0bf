import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lawWords, saysLawful } from './law.ts';

describe('being asked whether something is lawful', () => {
  it('is said in each language in words of its own', () => {
    for (const key of ['ask', 'lawful', 'unwritten', 'unchanged'] as const)
      expect(new Set(languages.map((language) => lawWords[language][key])).size).toBe(languages.length);
  });

  it.each(languages)('is answered by one press in %s, and by nothing else', (language) => {
    expect(saysLawful(` ${lawWords[language].lawful} `)).toBe(true);
    expect(saysLawful(lawWords[language].ask)).toBe(false);
  });
});
