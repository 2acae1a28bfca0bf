import { describe, expect, it } from 'vitest';
import { phrase } from '#shared/i18n/phrase.ts';

const texts = {
  title: 'Hello {{name}}',
  left_zero: 'None left',
  left_one: '{{count, number}} left',
  left_other: '{{ count, number }} are left',
  deep: { er: 'Deep' },
};

describe('a text', () => {
  it.each([
    ['title', { name: 'Dana' }, 'Hello Dana'],
    ['title', {}, 'Hello '],
    ['deep.er', {}, 'Deep'],
    ['left', { count: 0 }, 'None left'],
    ['left', { count: 1 }, '1 left'],
    ['left', { count: 1234 }, '1,234 are left'],
    ['deep', {}, undefined],
    ['nowhere.at.all', {}, undefined],
  ])('%s with %j reads %j', (path, slots, expected) => {
    expect(phrase(texts, path, slots, 'en')).toBe(expected);
  });

  it.each([
    ['he', 2, 'שתיים'],
    ['he', 3, 'כמה'],
    ['fr', 1_000_000, 'beaucoup'],
    ['fr', 0, 'une'],
  ] as const)('follows the plural forms of %s for %d', (language, count, expected) => {
    const counted = {
      n_one: language === 'fr' ? 'une' : 'אחת',
      n_two: 'שתיים',
      n_many: 'beaucoup',
      n_other: 'כמה',
    };
    expect(phrase(counted, 'n', { count }, language)).toBe(expected);
  });

  it('writes numbers as the language does', () => {
    expect(phrase({ n_other: '{{count, number}}' }, 'n', { count: 12345 }, 'fr')).toBe('12\u202f345');
  });
});
