import { Worker } from 'node:worker_threads';
import type { ChildJob, ExtractOutcome } from '../../src/resume/extract-message.ts';

/**
 * Reads one file after another in the thread that reads CVs, which is started once: to start it and to load its readers
 * takes far longer than most files made to hurt do. A file that took more than its job allows is told of as the product
 * would, when it is read; once files have filled it this far, the next is for another process.
 */
const WORN_BYTES = 200 * 1024 * 1024;

/** What it sends back of a file. */
export type SharedMessage = { outcome: ExtractOutcome; isWorn: boolean };

const worker = new Worker(new URL('../../src/resume/extract-worker.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});
let begun = process.cpuUsage();
let limits = { processor: Infinity, memory: Infinity };

/** Looked at as the product does: what the system calls the most holds also what the process had that forked this one. */
const WATCH_EVERY_MS = 20;
let mostMemory = 0;
const watch = () => (mostMemory = Math.max(mostMemory, process.memoryUsage.rss()));
setInterval(watch, WATCH_EVERY_MS);

function outgrown(): string | undefined {
  const { user, system } = process.cpuUsage(begun);
  if ((user + system) / 1_000 > limits.processor) return 'processor';
  return mostMemory > limits.memory ? 'memory' : undefined;
}

worker.on('message', (read: ExtractOutcome) => {
  watch();
  const detail = outgrown();
  const outcome: ExtractOutcome = detail === undefined ? read : { failure: 'RESUME_TOO_COMPLEX', detail };
  process.send?.({ outcome, isWorn: detail !== undefined || mostMemory > WORN_BYTES } satisfies SharedMessage);
});
worker.once('exit', () => process.exit(1));
process.on('message', (job: ChildJob) => {
  begun = process.cpuUsage();
  limits = job;
  worker.postMessage(job);
});
process.once('disconnect', () => process.exit(0));
