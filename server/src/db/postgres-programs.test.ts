import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostgres } from './postgres-programs.ts';

let root = '';
const programs = (folder: string) => {
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['initdb', 'postgres']) writeFileSync(join(root, folder, name), '', { mode: 0o755 });
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foothold-programs-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('finds none where there is none', () => {
  expect(findPostgres({ PATH: join(root, 'nowhere') }, root)).toBeNull();
});

it('takes the newest of Debian’s packages, one on the PATH before it, and a named one before all', () => {
  for (const version of ['9.6', '15', '16']) programs(`usr/lib/postgresql/${version}/bin`);
  expect(findPostgres({}, root)?.postgres).toBe(join(root, 'usr/lib/postgresql/16/bin/postgres'));
  programs('on-path');
  const env = { PATH: `${join(root, 'nowhere')}:${join(root, 'on-path')}` };
  expect(findPostgres(env, root)?.initdb).toBe(join(root, 'on-path/initdb'));
  programs('named');
  expect(findPostgres({ ...env, POSTGRES_BIN: join(root, 'named') }, root)?.initdb).toBe(join(root, 'named/initdb'));
});
