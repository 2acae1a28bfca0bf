import { expect, it } from 'vitest';
import { stretchesOf, windowsOver } from './stretches.ts';

it.each([0, 1, 39, 40, 41, 400])('windows over %i words hold every one of them', (total) => {
  const windows = windowsOver(total, 40, 10);
  const held = new Set(windows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  expect(held.size).toBe(total);
  for (const { from, to } of windows) expect(to - from).toBeLessThanOrEqual(40);
});

it('are never more than a text has room for', () => {
  const ends = Array.from({ length: 1_000 }, (_, at) => at + 1);
  expect(stretchesOf(ends).length + windowsOver(1_000, 40, 10).length).toBeLessThan(2_300);
});
