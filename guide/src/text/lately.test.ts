import { expect, it } from 'vitest';
import { lately } from './lately.ts';

const long = (letter: string) => letter.repeat(300);

it('reads a long text once for all who ask for it, and a short one for each', () => {
  const read: string[] = [];
  const reader = lately((text) => {
    read.push(text.slice(0, 1));
    return text.length;
  });
  expect([reader(long('a')), reader(long('a')), reader('b'), reader('b')]).toEqual([300, 300, 1, 1]);
  expect(read).toEqual(['a', 'b', 'b']);
});

it('keeps the last few', () => {
  const read: string[] = [];
  const reader = lately((text) => void read.push(text.slice(0, 1)));
  for (const letter of 'abcdea') reader(long(letter));
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});
