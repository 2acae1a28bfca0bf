import * as z from 'zod/mini';
import { wireOneOf } from '../strict.ts';
import { ProposalWire } from './proposals/wire.ts';
import { changeKinds, changedFields } from './suggested-change.ts';

/** A change as a model may suggest it, every key there. */
const Change = z.object({
  kind: wireOneOf(changeKinds),
  request: z.nullable(z.string()),
  field: z.nullable(wireOneOf(changedFields)),
  value: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** What a model is asked for: the reply first, so that it can be shown as it grows. */
export const ChatWire = z.object({
  reply: z.string(),
  suggestions: z.array(z.string()),
  suggested_change: z.nullable(Change),
  proposals: z.array(ProposalWire),
});
