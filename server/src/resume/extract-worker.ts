import { parentPort } from 'node:worker_threads';
import type { ExtractJob, ExtractOutcome } from './extract-message.ts';
import { readFile } from './read-file.ts';

const tell = (outcome: ExtractOutcome) => parentPort?.postMessage(outcome);

// The product hands it one file; tests hand it many.
parentPort?.on('message', (job: ExtractJob) => {
  // a library can fail outside of the call it was asked by, where only a file's contents can have led it
  const fail = () => tell({ failure: 'RESUME_DAMAGED', detail: 'uncaught' });
  process.once('uncaughtException', fail);
  // readers that can't be loaded are our own fault
  readFile(job)
    .then(tell, () => process.exit(1))
    .finally(() => process.off('uncaughtException', fail));
});
