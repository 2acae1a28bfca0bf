import { type ChildProcess, fork } from 'node:child_process';
import { childOptions } from './child-options.ts';
import { stepBack } from '../priority.ts';
import type { ChildJob, ChildMessage, ExtractOutcome } from './extract-message.ts';
import { ResumeFailure } from './resume-failure.ts';

/** The module a child process runs. */
export const READER = new URL('./extract-child.ts', import.meta.url);

/** `time` in milliseconds from the start of the process to its answer. */
type Conditions = { reader: URL; time: number; signal?: AbortSignal };

/**
 * Reads one file in a child process of its own, with an empty environment. The file goes over the channel between the
 * processes and is never written anywhere. Settles when the process is gone, so that who counts them counts right.
 * @throws {ResumeFailure} for what is wrong with the file, RESUME_TOO_COMPLEX past the time.
 * @throws the signal's reason when it aborts.
 */
export async function readInChild(job: ChildJob, { reader, time, signal }: Conditions): Promise<string> {
  signal?.throwIfAborted();
  const child = fork(reader, [], {
    ...childOptions(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) stepBack(child.pid);
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(end, time);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const { outcome, hasBegun } = await endOf(child, job);
    signal?.throwIfAborted();
    if (!outcome) throw endedEarly(child, hasBegun);
    if ('text' in outcome) return outcome.text;
    throw new ResumeFailure(outcome.failure, outcome.detail);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** What a child has told by the time it is gone, and whether it was ready for the file. */
function endOf(child: ChildProcess, job: ChildJob): Promise<{ outcome?: ExtractOutcome; hasBegun: boolean }> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    let outcome: ExtractOutcome | undefined;
    child.on('message', (message: ChildMessage) => {
      if (message === 'ready') {
        hasBegun = true;
        // a child that went before it had the file shows as one that ended early
        child.send(job, () => undefined);
      } else {
        outcome = message;
        child.kill('SIGKILL');
      }
    });
    child.on('error', reject);
    child.once('exit', () => resolve({ ...(outcome && { outcome }), hasBegun }));
  });
}

/** Killed with the file in hand: the file was too much. Killed before: the machine was. Else it is our own fault. */
function endedEarly({ exitCode, signalCode }: ChildProcess, hasBegun: boolean): Error {
  if (signalCode === null) return new Error(`The process that reads CVs ended with ${exitCode}`);
  return new ResumeFailure(hasBegun ? 'RESUME_TOO_COMPLEX' : 'BUSY', `child ended by ${signalCode}`);
}
