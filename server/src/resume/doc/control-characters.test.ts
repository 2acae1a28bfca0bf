import { expect, it } from 'vitest';
import { plainText } from './control-characters.ts';

const link = (address: string, shown: string) => `\u0013HYPERLINK "${address}"\u0014${shown}\u0015`;

it('shows what a field shows, not its code, also within another field', () => {
  expect(plainText(`See ${link('https://a.test', 'my page')}.`)).toBe('See my page.');
  expect(plainText(`\u0013REF \u0013PAGE\u00143\u0015 x\u0014page ${link('b', 'two')}\u0015!`)).toBe('page two!');
});

it('takes marks of fields that were never opened, or never closed, as they come', () => {
  expect(plainText('a\u0014b\u0015c')).toBe('abc');
  expect(plainText('a\u0013b')).toBe('a');
});

it('ends table rows like paragraphs', () => {
  expect(plainText('2019\u0007Nurse\u0007\u0007Cook\r')).toBe('2019\tNurse\nCook\n');
});

it('reads 100,000 fields within one another without looking at each for every character', () => {
  expect(plainText('\u0013\u0014'.repeat(100_000) + 'x'.repeat(200_000))).toHaveLength(200_000);
});
