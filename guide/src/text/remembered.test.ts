import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function counted() {
  const read: string[] = [];
  const reader = remembered((text: string, key: 'en' | 'fr') => {
    read.push(`${key} ${text}`);
    return { text };
  });
  return { read, reader };
}

test('a text is read once for each key', () => {
  const { read, reader } = counted();
  const first = reader('pain', 'en');
  expect(reader('pain', 'en')).toBe(first);
  expect(reader('pain', 'fr')).not.toBe(first);
  expect(read).toEqual(['en pain', 'fr pain']);
});

test('what was not asked for longest is forgotten first', () => {
  const { read, reader } = counted();
  for (let at = 0; at < 512; at += 1) reader(String(at), 'en');
  reader('0', 'en');
  reader('new', 'en');
  read.length = 0;
  reader('0', 'en');
  expect(read).toEqual([]);
  reader('1', 'en');
  expect(read).toEqual(['en 1']);
});

test('of long texts only those that are read just now are kept', () => {
  const { read, reader } = counted();
  const long = (at: number) => String(at).repeat(1_001);
  for (let at = 0; at < 5; at += 1) reader(long(at), 'en');
  read.length = 0;
  reader(long(4), 'en');
  expect(read).toEqual([]);
  reader(long(0), 'en');
  expect(read).toHaveLength(1);
});
