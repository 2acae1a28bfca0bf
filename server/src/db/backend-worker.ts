import { enableCompileCache, flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerOfThread, AskedOfThread, FailureOfThread, StoreOfThread } from './backend-messages.ts';

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

function failureOf(thrown: unknown): FailureOfThread {
  if (typeof thrown !== 'object' || thrown === null) return { failed: String(thrown) };
  const { message, name, code, errno } = thrown as { [key in 'message' | 'name' | 'code' | 'errno']?: unknown };
  const isNumbered = typeof errno === 'number';
  const unsaid = isNumbered ? `errno ${errno}` : inspect(thrown);
  return {
    failed: typeof message === 'string' ? message : unsaid,
    ...(typeof name === 'string' && { name }),
    ...(typeof code === 'string' && { code }),
    ...(isNumbered && { errno }),
  };
}

/** In memory of its own, which can be handed over to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
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
    else if (asked === 'close') void close();
    else if (isBroken) tell('broken');
    else void answerTo(asked);
  });

  async function close(): Promise<void> {
    try {
      await pglite.close();
      tell('closed');
    } catch (error) {
      tell(failureOf(error));
    }
  }

  /**
   * Done when this returns, and told before the next message is looked at. By `execProtocolRawSync` PGlite would keep, for
   * ever, all that it ever answered.
   */
  async function answerTo(asked: Uint8Array): Promise<void> {
    const parts: Uint8Array[] = [];
    // A part lies in the memory of the database, which the next one overwrites.
    const onRawData = (part: Uint8Array) => void parts.push(part.slice());
    try {
      await pglite.execProtocolRawStream(asked, { syncToFs: false, onRawData });
      const answer = joined(parts);
      isBroken = hasPanic(answer);
      tell(answer);
    } catch {
      // It fell out of its machine.
      isBroken = true;
      tell('broken');
    }
  }
}

try {
  serve(await open());
  tell('open');
  // What opening left behind, such as the files of the program; once, as the process does after its start.
  setTimeout(() => globalThis.gc?.(), COLLECT_AFTER_MS).unref();
} catch (error) {
  tell(failureOf(error));
}
