import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSessionSecret } from '../config/session-secret.ts';
import { keepPrivate } from './private-folder.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-private-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (path: string) => lstatSync(path).mode & 0o7777;

/** Everything in the folder, itself included, that somebody else may do anything with. */
function openToOthers(): string[] {
  const paths = ['.', ...readdirSync(dataDir, { recursive: true })].map((path) => join(dataDir, String(path)));
  return paths.filter((path) => (modeOf(path) & 0o077) !== 0);
}

/** Opens the store in a process of its own, with the umask that lets everybody do everything. */
function openStore() {
  const script = `import { openEmbedded } from ${JSON.stringify(import.meta.resolve('../db/embedded.ts'))};
const database = await openEmbedded(process.argv[1]);
await database.ping();
await database.close();`;
  const run = `umask 000; exec "$0" -e "$1" "$2"`;
  return spawnSync('sh', ['-c', run, process.execPath, script, dataDir], { encoding: 'utf8' });
}

describe('the folder of the embedded store', () => {
  it('is its owner’s alone at the first start, whatever the umask, and whoever made it', () => {
    expect(openStore()).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(join(dataDir, 'database'), { recursive: true }).length).toBeGreaterThan(900);
    expect(openToOthers()).toEqual([]);
  });

  it('is closed again at a later start, with what an older version left open', () => {
    for (const path of ['database', 'database/base', 'outbox']) mkdirSync(join(dataDir, path));
    for (const path of ['database/PG_VERSION', 'database/base/1', 'session-secret', 'database.lock.db']) {
      writeFileSync(join(dataDir, path), '');
      chmodSync(join(dataDir, path), 0o666);
    }
    keepPrivate(dataDir);
    expect(openToOthers()).toEqual([]);
    expect(modeOf(join(dataDir, 'database', 'base', '1'))).toBe(0o600);
    expect(modeOf(join(dataDir, 'database', 'base'))).toBe(0o700);
  });

  it('is closed with what a server, a command or an upgrade left that was killed', async () => {
    for (const path of ['snapshot-A1b2C3', 'database.of-1.2.0-77']) mkdirSync(join(dataDir, path));
    writeFileSync(join(dataDir, 'before-1.2.0-77.ndjson'), '');
    const socket = createServer().listen(join(dataDir, 'control.sock'));
    await once(socket, 'listening');
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o777);
    keepPrivate(dataDir);
    expect(readdirSync(dataDir)).toHaveLength(4);
    expect(openToOthers()).toEqual([]);
    socket.close();
  });

  it('is made where it isn’t there', () => {
    const missing = join(dataDir, 'a', 'b');
    keepPrivate(missing);
    expect(modeOf(missing)).toBe(0o700);
  });

  it('is never taken from others who keep something in it', () => {
    writeFileSync(join(dataDir, 'photo.jpg'), '');
    expect(() => keepPrivate(dataDir)).toThrow(/mode 0755.*not Foothold's alone.*Choose a folder of its own inside/);
    expect(modeOf(dataDir)).toBe(0o755);
    chmodSync(dataDir, 0o700);
    keepPrivate(dataDir);
    rmSync(join(dataDir, 'photo.jpg'));
    // As /tmp is.
    chmodSync(dataDir, 0o1777);
    expect(() => keepPrivate(dataDir)).toThrow(/mode 1777/);
  });

  it.runIf(isRoot)('is refused when it is somebody else’s, before anything is made in it', () => {
    chownSync(dataDir, NOBODY, NOBODY);
    const sentence = new RegExp(`${dataDir} belongs to nobody, and this runs as root. Run it as nobody, or have`);
    expect(() => keepPrivate(dataDir)).toThrow(sentence);
    expect(() => keptSessionSecret(dataDir)).toThrow(sentence);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(modeOf(dataDir)).toBe(0o755);
  });

  it.runIf(isRoot)('is refused when a file in it is somebody else’s, by that file’s name', () => {
    mkdirSync(join(dataDir, 'database'));
    const file = join(dataDir, 'database', 'pg_internal.init');
    writeFileSync(file, '');
    chownSync(file, 4_242, 4_242);
    expect(() => keepPrivate(dataDir)).toThrow(`${file} belongs to the user 4242, and this runs as root`);
    expect(statSync(file).uid).toBe(4_242);
  });
});
