import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerOfThread, AskedOfThread, StoreOfThread } from './backend-messages.ts';

// A thread has none of its process' settings for it. What it compiled is written at once: its end may come at any time.
enableCompileCache();
const { PGlite } = await import('@electric-sql/pglite');
const { DurableNodeFS } = await import('./durable-node-fs.ts');
const { hasPanic } = await import('./panic.ts');
flushCompileCache();

const COLLECT_AFTER_MS = 2_000;

const { directory, dump, startParams } = workerData as StoreOfThread;
const fs = directory === undefined ? undefined : new DurableNodeFS(directory);

function tell(answer: AnswerOfThread): void {
  if (answer instanceof Uint8Array) parentPort?.postMessage(answer, [answer.buffer as ArrayBuffer]);
  else parentPort?.postMessage(answer);
}

async function open() {
  const pglite = new PGlite({
    ...(fs && { fs }),
    ...(dump && { loadDataDir: new Blob([dump]) }),
    ...(startParams && { startParams }),
  });
  await pglite.waitReady;
  return pglite;
}

/** What is asked comes one after another, and each is done before the next is looked at. */
function serve(pglite: InstanceType<typeof PGlite>): void {
  let isBroken = false;
  parentPort?.on('message', (asked: AskedOfThread) => {
    if (asked === 'fsyncs') tell({ fsyncs: fs?.fsyncs ?? 0 });
    else if (asked === 'close') void pglite.close().then(() => tell('closed'));
    else tell(isBroken ? 'broken' : answerTo(asked));
  });

  function answerTo(asked: Uint8Array): AnswerOfThread {
    try {
      const answer = pglite.execProtocolRawSync(asked);
      isBroken = hasPanic(answer);
      return answer;
    } catch {
      // It fell out of its machine.
      isBroken = true;
      return 'broken';
    }
  }
}

try {
  serve(await open());
  tell('open');
  // What opening left behind, such as the files of the program; once, as the process does after its start.
  setTimeout(() => globalThis.gc?.(), COLLECT_AFTER_MS).unref();
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  tell({ failed: message, ...(code && { code }) });
}
