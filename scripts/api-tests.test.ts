import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { apiTests, postgresTests } from './api-tests.ts';

const root = join(import.meta.dirname, '..');
/** Those with rows of their own, as folders. */
const nouns = globSync('server/src/*/store.ts', { cwd: root }).map((path) => `${dirname(path)}/`);
/** What a source has that only the embedded store, or only one connection, would let pass untried. */
const OF_THE_DATABASE = /\blockedAccount\(|\.for\('update'\)|\bpg_column_size\b/;

it('names the tests of every noun that work on a store, and none that has a server of its own', () => {
  const found = apiTests();
  expect(nouns.length).toBeGreaterThan(9);
  expect(nouns.filter((noun) => !found.some((path) => path.startsWith(noun)))).toEqual([]);
  expect(found).toContain('server/src/profile/routes.test.ts');
  expect(found).not.toContain('server/src/plan/two-servers.test.ts');
  expect(found.every((path) => existsSync(path))).toBe(true);
});

it('runs what depends on the database on a Postgres too: each noun, the races and the faults', () => {
  const run = postgresTests(false);
  expect(nouns.filter((noun) => !run.some((path) => path.startsWith(noun)))).toEqual([]);
  const sources: string[] = globSync('server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'server/src/db/**'],
  });
  const asking = sources.filter((path) => OF_THE_DATABASE.test(readFileSync(join(root, path), 'utf8')));
  const folders = new Set(asking.map((path) => dirname(path)));
  expect([...folders]).toContain('server/src/account/second-step');
  expect([...folders].filter((folder) => !run.some((path) => dirname(path) === folder))).toEqual([]);
  const all = apiTests();
  expect(run.filter((path) => path.includes('/faults/'))).toEqual(all.filter((path) => path.includes('/faults/')));
  expect(run).toContain('server/src/plan/tick-race.test.ts');
  expect(run).not.toContain('server/src/http/headers.test.ts');
  expect(postgresTests(true), 'npm run test:postgres').toEqual(all);
});
