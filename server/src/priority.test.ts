import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { stepBack } from './priority.ts';

it('a child steps back behind the server, however far back that is itself', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  stepBack(pid);
  expect(getPriority(pid)).toBe(Math.min(getPriority() + 5, 19));
  child.kill('SIGKILL');
});

it.runIf(process.platform === 'linux')('a thread steps back behind the others of its process', async () => {
  const module = new URL('priority.ts', import.meta.url).href;
  const code = `import { parentPort } from 'node:worker_threads';
    import { getPriority } from 'node:os';
    const { stepBackAsThread } = await import('${module}');
    stepBackAsThread();
    parentPort.postMessage(getPriority());`;
  const before = getPriority();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const [ofThread] = await once(worker, 'message');
  expect(ofThread).toBe(Math.min(before + 5, 19));
  expect(getPriority()).toBe(before);
});
