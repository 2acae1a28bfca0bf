import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { childOptions } from './child-options.ts';

const repositoryPackage = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** What happens to a line of code that runs where CVs are read: in a worker thread of such a child process. */
function inChild(code: string): string {
  const { env, execArgv } = childOptions();
  const start = `new worker_threads.Worker(${JSON.stringify(code)}, { eval: true })`;
  const { stdout, stderr } = spawnSync(process.execPath, [...execArgv, '--eval', start], { env, encoding: 'utf8' });
  return `${stdout}${/ERR_\w+/.exec(stderr)?.[0] ?? ''}`;
}

it.each([
  ['write a file', `require('fs').writeFileSync('/tmp/foothold-test', 'x')`],
  ['read what is not its own', `require('fs').readFileSync('/etc/hosts')`],
  ['read the settings of the repository', `require('fs').readFileSync(${JSON.stringify(repositoryPackage)})`],
  ['start a program', `const { error } = require('child_process').spawnSync('true'); if (error) throw error`],
])('a child process can not %s', (_, code) => {
  expect(inChild(code)).toBe('ERR_ACCESS_DENIED');
});

it('a child process sees no setting of the server', () => {
  expect(inChild('process.stdout.write(JSON.stringify(Object.keys(process.env)))')).toBe('[]');
});

it('a child process may read what it runs on', () => {
  expect(inChild("process.stdout.write(typeof require('yauzl').fromBufferPromise)")).toBe('function');
});
