import { expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { profileOf } from '../testing/profiles.ts';
import { hoursSentence } from './write-idea.ts';

it.each([
  [6, /^It takes 3 to 15 hours a week\D*$/u],
  [null, /^It takes 3 to 15 hours a week\D*$/u],
  [2, /you have 2\.$/u],
  [20, /you have 20\.$/u],
])('hours somebody has (%s) stand beside those an idea takes where they lie outside', async (hours, told) => {
  const words = await loadWords('en');
  expect(hoursSentence({ min: 3, max: 15 }, profileOf({ hours }), 'any', words)).toMatch(told);
});
