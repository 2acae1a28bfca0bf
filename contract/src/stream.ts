import type { Failure } from './failure.ts';
import type { FieldUpdate } from './profile.ts';

/**
 * The events of a streamed call, in order: any number of `delta`, `update` and `item`, then one `done` (exactly the JSON
 * of the plain call) or one `error`. On the wire each is `event: NAME` and one line of JSON in `data:`.
 */
export type StreamEvent<Reply = unknown> =
  | { event: 'delta'; data: { text: string } }
  | { event: 'update'; data: FieldUpdate }
  | { event: 'item'; data: unknown }
  | { event: 'done'; data: Reply }
  | { event: 'error'; data: Failure };

export const EVENT_STREAM = 'text/event-stream';
