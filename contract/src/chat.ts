import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { FieldUpdate } from './profile.ts';
import type { ChatProposal } from './proposals.ts';
import { Source } from './recommendations.ts';
import { filledText, Id, MESSAGE_LIMIT, text } from './text.ts';

/** The assistant's name on the wire. */
export const ASSISTANT = 'foothold';

export const Sender = z.enum(['user', ASSISTANT]);
export type Sender = z.infer<typeof Sender>;

/** A change that replies suggested before there were proposals. It is made only when the person accepts it. */
export const SuggestedChange = z.discriminatedUnion('kind', [
  /** What the plan should do differently, in words for the refinement; `/api/plan/adapt/preview` shows what it comes to. */
  z.object({ kind: z.literal('plan'), request: filledText(1_000) }),
  /** A field of the profile as it would be; lists are whole. Accepted through `/api/profile/field`. */
  z.object({ kind: z.literal('profile'), update: FieldUpdate, reason: text(500) }),
]);
export type SuggestedChange = z.infer<typeof SuggestedChange>;

/**
 * A proposal as the feed passes it on. What it would change is read by who shows it (`ChatProposal`): the first page need
 * not carry that.
 */
const PassedOn = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<ChatProposal>;

export const ChatMessage = z.object({
  id: z.string(),
  sender: Sender,
  content: z.string(),
  /** Milliseconds since the epoch. */
  ts: z.number(),
  step_id: z.nullable(z.string()),
  substep_id: z.nullable(z.string()),
  /**
   * Who wrote an assistant's message, whole or broken off; `mixed` where fixed words stand in for a sentence that must
   * not be said. null for a person's.
   */
  source: z.nullable(Source),
  /** True when the reply was cut off and only this much was said. */
  interrupted: z.boolean(),
  /** A change this reply suggests; absent when it suggests none. */
  suggested_change: z.optional(SuggestedChange),
  /** Changes this reply proposes, each taken or left by itself; absent when it proposes none. */
  proposals: z.optional(z.array(PassedOn)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const Messages = z.object({
  messages: z.array(ChatMessage),
  /** Id of the person's message whose reply is being made just now; absent when none is. */
  replying_to: z.optional(Id),
});

/** How a reply is asked for, beside its message. */
const Asking = {
  /** True to have a whole reply made anew; the earlier one is kept, but no longer shown. */
  again: z.optional(z.boolean()),
  /** True to have the reply finished even when the caller goes away; `/api/chat/stop` ends it. */
  keep_going: z.optional(z.boolean()),
};

/** A page of history: at most `limit` messages older than `before`. */
const Page = {
  before: z.optional(Id),
  limit: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))),
};

const Titled = z.object({ title: z.string(), description: z.string() });

export const chat = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat',
    summary: 'Messages of the active plan, oldest first',
    query: z.object({ plan_id: z.optional(Id), ...Page }),
    reply: Messages,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat',
    summary: 'Ask about a step',
    body: z.object({
      message: filledText(MESSAGE_LIMIT),
      step_id: Id,
      substep_id: z.optional(z.nullable(Id)),
      language: z.optional(Language),
      /** The client's own id for the message, so that sending it again makes nothing twice. */
      id: z.optional(Id),
      /** An earlier message of the person's that this one replaces; it and what followed are no longer shown. */
      replaces: z.optional(Id),
      ...Asking,
    }),
    reply: z.object({
      reply: z.string(),
      message: ChatMessage,
      source: Source,
      /** Next messages the person may want to send. */
      suggestions: z.array(z.string()),
      /** Changes the reply proposes, as in the message; absent when it proposes none. */
      proposals: z.optional(z.array(PassedOn)),
    }),
    streams: true,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/chat/stop',
    summary: 'End the reply that is being made to a message, in either chat; what was said of it is kept',
    body: z.object({ id: Id }),
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/chat/check-in',
    summary: 'A word of welcome after a pause of days; null when there was none, or it was said already',
    reply: z.object({ message: z.nullable(ChatMessage), suggestions: z.array(z.string()) }),
  }),
  onboardingList: endpoint({
    method: 'GET',
    path: '/api/onboarding/chat',
    summary: 'Messages of the interview, oldest first',
    query: z.object(Page),
    reply: Messages,
  }),
  onboardingSend: endpoint({
    method: 'POST',
    path: '/api/onboarding/chat',
    summary: 'One turn of the interview; an empty message opens it',
    body: z.object({
      message: text(MESSAGE_LIMIT),
      language: z.optional(Language),
      id: z.optional(Id),
      keep_going: Asking.keep_going,
    }),
    reply: z.object({
      reply: z.string(),
      /** Already stored. Lists are whole: they replace what the profile held. */
      updates: z.array(FieldUpdate),
      source: Source,
      suggestions: z.array(z.string()),
    }),
    streams: true,
  }),
  context: endpoint({
    method: 'GET',
    path: '/api/context',
    summary: 'Title and description of a step and, when asked, of its substep',
    query: z.object({ step_id: Id, substep_id: z.optional(Id) }),
    reply: z.object({ step: Titled, substep: z.optional(Titled) }),
  }),
};
