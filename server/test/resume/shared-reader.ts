import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { childOptions } from '../../src/resume/child-options.ts';
import type { Extract } from '../../src/resume/extract.ts';
import type { ChildJob, ExtractOutcome } from '../../src/resume/extract-message.ts';
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

const isTooMuch = (outcome: ExtractOutcome) => 'failure' in outcome && outcome.failure === 'RESUME_TOO_COMPLEX';

/** Reads CVs in a child process as the product does, behind the same closed doors, but many of them in the same one. */
export function sharedReader(): { extract: Extract; close: () => void } {
  const slots = new Slots(1);
  const { memory, processor } = limits;
  let child: ChildProcess | undefined;
  const close = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  /** A file that was too much for a process with something left of others is read anew by one that has read nothing. */
  const read = async (job: ChildJob): Promise<ExtractOutcome> => {
    const isNew = child === undefined;
    child ??= start();
    try {
      const { outcome, isWorn } = await ask(child, job);
      const isUnsure = isTooMuch(outcome) && !isNew;
      if (isWorn || isUnsure) close();
      return isUnsure ? read(job) : outcome;
    } catch (error) {
      close();
      if (isNew) throw error;
      return read(job);
    }
  };
  const extract: Extract = async (file, fileName) => {
    const kind = kindOf(file, fileName);
    const outcome = await slots.run(() => read({ kind, file, memory, processor }));
    if ('text' in outcome) return outcome.text;
    throw new ResumeFailure(outcome.failure, outcome.detail);
  };
  return { extract, close };
}
