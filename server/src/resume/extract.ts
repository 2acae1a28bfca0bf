import { fork } from 'node:child_process';
import { childOptions } from './child-options.ts';
import { ChildSlots } from './child-slots.ts';
import type { ChildMessage, ExtractJob } from './extract-message.ts';
import { kindOf } from './kind.ts';
import { limits } from './limits.ts';
import { ResumeFailure } from './resume-failure.ts';

const CHILD = new URL('./extract-child.ts', import.meta.url);
const slots = new ChildSlots(limits.parallel, limits.waiting);

/**
 * The text of a CV, read in a child process of its own with an empty environment. The file stays in memory: it goes
 * over the channel between the processes and is never written anywhere.
 * @throws {ResumeFailure} for everything that can be wrong with a file, and BUSY when too many are being read.
 */
export async function extractText(file: Uint8Array, fileName: string): Promise<string> {
  const kind = kindOf(file, fileName);
  return slots.run(() => readInChild({ kind, file }));
}

function readInChild(job: ExtractJob): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, [], {
      ...childOptions(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let isReady = false;
    const timer = setTimeout(() => settle(() => reject(new ResumeFailure('RESUME_TOO_COMPLEX', 'time'))), limits.time);

    child.on('message', (message: ChildMessage) => {
      if (message === 'ready') {
        isReady = true;
        child.send(job);
      } else if ('text' in message) {
        settle(() => resolve(message.text));
      } else {
        settle(() => reject(new ResumeFailure(message.failure, message.detail)));
      }
    });
    child.on('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) => settle(() => reject(endedEarly(isReady, code, signal))));

    function settle(answer: () => void): void {
      clearTimeout(timer);
      child.kill('SIGKILL');
      answer();
    }
  });
}

/** Killed by the system after it began: the file was too much. Anything else is our own fault, not the file's. */
function endedEarly(isReady: boolean, code: number | null, signal: string | null): Error {
  if (isReady && signal !== null) return new ResumeFailure('RESUME_TOO_COMPLEX', `child ended by ${signal}`);
  return new Error(`The process that reads CVs ended with ${signal ?? code}`);
}
