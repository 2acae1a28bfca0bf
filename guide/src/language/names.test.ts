import { describe, expect, it } from 'vitest';
import { namesOccupation } from './occupations.ts';
import { isTown } from './towns.ts';

describe('towns', () => {
  it.each(['Swansea', 'swansea', 'São José dos Campos', 'sao jose dos campos', 'Saint-Étienne', 'נהריה'])(
    'knows %s',
    (name) => {
      expect(isTown(name)).toBe(true);
    },
  );
  it('tells a town from the word it also is by its capital', () => {
    expect([isTown('Nice'), isTown('nice')]).toEqual([true, false]);
  });
  it.each(['kitchen', 'my mother', '', 'Quxville upon Nowhere'])('knows no town “%s”', (name) => {
    expect(isTown(name)).toBe(false);
  });
});

describe('words of occupations', () => {
  it.each(['ship welder', 'pig breeder', 'charpentier en bois', 'soldadora', 'torneiro mecânico'])(
    'hears work in “%s”',
    (text) => {
      expect(namesOccupation(text)).toBe(true);
    },
  );
  it.each(['the goal is to be useful', 'le jeudi soir', 'mi hermana', 'duas vezes por semana', ''])(
    'hears none in “%s”',
    (text) => {
      expect(namesOccupation(text)).toBe(false);
    },
  );
});
