import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { startS3 } from '../../test/data/s3-stand-in.ts';
import { placeStore } from '../../test/db/store-template.ts';
import { readSettings } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { backupCommands } from './backup-command.ts';
import { ageOfBackup, backupsIn } from './backup-files.ts';

const NAME = 'DanaOfTheBackup';
const scratch = mkdtempSync(join(tmpdir(), 'foothold-backup-test-'));
const folder = join(scratch, 'backups');
const dataDir = join(scratch, 'data');
const key = join(scratch, 'key');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let clock = Date.now();
/** A command of `npm run foothold`, in an environment of its own: what it prints, or the sentence it fails with. */
async function foothold([name = '', ...argv]: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const settings = () => readSettings({ DATA_DIR: dataDir, BACKUP_DIR: folder, ...env });
  const command = backupCommands[name];
  if (!command) throw new Error(`There is no command ${name}`);
  clock += 1_000;
  return command(argv, settings, new Date(clock)).catch((error: unknown) => `Refused: ${String(error)}`);
}
/** Every row of the store that `env` names, as a backup has it; not its first and last line, which tell of the file. */
async function rowsOf(env: Record<string, string>): Promise<string[]> {
  const to = mkdtempSync(join(scratch, 'rows-'));
  await foothold(['backup', to, '--unchecked'], env);
  const [path = ''] = backupsIn(to);
  return readFileSync(path, 'utf8').trim().split('\n').slice(1, -1);
}
/** Longest that a store may take to be made, filled and read, in milliseconds, on a machine that is busy with others. */
const PATIENCE_MS = 240_000;

describe('backups', () => {
  let recipient = '';
  beforeAll(async () => {
    await placeStore(dataDir);
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const test = await buildTestApp({ database });
    await test.signUp({ name: NAME });
    await test.close();
    recipient = /^BACKUP_RECIPIENT=(age1\w+)$/mu.exec(await foothold(['backup-key', key]))?.[1] ?? '';
  }, PATIENCE_MS);

  it(
    'are restored and compared, encrypted for a key that is elsewhere, and restored from that',
    async () => {
      const made = await foothold(['backup'], { BACKUP_RECIPIENT: recipient });
      expect(made).toMatch(/^\d+ rows in .+\.age, restored and compared, encrypted\.$/u);
      const [path = ''] = backupsIn(folder);
      expect(readdirSync(folder)).toHaveLength(1);
      expect(statSync(path).mode & 0o077).toBe(0);
      expect(readFileSync(path).includes(NAME)).toBe(false);
      expect(readFileSync(path, 'latin1').startsWith('age-encryption.org/v1\n')).toBe(true);
      expect(ageOfBackup(folder, Date.now())).toBeLessThan(3_600);
      const elsewhere = { DATA_DIR: join(scratch, 'restored') };
      await placeStore(elsewhere.DATA_DIR);
      expect(await foothold(['restore', path], elsewhere)).toContain('--key');
      const restored = `${parseInt(made, 10)} rows restored from ${path}.`;
      expect(await foothold(['restore', path, '--key', key], elsewhere)).toBe(restored);
      // Not over what is there.
      expect(await foothold(['restore', path, '--key', key])).toContain('The store is not empty');
    },
    PATIENCE_MS,
  );

  it('are as old as their names say, wherever they were copied to', () => {
    const copied = join(scratch, 'copied');
    mkdirSync(copied);
    const made = Date.parse('2026-02-03T04:05:06Z');
    expect(ageOfBackup(copied, made)).toBe(null);
    for (const name of ['foothold-20260203T040506Z.ndjson.age', 'foothold-20260103T040506Z.ndjson', 'mine.ndjson'])
      writeFileSync(join(copied, name), '');
    expect(ageOfBackup(copied, made + 60_000)).toBe(60);
  });

  it('of an age go, and nothing else in their folder', async () => {
    const old = ['foothold-20250101T000000Z.ndjson', 'foothold-20250102T000000Z.ndjson.age', 'mine.ndjson'];
    for (const name of old) writeFileSync(join(folder, name), '');
    const before = backupsIn(folder).length;
    expect(await foothold(['backup', '--keep', '2', '--unchecked'])).toMatch(/not compared, in the clear\.$/u);
    expect([before, backupsIn(folder).length]).toEqual([3, 2]);
    expect(readdirSync(folder)).toContain('mine.ndjson');
    expect(readdirSync(folder)).not.toContain(old[1]);
  });

  it('go to an S3-compatible store, only encrypted, come back from there, and go there by age', async () => {
    const store = await startS3('me');
    const keys = { AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'secret', AWS_ENDPOINT_URL: store.url };
    for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
    try {
      const there = { BACKUP_DIR: 's3://mine/foothold' };
      expect(await foothold(['backup', '--unchecked'], there)).toContain('BACKUP_RECIPIENT: is needed');
      store.things.set('/mine/foothold/foothold-20250101T000000Z.ndjson.age', Buffer.from(''));
      const made = await foothold(['backup', '--unchecked', '--keep', '1'], { ...there, BACKUP_RECIPIENT: recipient });
      const path = /rows in (\S+\.age), not compared/u.exec(made)?.[1] ?? made;
      expect([...store.things.keys()].map((key) => `s3:/${key}`)).toEqual([path]);
      const elsewhere = { DATA_DIR: join(scratch, 'restored from there') };
      await placeStore(elsewhere.DATA_DIR);
      const restored = `${parseInt(made, 10)} rows restored from ${path}.`;
      expect(await foothold(['restore', path, '--key', key], elsewhere)).toBe(restored);
      expect(await rowsOf(elsewhere)).toEqual(await rowsOf({}));
    } finally {
      vi.unstubAllEnvs();
      store.close();
    }
  });

  it('that fail leave the ones there are', async () => {
    const before = readdirSync(folder);
    const nothing = { DATA_DIR: join(scratch, 'nothing') };
    expect(await foothold(['backup'], nothing)).toContain('There is no store');
    expect(await foothold(['backup', '--keep', '0'])).toContain('--keep takes a whole number');
    expect(await foothold(['backup'], { BACKUP_RECIPIENT: 'me' })).toContain('BACKUP_RECIPIENT');
    expect(readdirSync(folder)).toEqual(before);
  });
});
