import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../db/postgres-server.fixture.ts';

const shipped = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf');
/** Another nginx than the one on the PATH. */
const program = process.env['NGINX'] ?? 'nginx';
const isThere = (name: string, argument: string) => spawnSync(name, [argument]).error === undefined;

/** Whether this machine has an nginx to test with, and what makes its certificate. */
export const hasNginx = isThere(program, '-v') && isThere('openssl', 'version');

/** What is sent, and what came: its status, 0 where the connection broke. */
export interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** What differs from the configuration that is shipped. */
interface Deployment {
  /** The addresses behind it. */
  servers: readonly string[];
  /** Where it listens with TLS, and where without. */
  port: number;
  plain: number;
}

/** Writes the configuration as shipped, but for its ports, its certificate and the addresses behind it. */
function writeConfiguration(at: (name: string) => string, { servers, port, plain }: Deployment): void {
  const subject = ['-subj', '/CN=foothold.example', '-keyout', at('key.pem'), '-out', at('chain.pem')];
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const [line = '', ...others] = readFileSync(shipped, 'utf8').match(/^ *server 127\.0\.0\.1:3000.*;$/gm) ?? [];
  if (line === '' || others.length > 0)
    throw new Error('The configuration should have one server to take the place of.');
  const upstream = servers.map((server) => line.replace('127.0.0.1:3000', server)).join('\n');
  const site = readFileSync(shipped, 'utf8')
    .replace(line, upstream)
    .replaceAll(/^ *listen \[::\].*;$/gm, '')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/(ssl_certificate\w*) .*\/(fullchain|privkey)\.pem;/g, (_, name: string, file: string) => {
      return `${name} ${at(file === 'privkey' ? 'key.pem' : 'chain.pem')};`;
    });
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${at('pid')}; error_log ${at('error.log')};
events {}
http { access_log off; ${kept.join(' ')}
${site}
}`;
  writeFileSync(at('nginx.conf'), config);
}

/** An nginx as it is shipped, before these servers. */
export async function startNginx(servers: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-nginx-'));
  const at = (name: string) => join(directory, name);
  const [port, plain] = [await freePort(), await freePort()];
  writeConfiguration(at, { servers, port, plain });
  const child = spawn(program, ['-p', directory, '-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** A call with everything it sends; an answer that broke off has the status 0. */
  function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
    return new Promise((resolve) => {
      const broken = (error: Error) => resolve({ status: 0, retryAfter: undefined, text: error.message });
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: { host: 'foothold.example', ...headers },
      };
      const sent = request(options, (reply: IncomingMessage) => {
        let text = '';
        reply.on('data', (piece: Buffer) => (text += String(piece)));
        reply.on('error', broken);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], text }),
        );
      });
      sent.on('error', broken);
      sent.end(body);
    });
  }
  while ((await send('GET', '/healthz', {})).status === 0) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
    await delay(50);
  }
  return {
    send,
    log: () => readFileSync(at('error.log'), 'utf8'),
    async close() {
      agent.destroy();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
