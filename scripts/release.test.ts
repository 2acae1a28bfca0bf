import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releasedFiles } from './release.mjs';

const root = join(import.meta.dirname, '..');
const released = new Set(releasedFiles());

describe('what a release holds', () => {
  it('is the start and every file that a file of it imports', () => {
    const missing = [...released]
      .filter((path) => /^(contract|guide|server)\/src\/.*\.ts$/u.test(path))
      .flatMap((path) => {
        const imported = readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/gu);
        return [...imported].map(([, to = '']) => join(dirname(path), to)).filter((to) => !released.has(to));
      });
    expect(released).toContain('server/src/main.ts');
    expect(released).toContain('web/dist');
    expect(missing).toEqual([]);
  });

  it('is nothing that only tests or the training use', () => {
    const { stdout } = spawnSync('git', ['ls-files', 'contract', 'guide', 'server'], { cwd: root, encoding: 'utf8' });
    const unused =
      /\.test\.|\.fixture\.|(^|\/)testing(\/|\.tsx?$)|^server\/test\/|^guide\/(scripts|training)\/|\/reader\/(.*\/)?train(?!ing-options)/u;
    expect(stdout.split('\n').filter((path) => unused.test(path)).length).toBeGreaterThan(100);
    expect([...released].filter((path) => unused.test(path))).toEqual([]);
  });
});

it('a checkout that differs from its commit makes no release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-release-'));
  const git = (...argv: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...argv], { cwd: folder });
  try {
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['package.json', 'scripts/release.mjs', 'scripts/setup.mjs', 'scripts/npm.mjs'])
      copyFileSync(join(root, name), join(folder, name));
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'All of it');
    writeFileSync(join(folder, 'package.json'), `${readFileSync(join(folder, 'package.json'), 'utf8')}\n`);
    const made = spawnSync(process.execPath, [join(folder, 'scripts', 'release.mjs')], { encoding: 'utf8' });
    expect([made.status, made.stderr]).toEqual([1, expect.stringMatching(/^Files differ from the last commit.*\n$/u)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
