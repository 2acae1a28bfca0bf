import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startStandIn } from '../test/models/stand-in.ts';

const command = fileURLToPath(new URL('guide-command.ts', import.meta.url));
const known = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...known },
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

it('checks the models of the settings, and ends with 1 when one is not ready', async () => {
  const standIn = await startStandIn({ format: 'openai-compatible', answer: () => '{"ready": true}' });
  const check = async () => {
    const child = spawn(process.execPath, [command, 'check'], {
      env: {
        ...known,
        GUIDE_MODEL: 'openai-compatible:qwen3:8b',
        OPENAI_COMPATIBLE_BASE_URL: standIn.url,
        OPENAI_COMPATIBLE_API_KEY: 'sk-hunter2',
        SESSION_SECRET: 'x'.repeat(32),
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, said };
  };
  try {
    expect(await check()).toEqual({
      status: 0,
      said: expect.stringMatching(/^openai-compatible:qwen3:8b: ok, \d+ ms\n$/),
    });
    standIn.manner.fault = 'unauthorized';
    const { status, said } = await check();
    expect(status).toBe(1);
    expect(said).toMatch(/^openai-compatible:qwen3:8b: auth; /);
    expect(said).not.toContain('hunter2');
  } finally {
    await standIn.close();
  }
});

it('has nothing to check where no model is set', () => {
  expect(run('check')).toMatchObject({ status: 0, stdout: expect.stringContaining('GUIDE_MODEL is empty') });
});
