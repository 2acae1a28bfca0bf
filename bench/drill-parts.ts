// Parts of drill.ts beside the proxy, each run by the file in deploy/ that is shipped for it, where there is one.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '../server/test/end-process.ts';
import { isListening } from '../server/test/instances/real-redis.ts';
import { freePort, type TestServer } from '../server/test/db/postgres-server.fixture.ts';
import { isInstalled, shipped, withLine } from '../server/test/instances/proxy.ts';

const root = join(import.meta.dirname, '..');
const PASSWORD = 'of-this-drill-only';

/** Something that is killed and comes back. */
export interface Part {
  start(): Promise<void>;
  /** At once, with nothing put in order. */
  kill(): Promise<void>;
  /** As a supervisor stops it. */
  stop(): Promise<void>;
}

/** Programs that refuse to run as root, and the server's unit, run as nobody where root starts them. */
function nobody(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder of whoever runs the parts. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-drill-'));
  const owner = nobody();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

interface Started {
  command: () => ChildProcess;
  isUp: (process: ChildProcess) => Promise<void>;
  log: () => string;
}

function child({ command, isUp, log }: Started): Part {
  let running: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    running?.off('exit', tellEnd);
    await endProcess(running, signal);
  };
  const tellEnd = (code: number | null, signal: string | null) =>
    console.log(
      `${running?.spawnfile} (${running?.pid}) ended by itself, with ${code ?? signal}: ${log().slice(-2_000)}`,
    );
  return {
    async start() {
      running = command();
      running.on('exit', tellEnd);
      await isUp(running);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function untilListening(port: number, process: ChildProcess, log: () => string): Promise<void> {
  while (!(await isListening(port))) {
    if (process.exitCode !== null) throw new Error(`${process.spawnfile} ended with ${process.exitCode}: ${log()}`);
    await delay(20);
  }
}

export const hasPgBouncer = isInstalled('pgbouncer', '--version');

/** PgBouncer by deploy/pgbouncer.ini, but for places; `url` is what DATABASE_URL is behind it. */
export async function pgBouncer(postgres: TestServer, folder: string): Promise<Part & { url: string }> {
  const at = (name: string) => join(folder, name);
  const port = await freePort();
  const { port: behind, username, pathname } = new URL(postgres.url);
  const places: Record<string, string> = {
    listen_port: String(port),
    unix_socket_dir: folder,
    logfile: at('pgbouncer.log'),
    pidfile: at('pgbouncer.pid'),
    auth_file: at('userlist.txt'),
  };
  let ini = withLine(
    shipped('pgbouncer.ini'),
    /^foothold = .*$/gm,
    () => `foothold = host=127.0.0.1 port=${behind} dbname=${pathname.slice(1)}`,
  );
  for (const [name, value] of Object.entries(places)) {
    ini = withLine(ini, new RegExp(`^${name} = .*$`, 'gm'), () => `${name} = ${value}`);
  }
  writeFileSync(at('pgbouncer.ini'), ini);
  writeFileSync(at('userlist.txt'), `"${username}" "${PASSWORD}"\n`);
  const start = () => spawn('pgbouncer', ['-q', at('pgbouncer.ini')], { stdio: 'ignore', ...nobody() });
  const log = () => readFileSync(at('pgbouncer.log'), 'utf8');
  const part = child({ command: start, isUp: (process) => untilListening(port, process, log), log });
  return { ...part, url: `postgres://${username}:${PASSWORD}@127.0.0.1:${port}/foothold?pgbouncer=true` };
}

/** What deploy/foothold.service says of the process: its environment, its command and its umask. */
function unit() {
  const text = shipped('foothold.service');
  const [, flags = ''] = /^ExecStart=\S+ (.*)$/m.exec(text) ?? [];
  const [, umask = ''] = /^UMask=(\d+)$/m.exec(text) ?? [];
  const environment = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { umask, command: flags.split(' '), environment: Object.fromEntries(environment) as Record<string, string> };
}

/** A server as deploy/foothold.service starts it: its command, environment, umask, folders and a user without rights. */
export async function unitServer(
  settings: Record<string, string>,
  folder: string,
): Promise<Part & { address: string }> {
  const { umask, command, environment } = unit();
  const port = await freePort();
  const dataDir = join(folder, 'lib');
  const cache = join(folder, 'cache');
  const owner = nobody();
  for (const made of [dataDir, cache]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o700);
    if (owner) chownSync(made, owner.uid, owner.gid);
  }
  let log = '';
  const start = () => {
    const started = spawn('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, ...command], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...owner,
      env: {
        PATH: process.env['PATH'],
        ...environment,
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: cache,
        PORT: String(port),
        ...settings,
      },
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (log += String(text)));
    return started;
  };
  const address = `127.0.0.1:${port}`;
  /** As docs/OPERATING.md has it: ready, not only listening. */
  const isReady = async (process: ChildProcess) => {
    await untilListening(port, process, () => log);
    while ((await fetch(`http://${address}/readyz`)).status !== 200) await delay(50);
    // Not somebody else's, who took the port meanwhile.
    if (process.exitCode !== null) throw new Error(`The server at ${address} ended: ${log}`);
  };
  return { ...child({ command: start, isUp: isReady, log: () => log }), address };
}
