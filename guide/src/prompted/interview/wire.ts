import * as z from 'zod/mini';

/** A fact as a model may state it: lenient, every key there. */
const Fact = z.object({
  field: z.string(),
  action: z.string(),
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
  employer: z.nullable(z.string()),
  months: z.nullable(z.number()),
  level: z.nullable(z.string()),
});

/** What a model is asked for: the reply first, so that it can be shown as it grows. */
export const InterviewWire = z.object({
  reply: z.string(),
  facts: z.array(Fact),
  suggestions: z.array(z.string()),
});
