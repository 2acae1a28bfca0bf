import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../server/test/db/postgres-server.fixture.ts';
import { endProcess } from '../server/test/end-process.ts';
import { canBuildImages, makeBase } from './image-base.fixture.ts';

const root = join(import.meta.dirname, '..');
/** Two installs and a build of the pages, on a machine that is busy with others. */
const PATIENCE_MS = 1_800_000;

describe.skipIf(!canBuildImages)('the image, built by buildah where it is installed', () => {
  let store: string;
  let places: string[];
  let running: ChildProcess | undefined;
  // Not before: nothing is to be left behind where the test is skipped.
  beforeAll(() => {
    store = mkdtempSync(join(tmpdir(), 'foothold-image-'));
    places = ['--root', join(store, 'images'), '--runroot', join(store, 'run')];
  });
  afterAll(async () => {
    await endProcess(running);
    spawnSync('buildah', [...places, 'rm', '--all']);
    spawnSync('buildah', [...places, 'rmi', '--all', '--force']);
    rmSync(store, { recursive: true, force: true });
  }, PATIENCE_MS);

  function buildah(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('buildah', [...places, ...args], { encoding: 'utf8', cwd: root });
    if (status !== 0) throw new Error(`buildah ${args[0]} failed: ${stderr.slice(-2_000)}`);
    return stdout.trim();
  }

  it(
    'serves as nobody special, with nothing to install by and nothing of the tests',
    { timeout: PATIENCE_MS },
    async () => {
      makeBase(buildah, `docker.io/library/node:${process.versions.node}-bookworm-slim`);
      const cache = ['--volume', `${process.env['npm_config_cache'] ?? join(homedir(), '.npm')}:/root/.npm`];
      buildah('bud', '--quiet', '--isolation', 'chroot', '--pull-never', ...cache, '--tag', 'foothold', '.');
      const container = buildah('from', '--pull-never', 'foothold');
      const within = (...command: string[]) => buildah('run', '--isolation', 'chroot', container, '--', ...command);
      expect(within('id', '-u')).toBe('1000');
      expect(within('ls', '/usr/local/bin')).toBe('node');
      expect(within('sh', '-c', 'ls -ld /data; ls server guide')).toMatch(/^drwx------ \d+ node node .* \/data/u);
      expect(
        within('sh', '-c', 'ls -d server/test guide/training guide/scripts server/src/*.test.ts 2>/dev/null; true'),
      ).toBe('');

      const port = await freePort();
      const settings = ['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', 'WARM_LANGUAGES=none'];
      const { OCIv1 } = JSON.parse(buildah('inspect', container)) as { OCIv1: { config: { Cmd: string[] } } };
      const command = ['run', '--isolation', 'chroot', ...settings, container, '--', ...OCIv1.config.Cmd];
      running = spawn('buildah', [...places, ...command], { stdio: 'ignore', cwd: root });
      const statusOf = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          ({ status }) => status,
          () => null,
        );
      await expect.poll(() => statusOf('/readyz'), { timeout: PATIENCE_MS / 4 }).toBe(200);
      expect(await statusOf('/')).toBe(200);
      await endProcess(running);
      expect(await statusOf('/readyz')).toBe(null);
    },
  );
});
