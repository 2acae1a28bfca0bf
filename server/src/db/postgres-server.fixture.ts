import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether this machine has a Postgres to test with. */
export const hasPostgres = spawnSync('initdb', ['--version']).status === 0;

/** A Postgres server of a test's own, in a temporary directory, on a free port of this machine. */
export interface TestServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and takes its files away. */
  remove(): Promise<void>;
}

/** Postgres refuses to run as root, so root runs it as the system's postgres user. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

export async function makeServer(): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  const data = join(directory, 'data');
  const user = postgresUser();
  const port = await freePort();
  const options = { stdio: 'ignore' as const, ...user };
  if (user) chownSync(directory, user.uid, user.gid);
  execFileSync('initdb', ['-D', data, '-U', 'foothold', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);

  const settings = ['fsync=off', `unix_socket_directories=${directory}`].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  return {
    url: `postgres://foothold@127.0.0.1:${port}/postgres`,
    async start() {
      server = spawn('postgres', ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings], options);
      while (spawnSync('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
        if (server.exitCode !== null) throw new Error('Postgres did not start');
        await delay(50);
      }
    },
    stop,
    async remove() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
