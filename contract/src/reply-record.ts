import * as z from 'zod/mini';
import { Language } from './language.ts';
import { AskedField } from './profile-fields.ts';
import { FieldUpdate } from './profile.ts';
import { FIELD_LIMIT, NAME_LIMIT, text } from './text.ts';

/** Fields of the profile that one reply changes at most. */
export const UPDATES_MAX = 30;

/**
 * What a reply did that a later one must know: took back what was noted, emptied the profile, asked whether to do that,
 * told somebody that they are too young, asked somebody whether they are in danger, or answered who surely is.
 */
export const replyActs = [
  'undone',
  'cleared',
  'asked-to-clear',
  'too-young',
  'asked-of-danger',
  'answered-with-care',
] as const;
export const ReplyAct = z.enum(replyActs);
export type ReplyAct = z.infer<typeof ReplyAct>;

/** What kind of thing a reply gave, so that “shorter” and “for dentists” know what they are about. */
export const answerKinds = ['message', 'list', 'sum', 'choice', 'explanation', 'question', 'fact'] as const;
export const AnswerKind = z.enum(answerKinds);
export type AnswerKind = z.infer<typeof AnswerKind>;

export const registers = ['plain', 'warm', 'formal'] as const;
export const Register = z.enum(registers);
export type Register = z.infer<typeof Register>;

/** From a line or two to everything that can be said. */
export const messageLengths = ['least', 'short', 'whole', 'long'] as const;
export const MessageLength = z.enum(messageLengths);
export type MessageLength = z.infer<typeof MessageLength>;

/** Sentences a message may be given besides. */
export const ALSO_MOST = 3;
/** Longest of what a message is to say or is about, in UTF-16 units: people tell it in one breath of fifty words. */
export const TOLD_LIMIT = 600;

/** A message to copy, by what it was made of: another one is made by changing a part. */
export const WrittenMessage = z.object({
  register: Register,
  length: MessageLength,
  /** Which of its wordings; every number has one. */
  version: z.int().check(z.gte(0), z.lte(1_000)),
  language: Language,
  /** To whom, in the person's words; empty when they named nobody. */
  to: text(NAME_LIMIT),
  /** What it is about, in the person's words; empty when they said nothing. */
  about: text(TOLD_LIMIT),
  /** A price they named, as they wrote it. */
  price: text(NAME_LIMIT),
  /** What they want said besides, sentences in their words, the latest last. */
  also: z.optional(z.array(text(TOLD_LIMIT)).check(z.maxLength(ALSO_MOST))),
  /** What they want left out, in their words. */
  without: z.optional(z.array(text(NAME_LIMIT)).check(z.maxLength(ALSO_MOST))),
});
export type WrittenMessage = z.infer<typeof WrittenMessage>;

/** What a reply gave. */
export const Answered = z.object({
  kind: AnswerKind,
  /** The guide's own name of what it was about: a purpose of a message, what was asked, a field of the profile. */
  topic: text(NAME_LIMIT),
  /** Whether it is an earlier answer in another form; the message before it then asks for the form only. */
  changed: z.boolean(),
  message: z.optional(WrittenMessage),
});
export type Answered = z.infer<typeof Answered>;

/**
 * What a reply asked back, in its own reading: whether it heard right, or what a goal is for. The next message may answer
 * it, and it is not asked again.
 */
export const AskedBack = z.object({
  about: z.enum(['reading', 'purpose']),
  field: AskedField,
  /** In the person's words. */
  said: text(FIELD_LIMIT),
});
export type AskedBack = z.infer<typeof AskedBack>;

/** What a reply asked and did, kept beside its words: no later turn has to read them back. */
export const ReplyRecord = z.object({
  /** The field it asked for; null when it asked for none. */
  asks: z.nullable(AskedField),
  act: z.nullable(ReplyAct),
  /** What it asked back; absent when nothing. */
  asked_back: z.optional(AskedBack),
  /** Whether what waited behind its question was kept since, by who asked for ideas instead of answering: it is kept once. */
  waiting_kept: z.optional(z.boolean()),
  /** What the fields it changed held before, in the order it changed them. */
  before: z.array(FieldUpdate).check(z.maxLength(UPDATES_MAX)),
  /** What it gave; absent where that is not known, as of every reply from before this was kept. */
  answered: z.optional(Answered),
});
export type ReplyRecord = z.infer<typeof ReplyRecord>;
