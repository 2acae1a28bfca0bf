import { TASK_MINUTES } from '@foothold/contract';
import * as z from 'zod/mini';
import { wireOneOf } from '../../strict.ts';
import { changedFields } from '../suggested-change.ts';

/** The kinds of change that a model may propose. */
export const proposalKinds = [
  'tick',
  'untick',
  'add',
  'move',
  'edit',
  'remove',
  'profile',
  'remember',
  'assumption',
] as const;
/** What may be remembered, by what it is; something taken as given is a kind of its own. */
export const rememberedKinds = ['tried', 'said', 'for_now', 'note'] as const;

/** A change as a model proposes it, every key there. */
export const ProposalWire = z.object({
  kind: wireOneOf(proposalKinds),
  asked: z.string().check(z.describe('the person’s own words that ask for it, copied')),
  part: z.nullable(z.string().check(z.describe('S1 or S1.2'))),
  after: z.nullable(z.string().check(z.describe('S1.2, or S1 for its beginning'))),
  text: z.nullable(z.string()),
  minutes: z.nullable(z.number().check(z.describe(`${TASK_MINUTES.least} to ${TASK_MINUTES.most}`))),
  field: z.nullable(wireOneOf(changedFields)),
  memory: z.nullable(wireOneOf(rememberedKinds)),
});
