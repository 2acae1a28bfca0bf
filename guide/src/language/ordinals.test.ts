import { expect, it } from 'vitest';
import { positionOf } from './ordinals.ts';

it.each([
  ['2', 1],
  ['second', 1],
  ['deuxieme', 1],
  ['segundo', 1],
  ['שני', 1],
  ['last', -1],
  ['אחרון', -1],
  ['flyer', undefined],
])('%s names the place %s', (word, place) => {
  expect(positionOf(word)).toBe(place);
});
