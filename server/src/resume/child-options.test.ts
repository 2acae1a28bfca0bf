import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { childOptions } from './child-options.ts';

const repositoryPackage = fileURLToPath(new URL('../../../package.json', import.meta.url));
const limits = fileURLToPath(new URL('./limits.ts', import.meta.url));

/** Longer than a process takes to be refused, in milliseconds; one that is not refused may stay for ever. */
const PATIENCE_MS = 20_000;

/** What happens to a line of code that runs where CVs are read: in a worker thread of such a child process. */
async function inChild(code: string, { env, execArgv } = childOptions()): Promise<string> {
  const module = `import { createRequire } from 'node:module';const require = createRequire(${JSON.stringify(limits)});${code}`;
  const worker = `data:text/javascript,${encodeURIComponent(module)}`;
  const start = `new worker_threads.Worker(new URL(${JSON.stringify(worker)}))`;
  const child = spawn(process.execPath, [...execArgv, '--eval', start], { env, timeout: PATIENCE_MS });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return `${said}${/ERR_\w+|ReferenceError|EvalError/.exec(complaint)?.[0] ?? ''}`;
}

it.each([
  ['write a file', `require('fs').writeFileSync('/tmp/foothold-test', 'x')`],
  ['write beside its own code', `require('fs').writeFileSync(${JSON.stringify(`${limits}.x`)}, 'x')`],
  ['read what is not its own', `require('fs').readFileSync('/etc/hosts')`],
  ['read the settings of the repository', `require('fs').readFileSync(${JSON.stringify(repositoryPackage)})`],
  ['list a folder', `require('fs').readdirSync('/')`],
  ['start a program', `require('child_process').spawnSync('true')`],
  ['start a thread with other rights', `new (require('worker_threads').Worker)('1', { eval: true, execArgv: [] })`],
  ['reach into Node', `process.binding('tcp_wrap')`],
  ['open a socket', `require('net').connect(9, '127.0.0.1')`],
  ['listen', `require('http').createServer().listen(0)`],
  ['open a socket of its own module', `import('node:tls').catch((error) => { throw error })`],
  ['open a socket behind the loader', `process.getBuiltinModule('net').connect(9, '127.0.0.1')`],
  ['open a socket by the loader itself', `require('module')._load('https')`],
  ['send a packet', `require('dgram').createSocket('udp4')`],
  ['look up a name', `require('dns').lookup('example.test', () => {})`],
  ['open a debugger', `require('inspector').open(0)`],
])('a child process can not %s', async (_, code) => {
  expect(await inChild(code)).toBe('ERR_ACCESS_DENIED');
});

it('a child process knows no other way to the network, makes no code from text and loads none that is compiled', async () => {
  expect(await inChild(`fetch('http://127.0.0.1:9')`)).toBe('ReferenceError');
  expect(await inChild(`new WebSocket('ws://127.0.0.1:9')`)).toBe('ReferenceError');
  expect(await inChild(`new Function('return 1')()`)).toBe('EvalError');
  expect(await inChild(`process.dlopen({ exports: {} }, '/tmp/x.node')`)).toBe('ERR_DLOPEN_DISABLED');
});

it('the network is there for a process that is started in another way', async () => {
  let calls = 0;
  const server = createServer((_request, response) => response.end(String((calls += 1)))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const code = `process.stdout.write(await (await fetch('http://127.0.0.1:${port}')).text())`;
  expect([await inChild(code), calls]).toEqual(['ReferenceError', 0]);
  expect([await inChild(code, { env: {}, execArgv: [] }), calls]).toEqual(['1', 1]);
  server.close();
});

it('a child process sees no setting of the server', async () => {
  expect(await inChild('process.stdout.write(JSON.stringify(Object.keys(process.env)))')).toBe('[]');
});

it('a child process may read what it runs on', async () => {
  expect(await inChild("process.stdout.write(typeof require('yauzl').fromBufferPromise)")).toBe('function');
});
