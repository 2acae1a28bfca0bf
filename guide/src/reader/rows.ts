/**
 * Which row of weights each bucket has: a bit a bucket says whether it has one, and a count for each 32 of them how many
 * rows lie before. A table of a number a bucket would take 16 times the memory, of which little stays near the processor.
 */
export interface Rows {
  bits: Uint32Array;
  before: Uint32Array;
}

/** Buckets of a word of bits, and the shift and the mask that find one in it. */
const WORD = 32;
const SHIFT = 5;
const WITHIN = 31;

/** How many bits of a word are set. */
function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rows in the order of their buckets; `kept` has a bit a bucket, eight a byte, the lowest first. */
export function rowsOf(kept: Uint8Array | Int8Array): Rows {
  const bits = new Uint32Array(Math.ceil((kept.length * 8) / WORD));
  for (let at = 0; at < kept.length; at += 1)
    bits[at >> 2] = (bits[at >> 2] ?? 0) | (((kept[at] ?? 0) & 0xff) << ((at & 3) * 8));
  const before = new Uint32Array(bits.length);
  for (let word = 1; word < bits.length; word += 1)
    before[word] = (before[word - 1] ?? 0) + bitsSet(bits[word - 1] ?? 0);
  return { bits, before };
}

/** How many rows there are. */
export const countOf = ({ bits, before }: Rows): number => (before.at(-1) ?? 0) + bitsSet(bits.at(-1) ?? 0);

/** As `rowsOf` reads it. */
export function keptOf({ bits }: Rows): Uint8Array {
  return Uint8Array.from({ length: bits.length * 4 }, (_, at) => ((bits[at >> 2] ?? 0) >>> ((at & 3) * 8)) & 0xff);
}

/** The row of a bucket, counted from 0; -1 where it has none: what falls there says nothing. */
export function rowAt({ bits, before }: Rows, bucket: number): number {
  const at = bucket >>> SHIFT;
  const word = bits[at] ?? 0;
  const within = bucket & WITHIN;
  if (((word >>> within) & 1) === 0) return -1;
  return (before[at] ?? 0) + bitsSet(word & ~(-1 << within));
}
