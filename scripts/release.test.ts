import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeftOut, shipped } from './release.mjs';

const root = join(import.meta.dirname, '..');
const { stdout } = spawnSync('git', ['ls-files', '--', ...shipped], { cwd: root, encoding: 'utf8' });
const files = stdout.trim().split('\n');
const released = new Set(files.filter((path) => !isLeftOut(path)));

describe('what a release holds', () => {
  it('is the start and every file that a file of it imports', () => {
    const missing = [...released]
      .filter((path) => /^(contract|guide|server)\/src\/.*\.ts$/u.test(path))
      .flatMap((path) => {
        const imported = readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/gu);
        return [...imported].map(([, to = '']) => join(dirname(path), to)).filter((to) => !released.has(to));
      });
    expect(released).toContain('server/src/main.ts');
    expect(missing).toEqual([]);
  });

  it('is nothing that only tests use', () => {
    expect(files.filter((path) => /\.test\.tsx?$/u.test(path)).length).toBeGreaterThan(100);
    expect([...released].filter((path) => /\.test\.|\.fixture\.|(^|\/)testing\/|^server\/test\//u.test(path))).toEqual(
      [],
    );
  });
});
