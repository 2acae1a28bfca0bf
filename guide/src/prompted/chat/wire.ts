import * as z from 'zod/mini';

/** A change as a model may suggest it: lenient, every key there. */
const Change = z.object({
  kind: z.string(),
  request: z.nullable(z.string()),
  field: z.nullable(z.string()),
  value: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** What a model is asked for: the reply first, so that it can be shown as it grows. */
export const ChatWire = z.object({
  reply: z.string(),
  suggestions: z.array(z.string()),
  suggested_change: z.nullable(Change),
});
