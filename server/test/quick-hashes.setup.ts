import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/**
 * Hashing a password takes a core for 30 ms, on purpose, and was a quarter of the work of the tests that sign people up.
 * In the processes of the tests it is done with the least of memory and passes. `withRealHashes` has it as it is, and
 * so has every server that a test or a story starts as a process.
 */
const LEAST = { memory: 8, passes: 1 };
const SWITCH = Symbol.for('foothold.quick-hashes');
type Switch = { isQuick: boolean };
const known = crypto.argon2 as typeof crypto.argon2 & { [SWITCH]?: Switch };

// Files share a process: the first of them replaces it for all.
const control = known[SWITCH] ?? replace();

function replace(): Switch {
  const made: Switch = { isQuick: true };
  const quick: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    known(algorithm, made.isQuick ? { ...parameters, ...LEAST } : parameters, callback);
  crypto.argon2 = Object.assign(quick, { [SWITCH]: made });
  syncBuiltinESMExports();
  return made;
}

/** The tests of this file hash as the product does. */
export function withRealHashes(): void {
  beforeAll(() => void (control.isQuick = false));
  afterAll(() => void (control.isQuick = true));
}
