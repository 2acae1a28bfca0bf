import type { Guide } from '@foothold/guide';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Meters } from './models/meters.ts';

/** What every route may lean on; a test swaps any of it. */
export interface Services {
  config: Config;
  database: Database;
  guide: Guide;
  /** Providers of language models the guide may ask, as GUIDE_MODEL names them; empty = none. */
  modelProviders: readonly string[];
  /** What those models did, for /metrics; absent where none was ever asked. */
  modelMeters?: Meters;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
}
