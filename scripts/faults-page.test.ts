import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './deploy-files.ts';

const root = join(import.meta.dirname, '..');
const page = sourceOf('docs/FAULTS.md');

/** The faults of issue 7, as the page calls them. */
const faults = (
  'kill -9, power cut, full disk, database restart, slow or silent database, clock jump, two tabs, double click, ' +
  'replayed request, lost answer, disconnect in mid-stream, disconnect in mid-upload, slow loris, deploy under load'
).split(', ');
const rows = page
  .split('\n')
  .filter((line) => /^\| [^|]+ \| [^|]+ \| [^|]+ \| `/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6)
  .map(([, fault = '', must = '', seen = '', tests = '']) => ({ fault, must, seen, tests }));

/** File and name of each test a cell names; a name belongs to the file named last before it. */
function testsIn(cell: string): { file: string; name: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, path, name]) => {
    if (path !== undefined) file = path;
    return name === undefined ? [] : [{ file, name }];
  });
}

describe('docs/FAULTS.md', () => {
  it('says of every fault what must happen and what is seen', () => {
    const missing = faults.filter((fault) => !rows.some((row) => row.fault.startsWith(fault)));
    expect(missing).toEqual([]);
    expect(rows.filter(({ must, seen }) => must.length < 10 || seen.length < 5)).toEqual([]);
  });

  it('names a test for each, and every file and test it names exists', () => {
    expect(rows.filter(({ tests }) => testsIn(tests).length === 0).map(({ fault }) => fault)).toEqual([]);
    const files = [...page.matchAll(/`((?:server|e2e|bench|scripts)\/[\w/.-]+)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const named = rows.flatMap(({ tests }) => testsIn(tests));
    const unknown = named.filter(({ file, name }) => !existsSync(join(root, file)) || !sourceOf(file).includes(name));
    expect(unknown).toEqual([]);
  });
});
