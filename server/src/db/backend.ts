import { type QueryOptions, type Results, TransactionAbortedError } from '@electric-sql/pglite';
import type { StoreOfThread } from './backend-messages.ts';
import { BackendDown, BackendThread } from './backend-thread.ts';
import { stayWithBaselineCode } from './baseline-code.ts';
import { StatementCache } from './statement-cache.ts';
import { Turns } from './turns.ts';
import { asRun, asText, type Kinds, kindsOf, messagesOf, resultsOf, standardKinds } from './wire.ts';

/** What a query builder asks: one statement, with the values it takes. */
export interface Asked {
  query<Row = Record<string, unknown>>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
}

/**
 * The embedded database, on a thread of its own, spoken to in Postgres' protocol. Whoever has the turn may ask, and waits
 * for the answer outside it, so that the thread always has something to do; a transaction keeps the turn to its end.
 *
 * One that broke is never asked again. Where a Postgres server ends a process and starts another one (a PANIC, such as no
 * room for its log), this one goes on in a state that loops for ever with the next call.
 */
export class Backend implements Asked {
  /** Called once, when nothing may be asked of this backend any more. */
  onDown: () => void = () => undefined;
  readonly #thread: BackendThread;
  readonly #turns = new Turns();
  readonly #statements = new StatementCache((message) => this.#send(message));
  #kinds: Kinds = standardKinds;
  #isDown = false;
  #isClosed = false;

  private constructor(thread: BackendThread) {
    this.#thread = thread;
  }

  /** `worker`: the module its thread runs. */
  static async open(store: StoreOfThread, worker?: URL): Promise<Backend> {
    stayWithBaselineCode();
    const thread = await BackendThread.open(store, worker);
    const backend = new Backend(thread);
    try {
      backend.#kinds = await kindsOf((text) => backend.#send(asText(text)));
      return backend;
    } catch (error) {
      // Nobody else could: it would keep the files open.
      await thread.end();
      throw error;
    }
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  /** Called when the thread ended and nobody asked it to; its reason is given. */
  set onLost(told: (reason: string) => void) {
    this.#thread.onEnd = told;
  }

  async query<Row>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    this.#assertOpen();
    const { result } = await this.#turns.run(() => this.#ask<Row>(text, params, options));
    return result;
  }

  /** One or more statements without values. */
  async exec(text: string): Promise<Results[]> {
    this.#assertOpen();
    const { results } = await this.#turns.run(async () => ({ results: this.#askText(text) }));
    return results;
  }

  async transaction<Done>(work: (tx: Asked) => Promise<Done>): Promise<Done> {
    this.#assertOpen();
    const { done, ended } = await this.#turns.run(async () => {
      // Nobody waits for it: where it fails, so does what comes after it.
      this.#askText('begin').catch(() => undefined);
      try {
        return { done: await this.#inside(work), ended: this.#askText('commit') };
      } catch (error) {
        // Where it fails there is nothing left to undo, and what failed first says why.
        await this.#askText('rollback').catch(() => undefined);
        throw error;
      }
    });
    const [end] = await ended;
    if (end?.command === 'ROLLBACK') throw new TransactionAbortedError();
    return done;
  }

  /** Does `work` while no statement runs. */
  runExclusive<Done>(work: () => Promise<Done>): Promise<Done> {
    return this.#turns.run(async () => {
      await this.#thread.ask('fsyncs');
      return work();
    });
  }

  /** How often the database had the disk keep what it was given. */
  async fsyncs(): Promise<number> {
    const answer = await this.#thread.ask('fsyncs');
    return typeof answer === 'object' && 'fsyncs' in answer ? answer.fsyncs : 0;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      if (!this.#isDown) await this.#turns.run(() => this.#thread.ask('close'));
    } finally {
      await this.#thread.end();
    }
  }

  async #inside<Done>(work: (tx: Asked) => Promise<Done>): Promise<Done> {
    let isOver = false;
    let allAsked: Promise<unknown> = Promise.resolve();
    const query: Asked['query'] = async (text, params = [], options) => {
      if (isOver) throw new Error('Transaction is closed');
      const asked = this.#ask<never>(text, params, options);
      allAsked = Promise.allSettled([allAsked, asked]);
      const { result } = await asked;
      return result;
    };
    try {
      return await work({ query });
    } finally {
      isOver = true;
      // One that nobody waits for any more, and that is still being prepared, would run behind the end.
      await allAsked;
    }
  }

  /** The result in an object, so that who waits for its being asked does not wait for the answer. */
  async #ask<Row>(text: string, params: unknown[], options?: QueryOptions): Promise<{ result: Promise<Results<Row>> }> {
    const found = this.#statements.find(text);
    const prepared =
      found instanceof Promise ? await found.catch((error) => this.#failed(error, { text, params })) : found;
    const answer = this.#send(asRun(prepared, params, this.#kinds));
    const result = answer
      .then((bytes) => resultsOf<Row>(messagesOf(bytes, prepared.row), this.#kinds, options)[0])
      .catch((error) => this.#failed(error, { text, params }));
    return { result };
  }

  async #askText(text: string): Promise<Results[]> {
    try {
      return resultsOf(messagesOf(await this.#send(asText(text))), this.#kinds);
    } catch (error) {
      this.#failed(error, { text });
    }
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new Error('PGlite is closed');
    if (this.#isDown) throw new BackendDown();
  }

  async #send(message: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#thread.ask(message);
    if (answer instanceof Uint8Array) return answer;
    this.#breakOff();
    throw new BackendDown();
  }

  #failed(error: unknown, asked: { text: string; params?: unknown[] }): never {
    if (isPanic(error)) this.#breakOff();
    if (error instanceof Error && 'severity' in error)
      Object.assign(error, { query: asked.text, params: asked.params });
    throw error;
  }

  #breakOff(): void {
    if (this.#isDown || this.#isClosed) return;
    this.#isDown = true;
    // Only then may another one have the files.
    void this.#thread.end().then(() => this.onDown());
  }
}

/** Severities after which a Postgres backend must not go on. */
function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}
