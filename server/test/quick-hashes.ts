import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Hashing a password takes a core for 30 ms, on purpose, and was a quarter of the work of the tests that sign people up.
 * Where this is loaded it is done with the least of memory and passes: in the processes of the tests, and in the servers
 * of stories before anything else. The servers that a test starts as a process have it as it is.
 */
const LEAST = { memory: 8, passes: 1 };
const SWITCH = Symbol.for('foothold.quick-hashes');
type Switch = { isQuick: boolean };
const known = crypto.argon2 as typeof crypto.argon2 & { [SWITCH]?: Switch };

/** Files share a process: the first of them replaces it for all. */
export const control = known[SWITCH] ?? replace();

function replace(): Switch {
  const made: Switch = { isQuick: true };
  const quick: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    known(algorithm, made.isQuick ? { ...parameters, ...LEAST } : parameters, callback);
  crypto.argon2 = Object.assign(quick, { [SWITCH]: made });
  syncBuiltinESMExports();
  return made;
}
