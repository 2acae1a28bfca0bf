import { expect, it } from 'vitest';
import { placeHash, readPlaceHash, readProfileVisit } from './profile-place.ts';

it.each([
  [{ field: 'skills', index: 2 }, '#skills-2'],
  [{ field: 'education', index: null }, '#education'],
  [{ field: 'hoursPerWeek', index: null }, '#hoursPerWeek'],
  [{ field: 'experiences', index: 0 }, '#experiences-0'],
  [{ field: 'dislikes', index: null }, '#dislikes'],
] as const)('%j is %s, and back', (place, hash) => {
  expect(placeHash(place)).toBe(hash);
  expect(readPlaceHash(hash)).toEqual(place);
});

it.each(['', '#', '#data', '#skills-', '#skills-x', '#skills--1', 'skills', '#__proto__'])(
  '%j names no place',
  (hash) => {
    expect(readPlaceHash(hash)).toBeNull();
  },
);

it('what was handed over is read, and nothing else taken for it', () => {
  const visit = { text: 'baking', back: '/recommendations?compare=1,2' };
  expect(readProfileVisit(visit)).toEqual(visit);
  expect(readProfileVisit({ back: '/recommendations', text: 3 })).toEqual({ back: '/recommendations' });
  for (const other of [null, undefined, 'x', {}, { back: '//elsewhere.example' }, { back: 'https://x.example' }]) {
    expect(readProfileVisit(other)).toBeNull();
  }
});
