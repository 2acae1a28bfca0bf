import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './deploy-files.ts';

const root = join(import.meta.dirname, '..');
const page = sourceOf('docs/SECURITY.md');

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by chapter; they come first in each section,
 * those of level 3 behind them (OWASP/ASVS, 5.0/docs_en, the CSV of 5.0.0). V10 and V17 don't apply as a whole.
 */
const sections: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
};
const everyId = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, at) => Array.from({ length: count }, (_, n) => `${chapter}.${at + 1}.${n + 1}`)),
);

const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \| [12] \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const notApplicable = page
  .split('\n')
  .flatMap((line) => /^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| [^|]+ \|$/.exec(line)?.[1]?.split(', ') ?? []);

describe('docs/SECURITY.md', () => {
  it('speaks of every requirement of levels 1 and 2 once', () => {
    const told = [...rows.map(([, id = '']) => id), ...notApplicable];
    expect(told.toSorted()).toEqual(everyId.toSorted());
    expect(everyId).toHaveLength(217);
    for (const chapter of ['V10', 'V17']) expect(page).toContain(`| ${chapter} | `);
  });

  it('names what meets each one, or says that nothing does', () => {
    const states = ['met', 'partly', 'not met', 'operator'];
    const unclear = rows.filter(([, , , , state = '', how = '']) => !states.includes(state) || how.length < 6);
    expect(unclear.map(([, id]) => id)).toEqual([]);
    const unproved = rows.filter(
      ([, , , , state, how]) =>
        state === 'met' && !/`[^`]*[/.][^`]*`|above|there is none|there are none|8\.1\.1/.test(how ?? ''),
    );
    expect(unproved.map(([, id]) => id)).toEqual([]);
  });

  it.each(['docs/SECURITY.md', 'docs/OPERATING.md'])('names files that exist, as %s does', (file) => {
    const code = [...sourceOf(file).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
    const paths = code.filter((text) =>
      /^(\.?[\w-]+\/)+[\w.-]*$|^[\w.-]*\.(json|yaml|ts|md)$|^Dockerfile$|^\.\w+(ignore|rc\.json)$/.test(text),
    );
    const linked = [...sourceOf(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) =>
      join('docs', path),
    );
    const missing = [...paths.filter((path) => !path.startsWith('DATA_DIR')), ...linked].filter(
      (path) => !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
    expect(paths.length).toBeGreaterThan(5);
  });
});
