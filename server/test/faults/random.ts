/** A number from 0 up to 1, without 1. */
export type Random = () => number;

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32), so that a trial can be made again. */
export function drawFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
