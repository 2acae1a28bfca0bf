import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readChange } from './changes.ts';

describe('another form wished for behind its reason', () => {
  it.each<[Language, string]>([
    ['en', 'he reads on the bus, shorter please'],
    ['fr', 'il lit dans le bus, plus court'],
    ['es', 'lo lee en el bus, más corto'],
    ['pt', 'ele lê no ônibus, mais curto'],
    ['he', 'הוא קורא באוטובוס, יותר קצר'],
  ])('is read, in %s: %s', (language, message) => {
    expect(readChange(message, language)?.styles).toEqual(['shorter']);
  });

  it.each<[Language, string]>([
    ['en', 'he reads on the bus, is a shorter one better?'],
    ['en', 'my queue was long, shorter than on Monday'],
    ['fr', 'il lit dans le bus, moi pas'],
    ['es', 'lo lee en el bus, yo no'],
    ['pt', 'ele lê no ônibus, eu não'],
    ['he', 'הוא קורא באוטובוס, אני לא'],
  ])('is none where nothing is wished for, in %s: %s', (language, message) => {
    expect(readChange(message, language)).toBeNull();
  });
});
