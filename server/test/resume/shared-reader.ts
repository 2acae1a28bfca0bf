import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { childOptions } from '../../src/resume/child-options.ts';
import type { Extract } from '../../src/resume/extract.ts';
import type { ChildJob } from '../../src/resume/extract-message.ts';
import { kindOf } from '../../src/resume/kind.ts';
import { limits } from '../../src/resume/limits.ts';
import { ResumeFailure } from '../../src/resume/resume-failure.ts';
import { Slots } from '../../src/slots.ts';
import type { SharedMessage } from './shared-child.ts';

const start = () =>
  fork(new URL('./shared-child.ts', import.meta.url), [], {
    ...childOptions(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** What the child says of a file; rejects when it ends instead. */
async function ask(child: ChildProcess, job: ChildJob): Promise<SharedMessage> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error(`The process that reads CVs ended with ${child.exitCode}`));
  child.once('exit', end);
  try {
    child.send(job);
    const [message] = (await once(child, 'message', { signal: ended.signal })) as [SharedMessage];
    return message;
  } finally {
    child.off('exit', end);
  }
}

/** Reads CVs in a child process as the product does, behind the same closed doors, but many of them in the same one. */
export function sharedReader(): { extract: Extract; close: () => void } {
  const slots = new Slots(1);
  const { memory, processor } = limits;
  let child: ChildProcess | undefined;
  const close = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const read = async (job: ChildJob) => {
    child ??= start();
    const { outcome, isWorn } = await ask(child, job).catch((error: unknown) => {
      close();
      throw error;
    });
    if (isWorn) close();
    if ('text' in outcome) return outcome.text;
    throw new ResumeFailure(outcome.failure, outcome.detail);
  };
  const extract: Extract = async (file, fileName) => {
    const kind = kindOf(file, fileName);
    return slots.run(() => read({ kind, file, memory, processor }));
  };
  return { extract, close };
}
