import type { Guide } from '@foothold/guide';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What every route may lean on; a test swaps any of it. */
export interface Services {
  config: Config;
  database: Database;
  guide: Guide;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
}
