import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('a folder that is made', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-folder-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('is there with those it lies in, closed to others, and once', () => {
    const deep = join(scratch, 'one', 'two', 'three');
    for (let time = 0; time < 2; time += 1) makeFolder(deep);
    for (const path of [deep, join(scratch, 'one')]) expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is refused where a file stands', () => {
    writeFileSync(join(scratch, 'file'), '');
    expect(() => makeFolder(join(scratch, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(scratch, 'file', 'in it'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('is refused, and not tried for ever, where there can be none', () => {
    expect(() => makeFolder('/proc/of-foothold/in-it')).toThrow('ENOENT');
  });
});
