import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { placeStore } from '../../test/db/store-template.ts';
import { buildTestApp, testConfig } from '../../test/app.ts';
import { runDataCommand, USAGE } from './command.ts';

import { livedIn, rowsOfFile } from '../../test/data.ts';
import { exportData } from './export-data.ts';

const at = new Date('2026-11-21T08:00:00.000Z');

describe('npm run data', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-move-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => join(folder, name);
  const run = (argv: string[], where: { dataDir?: string; databaseUrl?: string }) =>
    runDataCommand(argv, () => ({ ...testConfig, ...where }), at);

  it('says how it is used', async () => {
    expect(await run([], {})).toBe(USAGE);
    for (const argv of [['export'], ['delete', 'x'], ['export', 'x', 'y']]) {
      await expect(run(argv, {})).rejects.toThrow(`There is no command ${argv.join(' ')}.\n${USAGE}`);
    }
    await expect(run(['import', file('none')], {})).rejects.toThrow(/is not there/);
  });

  it('says that the embedded store belongs to the server that runs on it', async () => {
    const dataDir = file('held');
    await placeStore(dataDir);
    const held = await openDatabase({ ...testConfig, dataDir });
    await expect(run(['export', file('held.ndjson')], { dataDir })).rejects.toThrow(/Another process is using/);
    await held.close();
    expect(await run(['export', file('held.ndjson')], { dataDir })).toContain('0  rows');
  });

  describe.skipIf(!hasPostgres)('between the stores', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await makeServer();
      await server.start();
    });
    afterAll(() => server.remove());

    it('moves from the embedded store to a Postgres server and back, to the letter', async () => {
      const app = await livedIn();
      await exportData(app.services.database, file('first.ndjson'), at);
      await app.close();
      const databaseUrl = server.url;
      expect(await run(['import', file('first.ndjson')], { databaseUrl })).toMatch(/ 2 {2}account/);
      const serving = await buildTestApp({ database: await openDatabase({ ...testConfig, databaseUrl }) });
      expect(await run(['export', file('second.ndjson')], { databaseUrl })).toContain('written to');
      expect(rowsOfFile(file('second.ndjson'))).toEqual(rowsOfFile(file('first.ndjson')));
      expect((await serving.as(null).call(api.feedback.send, { body: { message: 'meanwhile' } })).status).toBe(201);
      await serving.close();

      const dataDir = file('embedded');
      expect(await run(['import', file('second.ndjson')], { dataDir })).toContain('read from');
      await run(['export', file('third.ndjson')], { dataDir });
      expect(rowsOfFile(file('third.ndjson'))).toEqual(rowsOfFile(file('first.ndjson')));
      expect(readFileSync(file('third.ndjson'), 'utf8').split('\n', 1)).toEqual(
        readFileSync(file('first.ndjson'), 'utf8').split('\n', 1),
      );
    });

    it('says in a sentence that a server is away', async () => {
      const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
      await expect(run(['export', file('away.ndjson')], { databaseUrl })).rejects.toThrow(/DATABASE_URL: .*reached/);
    });
  });
});
