import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What every reader has learnt. */
const WEIGHTS = [
  'reader/danger-weights.json',
  'reader/law-weights.json',
  'reader/spans/fact-weights.json',
  'understand/learnt-needs/need-weights.json',
  'built-in/chat/knowledge/kinds/kind-weights.json',
  'built-in/chat/acts/act-weights.json',
  'built-in/adapt/acts/act-weights.json',
];

it('the weights of all readers take 6 MB at the most', () => {
  const sizes = WEIGHTS.map((file) => statSync(new URL(`../guide/src/${file}`, import.meta.url)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(6_000_000);
});
