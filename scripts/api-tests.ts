import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What a test calls that has the app, or the store, made for it. */
const ON_A_STORE = /\b(buildTestApp|buildMailApp|openTestDatabase)\(/;
/** What a test calls that starts a Postgres of its own. */
const ON_ITS_OWN_SERVER = /\bmakeServer\(/;

/**
 * The tests in which a Postgres server may answer otherwise than the embedded one: its driver, its many connections
 * and its locks (`db`, `faults`, `instances`, races, sessions, passkeys, the outbox), what is asked in its own words
 * (quota, proposals), every table written and read (`data`, portability, erasure, stores), and the life of each noun through its calls, which sends each store's statements. The
 * others ask what a handler makes of the same answers.
 */
const ON_THE_DATABASE =
  /^server\/(src\/(db|data|instances)\/|test\/faults\/|src\/.*\/(routes|workspace-routes|interview-routes|passkeys|proposals|quota|session-list|memory|store|preview|account|email|password|check-in|tick-race|portability|largest-account|hostile-account|erase|invites|sessions|signup|mailer|between-instances)\.test\.ts$)/;

/** Paths of the tests that work on a store, whichever they are given. New ones are found by themselves. */
export function apiTests(): string[] {
  return ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, 'server', folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join('server', folder, path),
      ),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return ON_A_STORE.test(source) && !ON_ITS_OWN_SERVER.test(source);
    })
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Those that also run on a real Postgres: all of them with `npm run test:postgres`. */
export function postgresTests(all = process.env['POSTGRES_TESTS'] === 'all'): string[] {
  return apiTests().filter((path) => all || ON_THE_DATABASE.test(path));
}
