import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('foothold.ts', import.meta.url));
const run = (...argv: string[]) => spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', env: {} });

describe('npm run foothold', () => {
  it('says how it is used', () => {
    expect(run('help')).toMatchObject({ status: 0, stdout: expect.stringContaining('backup [FOLDER]') });
  });

  it.each(['bakcup', 'toString'])('fails at %s, which is no command, with all that it knows', (word) => {
    const { status, stdout, stderr } = run(word, '/backups');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no command ${word}.\nUsage: npm run foothold`);
  });

  it('fails at half a command', () => {
    const { status, stderr } = run('users', 'lokc', 'x');
    expect([status, stderr.split('\n', 1)]).toEqual([1, ['There is no command users lokc.']]);
  });
});
