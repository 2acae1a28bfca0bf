/** What a thread opens: a store in a folder, or one in memory with what a dump holds. */
export interface StoreOfThread {
  directory?: string;
  dump?: Uint8Array<ArrayBuffer>;
  startParams?: string[];
}

/** Messages of Postgres' protocol, whole; how often the disk was asked to keep what it got; or to close. */
export type AskedOfThread = Uint8Array | 'fsyncs' | 'close';

/** What came of each, in turn. `broken`: it was not done, and nothing may be asked any more. */
export type AnswerOfThread =
  | Uint8Array
  | { fsyncs: number }
  | { failed: string; code?: string }
  | 'open'
  | 'broken'
  | 'closed';
