import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Meters } from '../models/meters.ts';

/**
 * Where spans come from. What one says is closed: methods, routes as patterns, statuses, kinds of statements with their
 * tables, models, kinds of failure and counts of tokens; nothing a person said, no id of anybody.
 */
export interface Tracing {
  /** A span for each call of this server. Before any route's own hooks, so that refusals have one too. */
  traceCalls(app: FastifyInstance): void;
  /** The same database, its transactions and statements told of in the span of the call that makes them. */
  traced(database: Database): Database;
  /** Meters that tell of each model call in the span of the call that needs it. */
  meters(): Meters;
  /** Sends what has ended, within a limit. Never throws. */
  close(): Promise<void>;
}
