/** Wrong codes that cost no wait; with the last of them the owner is told. */
export const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
/**
 * A stranger who has the password gets to 24 tries a day, which is once in 14,000 days for six digits. On a device the
 * account was opened on before the wait stays short: whoever knows the password alone can't keep its owner out.
 */
const LONGEST_MS = 3_600_000;
const LONGEST_KNOWN_MS = 60_000;

/** Milliseconds until another code may be tried; 0 = now. `tries` are those since the last right one. */
export function waitFor({ tries, sinceLast, isKnown }: { tries: number; sinceLast: number; isKnown: boolean }): number {
  if (tries < FREE_TRIES) return 0;
  const longest = isKnown ? LONGEST_KNOWN_MS : LONGEST_MS;
  const whole = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - FREE_TRIES, 20), longest);
  // A clock that was set back makes nobody wait longer than that.
  return Math.min(Math.max(0, whole - sinceLast), whole);
}
