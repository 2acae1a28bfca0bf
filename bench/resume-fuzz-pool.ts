// Long-lived processes that read mutants for resume-fuzz.ts, so that 20,000 take minutes instead of hours.
import { type ChildProcess, fork } from 'node:child_process';
import type { Reading } from './resume-fuzz-reader.ts';

/** A mutant that took its process with it, or that was ended for taking too long. */
export type Lost = { number: number; how: string };

const READER = new URL('./resume-fuzz-reader.ts', import.meta.url);
/** Longer than the server gives a child, in milliseconds: `nice` may leave a process without a core for a while. */
const DEADLINE_MS = 30_000;
/** pdf.js keeps something of every document, so a process is replaced after this many. */
const FILES_PER_PROCESS = 300;
/** Past this peak a process is replaced, so that the next peak is seen; in MB. */
const MAX_PEAK_MB = 400;
const HEAP_MB = 256;
/** What is kept of what a process says as it ends, in UTF-16 units. */
const MAX_SAID = 20_000;

/** Reads the mutants 0 to `count` - 1 in `size` processes at once; each ends in `onReading` or in `onLost`. */
export async function readAll(
  options: { count: number; seed: number; size: number },
  onReading: (number: number, reading: Reading) => void,
  onLost: (lost: Lost) => void,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < options.count) {
      const child = fork(READER, [String(options.seed)], {
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      for (let done = 0; done < FILES_PER_PROCESS && next < options.count; done += 1) {
        const number = next;
        next += 1;
        const reading = await readOne(child, number);
        if (typeof reading === 'string') onLost({ number, how: reading });
        else onReading(number, reading);
        if (typeof reading === 'string' || reading.residentMb > MAX_PEAK_MB) break;
      }
      child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: options.size }, work));
}

/** The reading, or how the process was lost. */
function readOne(child: ChildProcess, number: number): Promise<Reading | string> {
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(() => settle('time'), DEADLINE_MS);
    const onMessage = (message: Reading) => settle(message);
    const onExit = (code: number | null, signal: string | null) =>
      settle(`ended with ${signal ?? code}: ${reasonIn(said)}`);
    const onError = (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(0, MAX_SAID);
    };
    const onFailure = (error: Error) => settle(error.message);
    child.on('message', onMessage).on('exit', onExit).on('error', onFailure);
    child.stderr?.on('data', onError);
    child.send(number);

    function settle(result: Reading | string): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onFailure);
      child.stderr?.off('data', onError);
      resolve(result);
    }
  });
}

/** The line that names the error, without the stack around it. */
function reasonIn(said: string): string {
  return said.split('\n').find((line) => /fatal error|rejection:|error:/i.test(line)) ?? said.slice(0, 200);
}
