import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { stepBack } from './child-priority.ts';

it('a child steps back behind the server, however far back that is itself', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  stepBack(pid);
  expect(getPriority(pid)).toBe(Math.min(getPriority() + 5, 19));
  child.kill('SIGKILL');
});
