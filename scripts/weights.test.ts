import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ATTRIBUTE_BUCKETS, ATTRIBUTES } from '../guide/src/reader/spans/attributes.ts';
import { LABELS } from '../guide/src/reader/spans/kinds.ts';
import { TOKEN_BUCKETS } from '../guide/src/reader/spans/token-features.ts';
import { type PackedWeights, unpack } from '../guide/src/reader/unpack.ts';

/** What every reader has learnt. */
const WEIGHTS = [
  'reader/danger-weights.json',
  'reader/law-weights.json',
  'reader/spans/fact-weights.json',
  'understand/learnt-needs/need-weights.json',
  'built-in/chat/knowledge/kinds/kind-weights.json',
  'built-in/chat/acts/act-weights.json',
  'built-in/adapt/acts/act-weights.json',
  'built-in/chat/sums/meant/sum-weights.json',
];

it('the weights of all readers take 6 MB at the most', () => {
  const sizes = WEIGHTS.map((file) => statSync(new URL(`../guide/src/${file}`, import.meta.url)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(6_000_000);
});

/** The readers of a file: it is one, or holds several by name. */
const readersIn = (held: unknown): PackedWeights[] =>
  typeof held === 'object' && held !== null
    ? 'kept' in held
      ? [held as PackedWeights]
      : Object.values(held).flatMap(readersIn)
    : [];

/** Bytes of the arrays that something holds, however deep. */
function bytesOf(held: unknown): number {
  if (ArrayBuffer.isView(held)) return held.byteLength;
  if (typeof held !== 'object' || held === null) return 0;
  return Object.values(held).reduce<number>((sum, one) => sum + bytesOf(one), 0);
}

it('what all readers hold of their weights takes 25 MB of memory at the most', () => {
  const classified = WEIGHTS.filter((file) => !file.includes('/spans/')).flatMap((file) => {
    const held: unknown = JSON.parse(readFileSync(new URL(`../guide/src/${file}`, import.meta.url), 'utf8'));
    return readersIn(held).map((packed) => bytesOf(unpack(packed)));
  });
  expect(Math.min(...classified)).toBeGreaterThan(10_000);
  const ofFacts = TOKEN_BUCKETS * LABELS + ATTRIBUTE_BUCKETS * ATTRIBUTES;
  expect(classified.reduce((sum, one) => sum + one, ofFacts)).toBeLessThanOrEqual(25_000_000);
});
