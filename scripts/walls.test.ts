import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One fault per wall: a file in its room, what it wrongly holds, and the rule that must object. */
const planted = [
  ['contract/src/a.ts', "import fs from 'node:fs';\nexport const a = fs;", 'no-restricted-imports'],
  ['contract/src/b.ts', "import { x } from '../../server/src/x.ts';\nexport const b = x;", 'no-restricted-imports'],
  [
    'guide/src/a.ts',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    'no-restricted-imports',
  ],
  ['guide/src/b.ts', "import { x } from '@foothold/server';\nexport const b = x;", 'no-restricted-imports'],
  ['guide/src/c.ts', 'export const c = () => Date.now();', 'no-restricted-globals'],
  ['guide/src/d.ts', 'export const d = () => Math.random();', 'no-restricted-properties'],
  [
    'guide/src/built-in/e.ts',
    "import { x } from '../../../contract/src/x.ts';\nexport const e = x;",
    'no-restricted-imports',
  ],
  [
    'guide/src/prompted/plan/a.ts',
    "import { x } from '../../built-in/x.ts';\nexport const a = x;",
    'no-restricted-imports',
  ],
  ['guide/src/built-in/f.ts', "import { x } from '../prompted/x.ts';\nexport const f = x;", 'no-restricted-imports'],
  ['guide/src/plan/g.ts', "import { x } from '../built-in/x.ts';\nexport const g = x;", 'no-restricted-imports'],
  ['server/src/a.ts', "import { x } from '../../web/src/x.ts';\nexport const a = x;", 'no-restricted-imports'],
  ['server/src/plan/b.ts', "import { x } from '@foothold/web';\nexport const b = x;", 'no-restricted-imports'],
  ['server/src/mail/b.ts', "import { x } from '../../test/app.ts';\nexport const b = x;", 'no-restricted-imports'],
  ['server/src/plan/c.ts', "import { x } from '../chat/routes.ts';\nexport const c = x;", 'no-restricted-imports'],
  ['server/src/http/d.ts', "import { x } from '../plan/store.ts';\nexport const d = x;", 'no-restricted-imports'],
  ['web/src/features/plan/a.ts', "import { x } from '@foothold/guide';\nexport const a = x;", 'no-restricted-imports'],
  [
    'web/src/features/plan/b.ts',
    "import { x } from '#features/account/x.ts';\nexport const b = x;",
    'no-restricted-imports',
  ],
  ['web/src/features/plan/c.ts', "import { x } from '../account/x.ts';\nexport const c = x;", 'no-restricted-imports'],
  ['web/src/features/plan/d.ts', "import { x } from '#app/x.ts';\nexport const d = x;", 'no-restricted-imports'],
  ['web/src/shared/a.ts', "import { x } from '#features/plan/x.ts';\nexport const a = x;", 'no-restricted-imports'],
  ['web/src/shared/b.ts', "import { x } from '../app/x.ts';\nexport const b = x;", 'no-restricted-imports'],
  ['web/src/app/a.ts', "import { x } from '@foothold/server';\nexport const a = x;", 'no-restricted-imports'],
  ['e2e/a.ts', "import { x } from '../server/src/x.ts';\nexport const a = x;", 'no-restricted-imports'],
  ['server/src/any.ts', 'export const loose = (value: any) => value;', 'no-explicit-any'],
  ['server/src/empty.ts', 'export function swallow(work: () => void) {\n  try { work(); } catch {}\n}', 'no-empty'],
  ['server/src/long.ts', `${'//\n'.repeat(410)}export const line = 1;`, 'max-lines'],
  [
    'server/src/long-function.ts',
    `export function long(): void {\n${'  void 0;\n'.repeat(71)}}`,
    'max-lines-per-function',
  ],
  ['web/src/shared/params.ts', 'export const five = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];', 'max-params'],
  ['server/src/default.ts', 'export default 1;', 'no-default-export'],
] as const;

interface Finding {
  code: string;
  filename: string;
}

describe('the walls of the house', () => {
  let house = '';
  let findings: Finding[] = [];

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'foothold-walls-'));
    copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    const plant = (file: string, source: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), source);
    };
    for (const [file, source] of planted) plant(file, source);
    plant('contract/src/circle-a.ts', "import { b } from './circle-b.ts';\nexport const a = () => b;");
    plant('contract/src/circle-b.ts', "import { a } from './circle-a.ts';\nexport const b = () => a;");
    plant(
      'contract/src/type-circle-a.ts',
      "import type { B } from './type-circle-b.ts';\nexport type A = { b: B | null };",
    );
    plant(
      'contract/src/type-circle-b.ts',
      "import type { A } from './type-circle-a.ts';\nexport type B = { a: A | null };",
    );
    plant(
      'guide/src/clean.ts',
      "import { Plan } from '@foothold/contract';\nimport { x } from './d.ts';\nexport const clean = [Plan, x];",
    );
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const result = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: house, encoding: 'utf8' });
    findings = (JSON.parse(result.stdout) as { diagnostics: Finding[] }).diagnostics;
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const rulesAgainst = (file: string) =>
    findings.filter((finding) => finding.filename === file).map((finding) => finding.code);

  it.each(planted)('objects to the fault planted in %s', (file, _source, rule) => {
    expect(rulesAgainst(file).join(' ')).toContain(rule);
  });

  it.each(['circle-a', 'type-circle-a'])('objects to a circle between modules (%s)', (name) => {
    expect(rulesAgainst(`contract/src/${name}.ts`).join(' ')).toContain('no-cycle');
  });

  it('has nothing against an arrow the house allows', () => {
    expect(rulesAgainst('guide/src/clean.ts')).toEqual([]);
  });

  it.each(['guide', 'contract'])('gives %s no DOM and no Node types', (room) => {
    const folder = mkdtempSync(join(root, room, '.planted-'));
    try {
      writeFileSync(join(folder, 'fault.ts'), 'export const faults = [document.title, process.pid];\n');
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ extends: '../tsconfig.json', include: ['fault.ts'] }),
      );
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      const result = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(result.stdout).toContain("Cannot find name 'document'");
      expect(result.stdout).toContain("Cannot find name 'process'");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
