import { describe, expect, it } from 'vitest';
import { directionOf, languages, languagesFrom, negotiateLanguage } from './language.ts';

describe('languages', () => {
  it('writes Hebrew from the right and the others from the left', () => {
    expect(languages.map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'ltr', 'ltr']);
  });

  it('begins with one and goes on with each of the others', () => {
    expect(languagesFrom('en')).toEqual(languages);
    expect(languagesFrom('fr')).toEqual(['fr', 'en', 'he', 'es', 'pt']);
  });

  it.each([
    ['he-IL,he;q=0.9,en;q=0.5', 'he'],
    ['iw', 'he'],
    ['de,pt-BR;q=0.8,en;q=0.9', 'en'],
    ['de, fr;q=0.1', 'fr'],
    ['ES', 'es'],
    ['de;q=1, ja', 'en'],
    ['fr;q=0, pt;q=0.2', 'pt'],
    [undefined, 'en'],
    [';;,,q=', 'en'],
  ])('answers %s with %s', (accept, expected) => {
    expect(negotiateLanguage(accept)).toBe(expected);
  });
});
