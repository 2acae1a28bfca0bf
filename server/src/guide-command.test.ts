import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startStandIn } from '../test/models/stand-in.ts';
import { runGuideCommand } from './run-guide-command.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foothold-guide-command-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** What the command ends with and says, with these settings. */
async function run(args: string[], env: Record<string, string> = {}) {
  const said = { stdout: '', stderr: '' };
  const say = {
    info: (line: string) => void (said.stdout += `${line}\n`),
    warn: (line: string) => void (said.stderr += `${line}\n`),
  };
  return { status: await runGuideCommand(args, { env: { DATA_DIR, ...env }, say }), ...said };
}

it('shows what each person gets, in the language that is asked for', async () => {
  const { status, stdout } = await run(['report', '--language', 'fr']);
  expect(status).toBe(0);
  expect(stdout).toContain('# What 24 people get (fr)');
  expect(stdout).toContain('Infirmière hospitalière');
});

it('judges the guide, and says what it did not look at', async () => {
  const { status, stdout } = await run(['eval', '--language', 'en', '--person', 'nurse']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/\| evidence \| yes \| [1-9]/);
  expect(stdout).toContain('| specificity | not looked at |');
});

it.each([
  ['a language nobody speaks here', ['eval', '--language', 'xx'], 'npm run guide:eval'],
  ['a person nobody knows', ['eval', '--person', 'wizard'], 'Nobody is called wizard'],
  ['another command', ['guess'], 'npm run guide:report'],
])('ends with a sentence for %s', async (_what, args, words) => {
  const { status, stderr } = await run(args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});

it('checks the models of the settings, and ends with 1 when one is not ready', async () => {
  const standIn = await startStandIn({ format: 'openai-compatible', answer: () => '{"ready": true}' });
  const check = () =>
    run(['check'], {
      GUIDE_MODEL: 'openai-compatible:qwen3:8b',
      OPENAI_COMPATIBLE_BASE_URL: standIn.url,
      OPENAI_COMPATIBLE_API_KEY: 'sk-hunter2',
      SESSION_SECRET: 'x'.repeat(32),
    });
  try {
    expect(await check()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^openai-compatible:qwen3:8b: ok, \d+ ms\n$/),
      stderr: '',
    });
    standIn.manner.fault = 'unauthorized';
    const { status, stdout, stderr } = await check();
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/^openai-compatible:qwen3:8b: auth; /);
    expect(stdout + stderr).not.toContain('hunter2');
  } finally {
    await standIn.close();
  }
});

it('has nothing to check where no model is set', async () => {
  expect(await run(['check'])).toMatchObject({ status: 0, stdout: expect.stringContaining('GUIDE_MODEL is empty') });
});

it('is a program of its own, which says it on its output and ends with that', () => {
  const program = fileURLToPath(new URL('guide-command.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'guess'], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR },
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('npm run guide:report');
});
