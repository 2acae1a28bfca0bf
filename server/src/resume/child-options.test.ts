import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { childOptions } from './child-options.ts';

const repositoryPackage = fileURLToPath(new URL('../../../package.json', import.meta.url));
const limits = fileURLToPath(new URL('./limits.ts', import.meta.url));

/** Longer than a process takes to be refused, in milliseconds; one that is not refused may stay for ever. */
const PATIENCE_MS = 20_000;

/**
 * What becomes of lines of code that run where CVs are read: each in a worker thread of its own in such a child
 * process. The code of an error that ended it, else what it posted.
 */
async function inChild(lines: readonly string[], { env, execArgv } = childOptions()): Promise<unknown[]> {
  const prelude = `import { createRequire } from 'node:module';const require = createRequire(${JSON.stringify(limits)});`;
  const workers = lines.map((line) => `data:text/javascript,${encodeURIComponent(prelude + line)}`);
  const start = `
    const outcomeOf = (address) => new Promise((resolve) => {
      const worker = new worker_threads.Worker(new URL(address), { stdout: true });
      worker.once('error', (error) => resolve(error.code ?? error.name));
      worker.stdout.once('data', (said) => resolve(String(said)));
      worker.once('exit', () => resolve('nothing'));
    });
    Promise.all(${JSON.stringify(workers)}.map(outcomeOf)).then((outcomes) => {
      process.stdout.write(JSON.stringify(outcomes), () => process.exit());
    });`;
  const child = spawn(process.execPath, [...execArgv, '--eval', start], { env, timeout: PATIENCE_MS });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (said === '') throw new Error(complaint);
  return JSON.parse(said) as unknown[];
}

const forbidden = {
  'write a file': `require('fs').writeFileSync('/tmp/foothold-test', 'x')`,
  'write beside its own code': `require('fs').writeFileSync(${JSON.stringify(`${limits}.x`)}, 'x')`,
  'read what is not its own': `require('fs').readFileSync('/etc/hosts')`,
  'read the settings of the repository': `require('fs').readFileSync(${JSON.stringify(repositoryPackage)})`,
  'list a folder': `require('fs').readdirSync('/')`,
  'start a program': `require('child_process').spawnSync('true')`,
  'start a thread with other rights': `new (require('worker_threads').Worker)('1', { eval: true, execArgv: [] })`,
  'reach into Node': `process.binding('tcp_wrap')`,
  'open a socket': `require('net').connect(9, '127.0.0.1')`,
  listen: `require('http').createServer().listen(0)`,
  'open a socket of its own module': `import('node:tls').catch((error) => { throw error })`,
  'open a socket behind the loader': `process.getBuiltinModule('net').connect(9, '127.0.0.1')`,
  'open a socket by the loader itself': `require('module')._load('https')`,
  'send a packet': `require('dgram').createSocket('udp4')`,
  'look up a name': `require('dns').lookup('example.test', () => {})`,
  'open a debugger': `require('inspector').open(0)`,
};

describe('a child process can not', () => {
  let outcomes: unknown[];
  beforeAll(async () => void (outcomes = await inChild(Object.values(forbidden))));

  it.each(Object.keys(forbidden).map((what, index) => [what, index] as const))('%s', (_what, index) => {
    expect(outcomes[index]).toBe('ERR_ACCESS_DENIED');
  });
});

it('a child process knows no other way to the network, makes no code from text and loads none that is compiled', async () => {
  const lines = [
    `fetch('http://127.0.0.1:9')`,
    `new WebSocket('ws://127.0.0.1:9')`,
    `new Function('return 1')()`,
    `process.dlopen({ exports: {} }, '/tmp/x.node')`,
  ];
  expect(await inChild(lines)).toEqual(['ReferenceError', 'ReferenceError', 'EvalError', 'ERR_DLOPEN_DISABLED']);
});

it('the network is there for a process that is started in another way', async () => {
  let calls = 0;
  const server = createServer((_request, response) => response.end(String((calls += 1)))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const code = [`process.stdout.write(await (await fetch('http://127.0.0.1:${port}')).text())`];
  expect([await inChild(code), calls]).toEqual([['ReferenceError'], 0]);
  expect([await inChild(code, { env: {}, execArgv: [] }), calls]).toEqual([['1'], 1]);
  server.close();
});

it('a child process sees no setting of the server, and may read what it runs on', async () => {
  const lines = [
    'process.stdout.write(JSON.stringify(Object.keys(process.env)))',
    "process.stdout.write(typeof require('yauzl').fromBufferPromise)",
  ];
  expect(await inChild(lines)).toEqual(['[]', 'function']);
});
