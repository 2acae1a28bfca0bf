import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { partedByPreference } from './preferred.ts';

const told: [Language, string, string[], string[]][] = [
  ['en', "Weddings wear me out, I'd rather frame old maps", ['Weddings wear me out'], ['frame old maps']],
  [
    'en',
    'Too many stalls here. Something with bees would be better',
    ['Too many stalls here'],
    ['Something with bees would be'],
  ],
  ['he', 'חתונות זה מעייף, עדיף למסגר מפות ישנות', ['חתונות זה מעייף'], ['למסגר מפות ישנות']],
  [
    'fr',
    'Les mariages m’épuisent, je préfère encadrer des cartes',
    ['Les mariages m’épuisent'],
    ['encadrer des cartes'],
  ],
  ['es', 'las bodas me cansan, prefiero enmarcar mapas viejos', ['las bodas me cansan'], ['enmarcar mapas viejos']],
  [
    'pt',
    'casamento cansa demais, queria emoldurar mapas antigos',
    ['casamento cansa demais'],
    ['emoldurar mapas antigos'],
  ],
];

describe('a preference', () => {
  it.each(told)('parts what is told from what is wished for (%s: %s)', (language, text, before, wished) => {
    expect(partedByPreference(text, language)).toEqual({ before, wished, prefers: true });
  });

  it.each([
    ['en', "I don't want weddings"],
    ['fr', 'je veux pas de mariages'],
    ['es', 'no quiero bodas'],
    ['pt', 'não quero casamento'],
    ['he', 'לא רוצה חתונות'],
  ] as const)('is none where it is denied (%s)', (language, text) => {
    expect(partedByPreference(text, language).prefers).toBe(false);
  });

  it('is read in the language it is written in where none is named', () => {
    expect(partedByPreference('las bodas me cansan, prefiero enmarcar mapas').wished).toEqual(['enmarcar mapas']);
  });
});
