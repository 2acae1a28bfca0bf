import { Worker } from 'node:worker_threads';
import type { ChildJob, ChildMessage, ExtractOutcome } from './extract-message.ts';
import { limits } from './limits.ts';

/**
 * The child process that reads one CV. The file is read in a worker thread, so that this thread stays free to watch
 * memory and processor even when a reader runs in a circle. By the clock alone a small CV would be too complex for a
 * machine that is busy with others.
 */
const WATCH_EVERY_MS = 20;
const HEAP_MB = 256;

const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
});
let { memory, processor } = limits;
let isFinished = false;

worker.once('message', (outcome: ExtractOutcome) => finish(outcome));
worker.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') finish({ failure: 'RESUME_TOO_COMPLEX', detail: 'heap' });
});
worker.once('exit', () => {
  if (!isFinished) process.exit(1);
});

process.once('message', (job: ChildJob) => {
  ({ memory, processor } = job);
  worker.postMessage(job);
});
process.once('disconnect', () => process.exit(0));

const watch = setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > processor) finish({ failure: 'RESUME_TOO_COMPLEX', detail: 'processor' });
  else if (process.memoryUsage.rss() > memory) finish({ failure: 'RESUME_TOO_COMPLEX', detail: 'memory' });
}, WATCH_EVERY_MS);

send('ready');

/** The parent ends this process when it has the outcome: a child that left by itself could be gone before it is read. */
function finish(outcome: ExtractOutcome): void {
  isFinished = true;
  clearInterval(watch);
  send(outcome);
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
