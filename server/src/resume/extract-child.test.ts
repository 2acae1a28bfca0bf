import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { childOptions } from './child-options.ts';

/** Far longer than a process takes to leave by itself, in milliseconds. */
const TIME_TO_LEAVE_MS = 500;

it('the child waits to be ended, so that its answer can’t get lost on the way', { timeout: 30_000 }, async () => {
  const child = fork(new URL('./extract-child.ts', import.meta.url), [], {
    ...childOptions(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  expect(await once(child, 'message')).toEqual(['ready', undefined]);
  child.send({ kind: 'doc', file: new Uint8Array([1, 2, 3]) });
  expect((await once(child, 'message'))[0]).toMatchObject({ failure: 'RESUME_DAMAGED' });
  await delay(TIME_TO_LEAVE_MS);
  expect(child.exitCode).toBeNull();

  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
