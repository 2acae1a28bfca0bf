import { Slots } from '../slots.ts';
import { kindOf } from './kind.ts';
import { limits, type ResumeLimits } from './limits.ts';
import { READER, readInChild } from './read-in-child.ts';
import { ResumeFailure } from './resume-failure.ts';

/**
 * The text of a CV. Rejects with a ResumeFailure for everything that can be wrong with a file, BUSY when too many are
 * being read, and with the signal's reason when nobody waits for it any longer.
 */
export type Extract = (file: Uint8Array, fileName: string, signal?: AbortSignal) => Promise<string>;

/** Reads CVs, each in a child process of its own, which runs the module `reader`. */
export function extractor(given: Partial<ResumeLimits> = {}, reader: URL = READER): Extract {
  const own = { ...limits, ...given };
  const slots = new Slots(own.parallel, {
    waiting: own.waiting,
    full: () => new ResumeFailure('BUSY', 'too many CVs at once'),
  });
  return async (file, fileName, signal) => {
    const kind = kindOf(file, fileName);
    const job = { kind, file, memory: own.memory, processor: own.processor };
    return slots.run(() => readInChild(job, { reader, time: own.time, ...(signal && { signal }) }), signal);
  };
}

/** As the server reads CVs. */
export const extractText: Extract = extractor();
