import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { filledText, hasHiddenCharacters, isBlank, text } from './text.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('text', () => {
  it('keeps what was typed to the letter', () => {
    const typed = '  שלום 👩‍👩‍👧‍👦 e\u0301 \u202E\n';
    expect(z.parse(text(), typed)).toBe(typed);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\uD800b'],
  ])('refuses %s', (_what, value) => {
    expect(accepts(text(), value)).toBe(false);
  });

  it('holds at its limit and not beyond', () => {
    expect(accepts(text(3), 'abc')).toBe(true);
    expect(accepts(text(3), 'abcd')).toBe(false);
  });
});

describe('blank texts', () => {
  it.each(['', ' \t\n', '\u200B\u2060', '\uFEFF ', '\u3164', '\u00AD', '\u2800'])('sees nothing in %j', (value) => {
    expect(isBlank(value)).toBe(true);
    expect(accepts(filledText(), value)).toBe(false);
  });

  it.each(['.', 'א', '0', '🙂', ' a '])('sees something in %j', (value) => {
    expect(isBlank(value)).toBe(false);
    expect(accepts(filledText(), value)).toBe(true);
  });
});

describe('hidden characters', () => {
  it('finds what reorders or hides text', () => {
    expect(hasHiddenCharacters('dana\u202Egnp.exe')).toBe(true);
    expect(hasHiddenCharacters('da\u200Bna')).toBe(true);
    expect(hasHiddenCharacters('da\u0007na')).toBe(true);
    expect(hasHiddenCharacters('דנה-O’Neil_9')).toBe(false);
  });
});
