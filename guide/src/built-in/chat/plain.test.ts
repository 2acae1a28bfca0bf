import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

describe('plain words', () => {
  it.each([
    ['a\nb', 'a b'],
    ['# Title', '\\# Title'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['![x](y)', '!\\[x\\](y)'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['«\u00A0été\u00A0»', '«\u00A0été\u00A0»'],
    ['\u2068a\u2069', '\u2068a\u2069'],
    ['\u2069 a', ' a'],
    ['a\u202Eb', 'a b'],
  ])('%j → %j', (text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  it('hold no address that a reader links by itself', () => {
    for (const text of ['https://a.example', 'www.a.example', 'me@a.example', 'javascript:alert(1)']) {
      expect(plain(text).replaceAll('\u2060', '')).toBe(text);
      expect(plain(text)).not.toMatch(/:\/\/|www\.a|@a|javascript:a/u);
    }
  });

  it('are one line with balanced isolates, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const shown = plain(text);
        expect(shown).not.toMatch(/[\n\r\u2028\u2029]/u);
        expect(shown).not.toMatch(/(?<!\\)(?:\\\\)*[[\]<>`*_|~]/u);
      }),
    );
  });
});
