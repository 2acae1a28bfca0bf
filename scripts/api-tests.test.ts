import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiTests, postgresTests } from './api-tests.ts';

it('names the tests of every noun that work on a store, and none that has a server of its own', () => {
  const found = apiTests();
  const nouns = ['account', 'profile', 'recommendations', 'plan', 'chat', 'feedback'];
  const missing = nouns.filter((noun) => !found.some((path) => path.startsWith(`server/src/${noun}/`)));
  expect(missing).toEqual([]);
  expect(found).toContain('server/src/profile/routes.test.ts');
  expect(found).not.toContain('server/src/plan/two-servers.test.ts');
  expect(found.every((path) => existsSync(path))).toBe(true);
});

it('runs what depends on the database on a Postgres too: each noun, the races and the faults', () => {
  const run = postgresTests(false);
  for (const noun of ['account', 'profile', 'recommendations', 'plan', 'chat', 'feedback', 'mail'])
    expect(run.join('\n')).toContain(`server/src/${noun}/`);
  const all = apiTests();
  expect(run.filter((path) => path.includes('/faults/'))).toEqual(all.filter((path) => path.includes('/faults/')));
  expect(run).toContain('server/src/plan/tick-race.test.ts');
  expect(run).not.toContain('server/src/http/headers.test.ts');
  expect(postgresTests(true), 'npm run test:postgres').toEqual(all);
});
