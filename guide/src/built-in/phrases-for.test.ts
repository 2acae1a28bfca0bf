import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { townOf } from './phrases-for.ts';

describe('the town of a profile', () => {
  it.each([
    ['Haifa, Israel', 'Haifa'],
    ['חיפה', 'חיפה'],
    ['58 Elm Avenue, Kent ME4 6ER, UK', 'Kent'],
    ['Hauptstraße 12, 10115 Berlin', 'Berlin'],
    ['Lyon (Villeurbanne)', 'Lyon'],
    ['12345', null],
    ['', null],
  ])('%j → %j', (location, town) => {
    expect(townOf({ ...emptyProfile, location })).toBe(town);
  });
});
