import { expect, it } from 'vitest';
import { keptOf, rowAt, rowsOf } from './rows.ts';

/** Some buckets of 128, at the ends of bytes and words too. */
const buckets = [0, 7, 8, 31, 32, 63, 64, 65, 66, 95, 127];

function bitsOf(size: number, set: readonly number[]): Uint8Array {
  const bits = new Uint8Array(size / 8);
  for (const bucket of set) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  return bits;
}

it('finds the row of each bucket that is kept, and none of the others', () => {
  const rows = rowsOf(bitsOf(128, buckets));
  const found = Array.from({ length: 128 }, (_, bucket) => rowAt(rows, bucket));
  expect(found.flatMap((row, bucket) => (row < 0 ? [] : [bucket]))).toEqual(buckets);
  expect(found.filter((row) => row >= 0)).toEqual(buckets.map((_, row) => row));
});

it('counts words that are full', () => {
  const all = Array.from({ length: 128 }, (_, bucket) => bucket);
  const rows = rowsOf(bitsOf(128, all));
  expect(all.map((bucket) => rowAt(rows, bucket))).toEqual(all);
});

it('gives back what it was made of', () => {
  const kept = bitsOf(128, buckets);
  expect(keptOf(rowsOf(kept))).toEqual(kept);
  expect(rowsOf(Int8Array.from(kept))).toEqual(rowsOf(kept));
});
