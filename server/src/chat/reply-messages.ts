import { failureCodes, StopReason } from '@foothold/contract';
import * as z from 'zod/mini';

const key = z.string();
/** Names one following of a reply, made by who follows. */
const id = z.string();
/** Place in the order of what is told to one follower, from 0. */
const n = z.number();

/** What instances say to each other about replies. `key` names a reply, as in `reply-registry.ts`. */
export const ReplyMessage = z.discriminatedUnion('kind', [
  /** To all: is anybody making it? */
  z.object({ kind: z.literal('asking'), id, key }),
  z.object({ kind: z.literal('answer'), id, making: z.boolean() }),
  /** To who makes it. */
  z.object({ kind: z.literal('follow'), id, key, keepGoing: z.boolean() }),
  z.object({ kind: z.literal('leave'), id }),
  /** To who follows it. */
  z.object({ kind: z.literal('told'), id, n, event: z.enum(['delta', 'update', 'item']), data: z.unknown() }),
  z.object({ kind: z.literal('whole'), id, n, result: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    id,
    n,
    code: z.enum(failureCodes),
    retryAfterSeconds: z.optional(z.number()),
    reason: z.optional(StopReason),
  }),
  /** Nothing of this key is being made here. */
  z.object({ kind: z.literal('none'), id }),
  /** To all. */
  z.object({ kind: z.literal('stop'), key, reason: z._default(StopReason, 'stopped') }),
]);
export type ReplyMessage = z.infer<typeof ReplyMessage>;
export type Ending = Extract<ReplyMessage, { kind: 'whole' | 'failed' | 'none' }>;
