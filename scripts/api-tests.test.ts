import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiTests } from './api-tests.ts';

it('names the tests of every noun that work on a store, and none that has a server of its own', () => {
  const found = apiTests();
  const nouns = ['account', 'profile', 'recommendations', 'plan', 'chat', 'feedback'];
  const missing = nouns.filter((noun) => !found.some((path) => path.startsWith(`server/src/${noun}/`)));
  expect(missing).toEqual([]);
  expect(found).toContain('server/src/profile/routes.test.ts');
  expect(found).not.toContain('server/src/plan/two-servers.test.ts');
  expect(found.every((path) => existsSync(path))).toBe(true);
});
