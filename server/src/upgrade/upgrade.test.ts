import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upgrade, type UpgradeOptions } from './upgrade.ts';

const home = mkdtempSync(join(tmpdir(), 'foothold-upgrade-'));
const dataDir = join(home, 'data');
const pid = join(home, 'pid');
const stop = `kill $(cat ${pid}); while kill -0 $(cat ${pid}) 2>/dev/null; do sleep 0.05; done; true`;
let port = 0;

/** A release as small as one can be: its server keeps one word, and is ready or ends. */
function release(
  name: string,
  { migration, works, imports = true }: { migration: string; works: boolean; imports?: boolean },
): string {
  const files = {
    'server/migrations/1.sql': '',
    [`server/migrations/${migration}.sql`]: '',
    'server/src/main.ts': `import { createServer } from 'node:http';
      import { writeFileSync } from 'node:fs';
      writeFileSync('${dataDir}/database/word', '${name}');
      ${works ? `createServer((q, a) => a.end()).listen(${port})` : 'process.exit(1)'};`,
    'server/src/foothold.ts': `import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
      const [what, file] = process.argv.slice(2);
      appendFileSync('${home}/log', '${name} ' + what + '\\n');
      if (what === 'export') copyFileSync('${dataDir}/database/word', file);
      ${imports ? '' : `if (what === 'import') throw new Error('no room');`}
      if (what === 'import') { mkdirSync('${dataDir}/database'); copyFileSync(file, '${dataDir}/database/word'); }`,
  };
  const folder = join(home, 'made', name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  spawnSync('tar', ['-C', join(home, 'made'), '-czf', join(home, `${name}.tar.gz`), name]);
  return join(home, `${name}.tar.gz`);
}

const start = () =>
  `cd ${home}/current && { ./node_modules/node/bin/node server/src/main.ts >/dev/null 2>&1 & echo $! > ${pid}; }`;
const to = (archive: string, changed: Partial<UpgradeOptions> = {}) =>
  upgrade({
    home,
    archive,
    stop,
    start: start(),
    user: null,
    dataDir,
    waitMs: 3_000,
    say: () => {},
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    ...changed,
  });
const word = () => readFileSync(join(dataDir, 'database/word'), 'utf8');

describe('an upgrade', () => {
  beforeAll(async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => {
      probe.listen(0, '127.0.0.1', resolve);
    });
    port = (probe.address() as { port: number }).port;
    await new Promise((resolve) => {
      probe.close(resolve);
    });
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    spawnSync('tar', ['-C', home, '-xzf', release('one', { migration: '1', works: true })]);
    symlinkSync('one', join(home, 'current'));
    spawnSync('sh', ['-c', start()], { stdio: 'ignore' });
  });
  afterAll(() => {
    spawnSync('sh', ['-c', stop]);
    rmSync(home, { recursive: true, force: true });
  });

  it('makes a backup, checks the release, and switches to it', async () => {
    expect(await to(release('two', { migration: '2', works: true }))).toContain('two runs');
    expect(readlinkSync(join(home, 'current'))).toBe('two');
    expect(readFileSync(join(home, 'log'), 'utf8')).toBe('two help\none backup\none export\n');
    expect(word()).toBe('two');
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('goes back by itself when the new release isn’t ready, with what was kept before it', async () => {
    await expect(to(release('three', { migration: '3', works: false }))).rejects.toThrow('so two runs again');
    expect(readlinkSync(join(home, 'current'))).toBe('two');
    const left = readdirSync(dataDir).map((name) => name.replace(/-\d+/u, ''));
    expect(left.toSorted()).toEqual(['before-three.ndjson', 'database', 'database.of-three']);
    expect(readFileSync(join(home, 'log'), 'utf8')).toMatch(/two export\ntwo import\n$/u);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
  });

  it('changes nothing where a release doesn’t run on this machine', async () => {
    const broken = join(home, 'four.tar.gz');
    writeFileSync(broken, 'no archive');
    await expect(to(broken)).rejects.toThrow("can't be unpacked");
    expect(readlinkSync(join(home, 'current'))).toBe('two');
    expect(readdirSync(home).filter((name) => /four/u.test(name))).toEqual(['four.tar.gz']);
  });

  it('is tried again where one failed, and not onto what runs', async () => {
    const archive = release('six', { migration: '2', works: true });
    const stopped = to(archive, { stop: 'false' });
    await expect(stopped).rejects.toThrow('false failed, so nothing was switched');
    expect(await to(archive)).toContain('six runs');
    expect(readFileSync(join(home, 'log'), 'utf8')).toMatch(
      /six help\ntwo backup\nsix help\ntwo backup\ntwo export\n$/u,
    );
    await expect(to(archive)).rejects.toThrow('six runs already.');
  });

  it('leaves the server stopped, and names both halves, where the way back fails', async () => {
    await to(release('stubborn', { migration: '2', works: true, imports: false }));
    const asked = to(release('five', { migration: '5', works: false }));
    await expect(asked).rejects.toThrow(/way back to stubborn failed, and the server is stopped.*no room/su);
    const message = await asked.catch((error: unknown) => String(error));
    const paths = [...message.matchAll(/[^ ,]+\/data\/(?:before-five|database\.of-five)[^ ,]*/gu)].map(
      ([path]) => path,
    );
    expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow('fetch failed');
  });
});
