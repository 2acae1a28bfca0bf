import * as z from 'zod/mini';
import { AskedField } from './profile-fields.ts';
import { FieldUpdate } from './profile.ts';

/** Fields of the profile that one reply changes at most. */
export const UPDATES_MAX = 30;

/**
 * What a reply did that a later one must know: took back what was noted, emptied the profile, asked whether to do that,
 * told somebody that they are too young, or asked somebody whether they are in danger.
 */
export const replyActs = ['undone', 'cleared', 'asked-to-clear', 'too-young', 'asked-of-danger'] as const;
export const ReplyAct = z.enum(replyActs);
export type ReplyAct = z.infer<typeof ReplyAct>;

/** What a reply asked and did, kept beside its words: no later turn has to read them back. */
export const ReplyRecord = z.object({
  /** The field it asked for; null when it asked for none. */
  asks: z.nullable(AskedField),
  act: z.nullable(ReplyAct),
  /** What the fields it changed held before, in the order it changed them. */
  before: z.array(FieldUpdate).check(z.maxLength(UPDATES_MAX)),
});
export type ReplyRecord = z.infer<typeof ReplyRecord>;
