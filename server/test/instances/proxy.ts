import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../db/postgres-server.fixture.ts';
import { endProcess } from '../end-process.ts';
import { type HttpsSender, httpsSender } from './https-sender.ts';

/** What differs from the configuration that is shipped. */
export interface Deployment {
  /** The addresses behind it. */
  servers: readonly string[];
  /** Where it listens with TLS, and where without. */
  port: number;
  plain: number;
  /** The path of a file in its own folder. */
  at: (name: string) => string;
}

/** A proxy of one kind: its configuration as shipped but for these, and how it is started and told to read it again. */
export interface ProxyKind {
  program: string;
  configure(deployment: Deployment): Promise<void>;
  start(at: Deployment['at']): string[];
  /** A command, or a signal to its process. */
  reload(at: Deployment['at']): string[] | NodeJS.Signals;
}

/** A proxy as it is shipped, before some servers. */
export interface Proxy extends HttpsSender {
  port: number;
  /** As an operator does whose configuration has changed. */
  reload(): void;
  log(): string;
  end(): Promise<void>;
}

export const shipped = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', name), 'utf8');

export const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;

/** A certificate nobody trusts, for the name that the configurations in deploy/ are written for. */
function makeCertificate(at: Deployment['at']): void {
  const subject = ['-subj', '/CN=foothold.example', '-addext', 'subjectAltName=DNS:foothold.example'];
  const files = ['-keyout', at('key.pem'), '-out', at('chain.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
}

/** The file with the only line that `pattern` finds in it replaced; another number of such lines is an error. */
export function withLine(text: string, pattern: RegExp, written: (line: string) => string): string {
  if (text.match(pattern)?.length !== 1) throw new Error(`There should be one line like ${String(pattern)}.`);
  return text.replaceAll(pattern, written);
}

export async function startProxy(kind: ProxyKind, servers: readonly string[]): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-proxy-'));
  const at = (name: string) => join(directory, name);
  const [port, plain] = [await freePort(), await freePort()];
  makeCertificate(at);
  await kind.configure({ servers, port, plain, at });
  writeFileSync(at('error.log'), '');
  const sender = httpsSender(port);
  const env = { PATH: process.env['PATH'], HOME: directory };
  let said = '';
  const child = spawn(kind.program, kind.start(at), { stdio: ['ignore', 'ignore', 'pipe'], env });
  child.stderr.on('data', (text) => (said += String(text)));
  while ((await sender.send('GET', '/healthz', {})).status === 0) {
    if (child.exitCode !== null) throw new Error(`${kind.program} ended with ${child.exitCode}: ${said}`);
    await delay(50);
  }
  return {
    ...sender,
    port,
    reload() {
      const how = kind.reload(at);
      if (typeof how === 'string') return void child.kill(how);
      const told = spawnSync(kind.program, how, { env });
      if (told.status !== 0) throw new Error(told.stderr.toString());
    },
    log: () => said + readFileSync(at('error.log'), 'utf8'),
    async end() {
      sender.close();
      await endProcess(child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
