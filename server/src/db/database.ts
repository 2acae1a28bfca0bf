import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The query builder that both drivers and their transactions share. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  /** Queries outside any transaction. Touching it inside one throws: there, only `tx` may be used. */
  readonly db: Queryable;
  /**
   * Runs `work` in one transaction, again (up to four times) when the database says it lost a race. `work` must
   * therefore do nothing but query through `tx`: no model call, no mail, no event.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Rejects when the database can't be reached, and with `DiskFull` when nothing can be written to it. */
  ping(): Promise<void>;
  /** Connections at work and idle, and calls that wait for one; left out where there is one connection for all. */
  connections?(): Record<'busy' | 'idle' | 'waiting', number>;
  /**
   * Copies the whole store into an empty folder, as it is at one moment; what is asked meanwhile waits. Only the embedded
   * store has it, which belongs to one process. Throws `DiskFull` when the folder's disk has no room for it.
   */
  snapshot?(folder: string): Promise<void>;
  /** Finishes running queries and closes; never throws, and gives up after a few seconds. */
  close(): Promise<void>;
}
