import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres, NO_POSTGRES } from '../../src/db/postgres-programs.ts';
import { endProcess } from '../end-process.ts';

const programs = findPostgres();

/** What copies a running server lies beside what makes one, of which the PATH may hold a link. */
const copier = () => join(dirname(programs ? realpathSync(programs.initdb) : ''), 'pg_basebackup');

/** Whether this machine has a Postgres to test with. */
export const hasPostgres = programs !== null;
/** Whether it can have one that follows another. */
export const hasStandby = existsSync(copier());

/** A Postgres server of a test's own, in a temporary directory, on a free port of this machine. */
export interface TestServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it and what it has begun, with nothing put in order; `start` recovers. */
  kill(): Promise<void>;
  /** Stops it and takes its files away. */
  remove(): Promise<void>;
}

/** Postgres refuses to run as root, so root runs it as the system's postgres user, or as nobody. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8');
  const line = /^postgres:.*$/m.exec(users) ?? /^nobody:.*$/m.exec(users);
  const [, , uid, gid] = line?.[0].split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** Below the ports that systems hand out by themselves: none of these is given to somebody else before it is listened on. */
const PORTS = { from: 15_000, to: 32_000 };

/** A port that nobody listens on, for a program that has to be told its own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    probe.close();
    if (isFree) return port;
  }
}

/** A connection of a test's own; `end()` closes it. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await connectTo(url)).end();
    return true;
  } catch {
    return false;
  }
}

/** What fills the folder of a new server, with its arguments. */
type Filling = (data: string) => [program: string, ...arguments_: string[]];

/**
 * Folder of a cluster that `initdb` has filled, made by the first test that wants one: a copy of it takes a tenth of the
 * work, and nobody asks which of two servers is which by their system's identifier.
 */
function emptyCluster(initdb: string, user: ReturnType<typeof postgresUser>): string {
  // Whose it is and which words it is sorted by depend on these.
  const made = [realpathSync(initdb), user?.uid ?? process.getuid?.(), process.env['LANG'], process.env['LC_ALL']];
  const name = createHash('sha256').update(made.join()).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `foothold-cluster-${name}`);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  if (user) chownSync(own, user.uid, user.gid);
  const options = { stdio: 'ignore' as const, cwd: own, ...user };
  execFileSync(initdb, ['-D', own, '-U', 'foothold', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** Makes a server, not started yet. `settings` are lines of postgresql.conf, such as `max_connections=20`. */
export function makeServer(settings: readonly string[] = ['fsync=off']): Promise<TestServer> {
  return madeServer(settings, (data) => ['cp', '-a', emptyCluster(programs?.initdb ?? '', postgresUser()), data]);
}

/** Makes a server that follows another, which runs, not started yet; `pg_promote()` has it take writes. */
export function makeStandby(primary: TestServer): Promise<TestServer> {
  return madeServer(['fsync=off'], (data) => [
    copier(),
    '-D',
    data,
    '-R',
    '-c',
    'fast',
    '--no-sync',
    '-d',
    primary.url,
  ]);
}

async function madeServer(settings: readonly string[], filling: Filling): Promise<TestServer> {
  if (!programs) throw new Error(NO_POSTGRES);
  const directory = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  const data = join(directory, 'data');
  const user = postgresUser();
  const port = await freePort();
  const url = `postgres://foothold@127.0.0.1:${port}/postgres`;
  const options = { stdio: 'ignore' as const, cwd: directory, ...user };
  if (user) chownSync(directory, user.uid, user.gid);
  const [program, ...given] = filling(data);
  execFileSync(program, given, options);

  const all = [...settings, `unix_socket_directories=${directory}`].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const stop = () => endProcess(server, 'SIGINT');
  return {
    url,
    async start() {
      server = spawn(programs.postgres, ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...all], options);
      while (!(await answers(url))) {
        if (server.exitCode !== null) throw new Error('Postgres did not start');
        await delay(50);
      }
    },
    stop,
    // Immediate: each process ends at once, as if it had been killed. A SIGKILL would leave those behind that others began.
    kill: () => endProcess(server, 'SIGQUIT'),
    async remove() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
