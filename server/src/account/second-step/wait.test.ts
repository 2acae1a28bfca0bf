import { describe, expect, it } from 'vitest';
import { FREE_TRIES, waitFor } from './wait.ts';

const MINUTE_MS = 60_000;
const afterTries = (tries: number, sinceLast = 0, isKnown = false) => waitFor({ tries, sinceLast, isKnown });

describe('after wrong codes', () => {
  it('the first tries cost no wait, then it doubles up to an hour', () => {
    expect(afterTries(FREE_TRIES - 1)).toBe(0);
    expect([0, 1, 2, 7, 500].map((more) => afterTries(FREE_TRIES + more) / MINUTE_MS)).toEqual([0.5, 1, 2, 60, 60]);
  });

  it('the wait is over when it has passed, and no longer by a clock that was set back', () => {
    expect(afterTries(FREE_TRIES, 10_000)).toBe(20_000);
    expect(afterTries(FREE_TRIES, 30_000)).toBe(0);
    expect(afterTries(FREE_TRIES, -MINUTE_MS)).toBe(30_000);
  });

  it('a device of the owner’s waits a minute at most', () => {
    expect(afterTries(500, 0, true)).toBe(MINUTE_MS);
  });
});
