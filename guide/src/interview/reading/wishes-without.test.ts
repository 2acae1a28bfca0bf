import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('a wish for what asks for a licence, without one', () => {
  it.each<[Language, string]>([
    ['en', 'I want to pull teeth without a licence'],
    ['he', 'רוצה לעקור שיניים בלי רישיון'],
    ['fr', 'je veux faire le taxi sans permis'],
    ['es', 'quiero sacar muelas sin licencia'],
    ['pt', 'quero fazer de táxi sem carta de condução'],
  ])('is no goal, in %s: “%s”', (language, message) => {
    expect(saidIn(message, language)('goals')).toEqual([]);
  });
});
