import type { EventKind } from '@foothold/contract';
import type { Guide, SafetyReader } from '@foothold/guide';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Instances } from './instances/instances.ts';
import type { Meters } from './models/meters.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What the thread of the guide had to do; told by /metrics. */
export interface ThreadMeters {
  /** Processor time, in seconds, by what was asked. */
  seconds: Map<string, number>;
  /** Jobs that wait, or are worked on. */
  jobs: number;
}

/** What came of the codes people gave, and of the second step itself. */
export type StepOutcome = 'app' | 'recovery' | 'passkey' | 'wrong' | 'on' | 'off';

/** What every route may lean on; a test swaps any of it. */
export interface Services {
  config: Config;
  database: Database;
  guide: Guide;
  /** What the guide's thread had to do, for /metrics; absent where the guide has none. */
  threadMeters?: ThreadMeters;
  /** Reads what people write for danger and against the law. */
  safety: SafetyReader;
  /** Providers of language models the guide may ask, as GUIDE_MODEL names them; empty = none. */
  modelProviders: readonly string[];
  /** What those models did, and replies that stopped, for /metrics; absent where nobody counts. */
  modelMeters?: Meters;
  /** Rows of the log this process has written, by kind, for /metrics; absent where nobody counts. */
  eventCounts?: Map<EventKind, number>;
  /** What came of second steps in this process, for /metrics; absent where nobody counts. */
  stepCounts?: Map<StepOutcome, number>;
  /** Where calls have spans; absent or null where nobody collects them. */
  tracing?: Tracing | null;
  /** What is shared with other instances; absent where this is the only one. */
  instances?: Instances;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
}
