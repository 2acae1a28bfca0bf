import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const command = fileURLToPath(new URL('guide-command.ts', import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, stdout, stderr };
}

it('shows what each person gets, in the language that is asked for', () => {
  const { status, stdout } = run('report', '--language', 'fr');
  expect(status).toBe(0);
  expect(stdout).toContain('# What 24 people get (fr)');
  expect(stdout).toContain('Infirmière hospitalière');
});

it('judges the guide, and says what it did not look at', () => {
  const { status, stdout } = run('eval', '--language', 'en', '--person', 'nurse');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\| evidence \| yes \| [1-9]/);
  expect(stdout).toContain('| specificity | not looked at |');
});

it.each([
  ['a language nobody speaks here', ['eval', '--language', 'xx'], 'npm run guide:eval'],
  ['a person nobody knows', ['eval', '--person', 'wizard'], 'Nobody is called wizard'],
  ['another command', ['guess'], 'npm run guide:report'],
])('ends with a sentence for %s', (_what, args, words) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});
