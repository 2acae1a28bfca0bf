import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goSettings } from './check-steps.mjs';
import { declare, House, placesOf, spoil } from './new-field/field.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['contract', 'guide', 'server', 'web'];
const files = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'scripts'];
/** What types were found before is left behind: a copy is not what it was found of. */
const left = new Set(['node_modules', 'dist', '.cache', 'training']);
/** The types of the scripts are those of rooms that are not copied. */
const typesOfScripts = join(root, 'scripts', 'tsconfig.json');

/** What somebody with the new fields goes through, and where in the house that is tested. */
const journeys = {
  'server.journey.ts': 'server/src/profile/new-field.test.ts',
  'guide.journey.ts': 'guide/src/built-in/interview/new-field.test.ts',
  'web.journey.tsx': 'web/src/features/onboarding/new-field.test.tsx',
};

/** A copy of the four rooms with the same packages; their names lead to the copy. */
function copyHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'foothold-new-field-'));
  for (const name of [...rooms, ...files])
    cpSync(join(root, name), join(house, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)) && path !== typesOfScripts,
    });
  for (const modules of ['node_modules', 'server/node_modules']) {
    mkdirSync(join(house, modules), { recursive: true });
    for (const name of readdirSync(join(root, modules)).filter((one) => one !== '@foothold'))
      symlinkSync(join(root, modules, name), join(house, modules, name));
  }
  mkdirSync(join(house, 'node_modules', '@foothold'));
  for (const room of rooms) symlinkSync(join(house, room), join(house, 'node_modules', '@foothold', room));
  return house;
}

/** In milliseconds; ends what hangs, no more. */
const timeout = 300_000;

describe('a field that is made up', { timeout }, () => {
  const house = new House(copyHouse());
  afterAll(() => rmSync(house.root, { recursive: true, force: true }));

  function run(script: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: house.root,
      encoding: 'utf8',
      env: { ...goSettings, ...process.env },
    });
    return { status, said: stdout + stderr };
  }
  const compile = () => run('typescript/bin/tsc', '--build', '--checkers', '1', 'server', 'web');

  beforeAll(() => {
    declare(house);
    for (const [journey, place] of Object.entries(journeys)) {
      mkdirSync(dirname(join(house.root, place)), { recursive: true });
      cpSync(join(root, 'scripts', 'new-field', journey), join(house.root, place));
    }
  });

  it('touches six places: the record, the column with its migration, and the words of three sides', () => {
    const migration = run('drizzle-kit/bin.cjs', 'generate', '--config', 'server/drizzle.config.ts');
    expect(migration.said).toMatch(/new_field|migrations\/\d+_/);
    expect([...placesOf(house.touched), 'server/migrations'].toSorted()).toEqual([
      'contract/src/profile-fields.ts',
      'guide/src/interview/words/LANGUAGE.json',
      'server/migrations',
      'server/src/account/texts/LANGUAGE.json',
      'server/src/db/schema/profile.ts',
      'web/src/shared/i18n/LANGUAGE/onboarding.json',
    ]);
  });

  it('compiles', () => {
    expect(compile()).toEqual({ status: 0, said: '' });
  });

  it('goes from the wire to the store, through export and import, into form, page and interview', () => {
    const { status, said } = run('vitest/vitest.mjs', 'run', ...Object.values(journeys));
    expect(status === 0 ? '' : said).toBe('');
    expect(said).toMatch(/Test Files .*3 passed/);
  });

  it('does not compile without its words on any side, without its column, nor does a column without a field', () => {
    spoil(house);
    const { status, said } = compile();
    expect(status).not.toBe(0);
    for (const told of [
      /interview\/words\.ts\(.*driving_licence/s,
      /readable-texts\.ts\(.*driving_licence/s,
      /scalar-input\.tsx\(.*fields\.drivingLicence/s,
      /codec\.ts\(.*shoeSize/s,
      /store\.ts\(.*Property 'yearsInTown' is missing/s,
    ])
      expect(said).toMatch(told);
  });
});
