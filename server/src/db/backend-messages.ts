/** What a thread opens: a store in a folder, or one in memory with what a dump holds. */
export interface StoreOfThread {
  directory?: string;
  dump?: Uint8Array<ArrayBuffer>;
  startParams?: string[];
}

/** Messages of Postgres' protocol, whole; how often the disk was asked to keep what it got; or to close. */
export type AskedOfThread = Uint8Array | 'fsyncs' | 'close';

/** What was thrown in the thread, as far as it can be said to another; what the files throw is no Error and has an errno. */
export interface FailureOfThread {
  failed: string;
  name?: string;
  code?: string;
  errno?: number;
}

/** What came of each, in turn. `broken`: it was not done, and nothing may be asked any more. */
export type AnswerOfThread = Uint8Array | { fsyncs: number } | FailureOfThread | 'open' | 'broken' | 'closed';
