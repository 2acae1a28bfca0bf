import { askedFields, skillLevels } from '@foothold/contract';
import * as z from 'zod/mini';
import { wireOneOf } from '../strict.ts';
import { actions } from './extracted.ts';

/** A fact as a model may state it, every key there. */
const Fact = z.object({
  field: wireOneOf(askedFields),
  action: wireOneOf(actions),
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
  employer: z.nullable(z.string()),
  months: z.nullable(z.number()),
  level: z.nullable(wireOneOf(skillLevels)),
});

/** What a model is asked for: the reply first, so that it can be shown as it grows. */
export const InterviewWire = z.object({
  reply: z.string(),
  facts: z.array(Fact),
  suggestions: z.array(z.string()),
});
