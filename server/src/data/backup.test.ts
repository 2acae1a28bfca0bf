import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { openDatabase } from '../db/open.ts';
import { ageOfBackup, backupsIn } from './backup-files.ts';

const NAME = 'DanaOfTheBackup';
const scratch = mkdtempSync(join(tmpdir(), 'foothold-backup-test-'));
const folder = join(scratch, 'backups');
const dataDir = join(scratch, 'data');
const key = join(scratch, 'key');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** `npm run foothold -- …` without the set-up, in an environment of its own. */
function foothold(argv: readonly string[], env: Record<string, string> = {}) {
  const command = join(import.meta.dirname, '../foothold.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], {
    env: { DATA_DIR: dataDir, BACKUP_DIR: folder, ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('backups', () => {
  let recipient = '';
  beforeAll(async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const test = await buildTestApp({ database });
    await test.signUp({ name: NAME });
    await test.close();
    const made = foothold(['backup-key', key]);
    recipient = /^BACKUP_RECIPIENT=(age1\w+)$/mu.exec(made.said)?.[1] ?? '';
  });

  it('are restored and compared, encrypted for a key that is elsewhere, and restored from that', async () => {
    const made = foothold(['backup'], { BACKUP_RECIPIENT: recipient });
    expect(made).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^\d+ rows in .+\.age, restored and compared, encrypted\.$/u),
    });
    const [path = ''] = backupsIn(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(readFileSync(path).includes(NAME)).toBe(false);
    expect(readFileSync(path, 'latin1').startsWith('age-encryption.org/v1\n')).toBe(true);
    expect(ageOfBackup(folder, Date.now())).toBeLessThan(3_600);
    const elsewhere = { DATA_DIR: join(scratch, 'restored') };
    expect(foothold(['restore', path], elsewhere)).toMatchObject({ status: 1, said: expect.stringContaining('--key') });
    expect(foothold(['restore', path, '--key', key], elsewhere)).toEqual({
      status: 0,
      said: `${parseInt(made.said, 10)} rows restored from ${path}.`,
    });
    // Not over what is there.
    expect(foothold(['restore', path, '--key', key])).toMatchObject({
      status: 1,
      said: expect.stringContaining('not empty'),
    });
  });

  it('of an age go, and nothing else in their folder', () => {
    const old = ['foothold-20250101T000000Z.ndjson', 'foothold-20250102T000000Z.ndjson.age', 'mine.ndjson'];
    for (const name of old) writeFileSync(join(folder, name), '');
    const before = backupsIn(folder).length;
    expect(foothold(['backup', '--keep', '2', '--unchecked'])).toMatchObject({
      status: 0,
      said: expect.stringMatching(/not compared, in the clear\.$/u),
    });
    expect([before, backupsIn(folder).length]).toEqual([3, 2]);
    expect(readdirSync(folder)).toContain('mine.ndjson');
    expect(readdirSync(folder)).not.toContain(old[1]);
  });

  it('that fail leave the ones there are', () => {
    const before = readdirSync(folder);
    expect(foothold(['backup'], { DATA_DIR: join(scratch, 'nothing') })).toMatchObject({
      status: 1,
      said: expect.stringContaining('There is no store'),
    });
    expect(foothold(['backup', '--keep', '0'])).toMatchObject({ status: 1 });
    expect(foothold(['backup'], { BACKUP_RECIPIENT: 'me' })).toMatchObject({
      status: 1,
      said: expect.stringContaining('BACKUP_RECIPIENT'),
    });
    expect(readdirSync(folder)).toEqual(before);
  });
});
