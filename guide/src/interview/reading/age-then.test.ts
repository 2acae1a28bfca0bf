import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { saidIn } from './testing.ts';

/** An age at which something began, and how old somebody is where that is said as well. */
const lives: readonly [Language, string, ages: readonly string[]][] = [
  ['en', "I've been on crutches since age 11", []],
  ['en', 'on crutches since age 11, 46 years old now', ['46']],
  ['he', 'על קביים מאז גיל 11', []],
  ['fr', 'en béquilles depuis mes 20 ans, je couds', []],
  ['es', 'soy viudo desde los 30, arreglaba radios', []],
  ['es', 'soy viudo desde los 30, tengo 58 años', ['58']],
  ['pt', 'sou viúvo desde os 30 anos', []],
];

/** Work that began at an age, with the months that somebody’s own age makes of it. */
const works: readonly [Language, string, jobs: readonly [string, number][]][] = [
  ['pt', 'trabalho desde os 14 anos', []],
  ['pt', 'sou costureira desde os 14 anos', [['costureira', 0]]],
  ['pt', 'sou costureira desde os 14 anos, tenho 50', [['costureira', 432]]],
  ['es', 'trabajo de albañil desde los 16', [['albañil', 0]]],
  ['fr', 'boulanger depuis mes 17 ans', [['boulanger', 0]]],
  ['he', 'נגר מגיל 17', [['נגר', 0]]],
];

describe('an age since when something is', () => {
  it.each(lives)('is not how old somebody is: %s, %s', (language, text, ages) => {
    expect(saidIn(text, language)('age').map(String)).toEqual(ages);
  });

  it.each(works)('is no length of work, nor part of its name: %s, %s', (language, text, jobs) => {
    const message = cleaned(text);
    const { said } = hear(message, { asked: null, language, languages: languagesOf(flat(message), language), now: 0 });
    const heard = said.flatMap(({ field, value }) => (field === 'experience' ? [value] : []));
    expect(heard.map(({ role_title: title, duration_months: months }) => [title, months])).toEqual(jobs);
  });
});
