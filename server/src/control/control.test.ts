import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import { placeStore } from '../../test/db/store-template.ts';
import { readSettings } from '../config/config.ts';
import { backupCommands } from '../data/backup-command.ts';
import { backupsIn } from '../data/backup-files.ts';
import { openDatabase } from '../db/open.ts';
import { lockDirectory } from '../db/process-lock.ts';
import { runOrAsk } from './admin.ts';
import { askServer } from './ask-server.ts';
import { listenForCommands } from './listen.ts';
import { socketOf } from './message.ts';

/** Longest that a store may take to be copied, filled and read, in milliseconds, on a machine that is busy with others. */
const PATIENCE_MS = 240_000;

describe('commands while a server has the embedded store', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-control-'));
  const dataDir = join(scratch, 'data');
  const folder = join(scratch, 'backups');
  const settings = () => readSettings({ DATA_DIR: dataDir, BACKUP_DIR: folder });
  const admin = (...argv: string[]) => runOrAsk(argv, settings).catch((error: unknown) => `Refused: ${String(error)}`);
  let test: TestApp;
  let person: TestPerson;
  let stop = async () => {};

  beforeAll(async () => {
    await placeStore(dataDir);
    const database = await openDatabase({ databaseUrl: null, dataDir });
    test = await buildTestApp({ database });
    mkdirSync(join(dataDir, 'snapshot-left'));
    mkdirSync(join(dataDir, 'snapshot-read'));
    const endReading = lockDirectory(join(dataDir, 'snapshot-read', 'database'));
    stop = await listenForCommands({ dataDir, database, now: Date.now });
    endReading();
    person = await test.signUp({ name: 'Dana' });
  }, PATIENCE_MS);
  afterAll(async () => {
    await stop();
    await test.close();
    rmSync(scratch, { recursive: true, force: true });
  }, PATIENCE_MS);

  it('are done by the server, and by nobody else', async () => {
    expect(await admin('users', 'list')).toContain(person.email);
    expect(await admin('users', 'delete', person.email)).toContain('add --yes to do it');
    expect(await admin('session', 'end', person.email)).toContain('1');
    expect((await test.as(person.token).call(api.account.get)).status).toBe(401);
    expect(statSync(socketOf(dataDir)).mode & 0o077).toBe(0);
  });

  it('leave a start the copies of those that were killed, and keep the one that is being read', () => {
    expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual(['snapshot-read']);
    rmSync(join(dataDir, 'snapshot-read'), { recursive: true });
  });

  it('get a copy each, which none takes from another', async () => {
    const ask = async () => (await askServer(dataDir, { snapshot: true })) ?? '';
    const copies = [await ask(), await ask()];
    expect(copies.map((copy) => existsSync(join(copy, 'database', 'PG_VERSION')))).toEqual([true, true]);
    for (const copy of copies) rmSync(copy, { recursive: true });
  });

  it(
    'back up what is there, restored and compared, and leave no copy behind',
    async () => {
      const made = await backupCommands['backup']?.([], settings, new Date());
      expect(made).toMatch(/^\d+ rows in .+\.ndjson, restored and compared, in the clear\.$/u);
      expect(backupsIn(folder)).toHaveLength(1);
      expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
      // The server goes on with its own store.
      expect((await test.as((await test.signUp()).token).call(api.account.get)).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it('need the store for themselves where no server hears them', async () => {
    await stop();
    expect(await admin('users', 'list')).toContain('Another process is using the database');
    await expect(backupCommands['backup']?.([], settings, new Date())).rejects.toThrow('Another process');
  });
});
