import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { connectTo, hasPostgres, makeServer } from '../../test/db/postgres-server.fixture.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

describe('what is asked of a store that isn’t there', () => {
  let folder = '';
  let dataDir = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-no-store-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The command as it is run, with nothing but these settings. */
  function run(file: string, args: string[]) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
    const script = join(import.meta.dirname, '..', file);
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }
  const backup = () => join(folder, 'backup.ndjson');
  const commands = [
    ['data.ts', () => ['export', backup()]],
    ['admin.ts', () => ['users', 'list']],
  ] as const;

  it.each(commands)('is refused by %s, and nothing is made', (file, args) => {
    const refused = {
      status: 1,
      said: `There is no store in ${dataDir}. DATA_DIR has to name the folder that the server keeps its data in.\n`,
    };
    expect(run(file, args())).toEqual(refused);
    expect(existsSync(dataDir)).toBe(false);

    mkdirSync(dataDir);
    expect(run(file, args())).toEqual(refused);
    expect(readdirSync(dataDir)).toEqual([]);

    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'photo.jpg'), '');
    expect(run(file, args())).toEqual(refused);
    expect(readdirSync(dataDir, { recursive: true }).toSorted()).toEqual(['database', 'photo.jpg']);
    expect(existsSync(backup())).toBe(false);
  });

  it.runIf(isRoot).each(commands)('and one that is somebody else’s is refused by %s, and left alone', (file, args) => {
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17');
    for (const path of ['database/PG_VERSION', 'database', '.']) chownSync(join(dataDir, path), NOBODY, NOBODY);
    const { status, said } = run(file, args());
    expect(status).toBe(1);
    expect(said).toContain(`${dataDir} belongs to nobody, and this runs as root. Run it as nobody`);
    expect(readdirSync(dataDir, { recursive: true }).toSorted()).toEqual(['database', 'database/PG_VERSION']);
  });

  it.skipIf(!hasPostgres)('is refused on a Postgres server too', async () => {
    const server = await makeServer();
    await server.start();
    try {
      await expect(openPostgres(server.url, { existing: true })).rejects.toThrow('There is no store in the database');
      const client = await connectTo(server.url);
      const { rows } = await client.query("select relname from pg_class where relnamespace = 'public'::regnamespace");
      await client.end();
      expect(rows).toEqual([]);
      await (await openPostgres(server.url)).close();
      await (await openPostgres(server.url, { existing: true })).close();
    } finally {
      await server.remove();
    }
  });
});
