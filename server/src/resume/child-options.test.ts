import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { childOptions } from './child-options.ts';

const repositoryPackage = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** What happens to a line of code that runs as the child process does. */
function inChild(code: string): string {
  const { env, execArgv } = childOptions();
  const { stdout, stderr } = spawnSync(process.execPath, [...execArgv, '--eval', code], { env, encoding: 'utf8' });
  return `${stdout}${/ERR_\w+/.exec(stderr)?.[0] ?? ''}`;
}

it.each([
  ['write a file', `fs.writeFileSync('/tmp/foothold-test', 'x')`],
  ['read what is not its own', `fs.readFileSync('/etc/hosts')`],
  ['read the settings of the repository', `fs.readFileSync(${JSON.stringify(repositoryPackage)})`],
  ['start a program', `child_process.spawnSync('true')`],
])('a child process can not %s', (_, code) => {
  expect(inChild(code)).toBe('ERR_ACCESS_DENIED');
});

it('a child process sees no setting of the server', () => {
  expect(inChild('process.stdout.write(JSON.stringify(Object.keys(process.env)))')).toBe('[]');
});
