import type { Account, FailureCode, Language } from '@foothold/contract';
import type { ImportedTable } from './import-rows.ts';

/** A file to be read, as it came. */
export interface ImportJob {
  kind: 'import';
  userId: string;
  bytes: Uint8Array;
}

/** A whole export to be written as a text to read. */
export interface ReadableJob {
  kind: 'readable';
  account: Account;
  /** Rows by table, as JSON. */
  bytes: Uint8Array;
  /** Milliseconds since the epoch. */
  at: number;
  language: Language;
}

export type DataJob = ImportJob | ReadableJob;

/** Rows as their tables take them: lists in JSON, none of them longer than is written at once. */
export interface RowsToKeep {
  account: { language: Language; use_model: boolean };
  tables: { name: ImportedTable; count: number; lists: string[] }[];
  /** Plans among them. */
  planIds: string[];
}

export interface DataJobResults {
  import: RowsToKeep | { refused: FailureCode };
  /** The reply in JSON. */
  readable: Uint8Array;
}
