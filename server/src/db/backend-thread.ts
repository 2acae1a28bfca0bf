import { Worker } from 'node:worker_threads';
import type { AnswerOfThread, AskedOfThread, FailureOfThread, StoreOfThread } from './backend-messages.ts';

const WORKER = new URL('./backend-worker.ts', import.meta.url);

/** The embedded database is away for a moment: it broke off and is being opened again. */
export class BackendDown extends Error {
  override name = 'BackendDown';

  constructor() {
    super('The embedded database is being opened again');
  }
}

interface Waiting {
  resolve: (answer: AnswerOfThread) => void;
  reject: (error: Error) => void;
}

/** The thread that has the embedded database. What is asked of it is done in turn, without waiting for an answer in between. */
export class BackendThread {
  /** Called when the thread ended and nobody asked it to. */
  onEnd: (reason: string) => void = () => undefined;
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  /** Why nothing may be asked any more. */
  #over: Error | undefined;

  private constructor(store: StoreOfThread, worker: URL) {
    this.#worker = new Worker(worker, { workerData: store, name: 'database' });
    this.#worker.on('message', (answer: AnswerOfThread) => this.#answered(answer));
    this.#worker.on('error', (error) => this.#ended(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', (code) => this.#ended(`exit code ${code}`));
  }

  /** @throws what the database said when it could not be opened. */
  static async open(store: StoreOfThread, worker = WORKER): Promise<BackendThread> {
    const thread = new BackendThread(store, worker);
    try {
      await new Promise<AnswerOfThread>((resolve, reject) => thread.#waiting.push({ resolve, reject }));
      return thread;
    } catch (error) {
      await thread.end();
      throw error;
    }
  }

  ask(asked: AskedOfThread): Promise<AnswerOfThread> {
    if (this.#over) return Promise.reject(this.#over);
    // A thread that nobody waits for keeps no process alive, as a database in the same thread would not.
    if (this.#waiting.length === 0) this.#worker.ref();
    this.#worker.postMessage(asked);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Ends the thread, whatever it is at. What is on the disk stays as a power cut would leave it. */
  async end(): Promise<void> {
    this.#over ??= new BackendDown();
    this.#rejectAll(this.#over);
    await this.#worker.terminate();
  }

  #answered(answer: AnswerOfThread): void {
    const asker = this.#waiting.shift();
    if (typeof answer === 'object' && 'failed' in answer) asker?.reject(asError(answer));
    else asker?.resolve(answer);
    if (this.#waiting.length === 0) this.#worker.unref();
  }

  #ended(reason: string): void {
    if (this.#over) return;
    this.#over = new Error(`The thread of the embedded database ended: ${reason}`);
    this.#rejectAll(this.#over);
    this.onEnd(reason);
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

function asError({ failed, ...rest }: FailureOfThread): Error {
  return Object.assign(new Error(failed), rest);
}
