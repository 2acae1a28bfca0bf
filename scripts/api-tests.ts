import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What a test calls that has the app, or the store, made for it. */
const ON_A_STORE = /\b(buildTestApp|buildMailApp|openTestDatabase)\(/;
/** What a test calls that starts a Postgres of its own. */
const ON_ITS_OWN_SERVER = /\bmakeServer\(/;

/**
 * Paths of the tests that work on a store, whichever they are given: the ones that also run on a real Postgres. New
 * ones are found by themselves.
 */
export function apiTests(): string[] {
  return readdirSync(join(root, 'server', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('server', 'src', path))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return ON_A_STORE.test(source) && !ON_ITS_OWN_SERVER.test(source);
    })
    .toSorted();
}
