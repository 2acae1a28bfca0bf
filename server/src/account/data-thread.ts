import { Piscina } from 'piscina';
import { fail } from '../http/failure.ts';
import { Stopped } from '../stop-reason.ts';
import type { DataJob, DataJobResults, ImportJob, ReadableJob } from './data-job.ts';

/** A job that has not come back after this long, in milliseconds, is ended with its thread. */
const LIMIT_MS = 30_000;
/** A thread nobody needed for this long, in milliseconds, is ended: it takes no memory of a server at rest. */
const IDLE_MS = 10_000;

const WORKER = new URL('./data-worker.ts', import.meta.url);

/** What reads a file that is taken in, and writes an export to read: work on all that somebody has, on a thread of its own. */
export interface DataThread {
  /** The bytes of the job are gone from this thread afterwards. CUT_SHORT when it takes too long. */
  read(job: ImportJob, signal: AbortSignal): Promise<DataJobResults['import']>;
  write(job: ReadableJob, signal: AbortSignal): Promise<DataJobResults['readable']>;
  close(): Promise<void>;
}

interface Settings {
  /** Module the thread runs. */
  worker?: URL;
  /** As `LIMIT_MS`. */
  limitMs?: number;
}

export function dataThread({ worker = WORKER, limitMs = LIMIT_MS }: Settings = {}): DataThread {
  const pool = new Piscina<DataJob, DataJobResults[DataJob['kind']]>({
    filename: worker.href,
    name: 'work',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  async function run(job: DataJob, signal: AbortSignal) {
    const bytes = ownBytes(job.bytes);
    const late = AbortSignal.timeout(limitMs);
    try {
      const ended = AbortSignal.any([signal, late]);
      return await pool.run({ ...job, bytes }, { signal: ended, transferList: [bytes.buffer] });
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) fail('CUT_SHORT', { cause: new Stopped('slow', { cause: error }) });
      throw error;
    }
  }

  return {
    read: async (job, signal) => (await run(job, signal)) as DataJobResults['import'],
    write: async (job, signal) => (await run(job, signal)) as DataJobResults['readable'],
    close: () => pool.destroy(),
  };
}

/** Bytes that can be handed over; short ones lie in memory that node shares. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
