import { describe, expect, it } from 'vitest';
import { similarity } from './similarity.ts';

describe('similarity', () => {
  it.each([
    ['Écrire un prix', 'ecrire un PRIX!'],
    ['לכתוב מחירון', 'לכתוב מחירון.'],
    ['לִכְתֹּב', 'לכתב'],
    ['🎉', '🎉'],
  ])('takes %s and %s for the same words', (one, other) => expect(similarity(one, other)).toBe(1));

  it.each([
    ['Write a price list', 'Call two shops'],
    ['🎉', '🔧'],
    ['', 'Call two shops'],
  ])('finds nothing shared by %s and %s', (one, other) => expect(similarity(one, other)).toBe(0));

  it('is the share of words both have', () => {
    expect(similarity('Call two shops', 'Call two bike shops')).toBeCloseTo(6 / 7);
  });
});
