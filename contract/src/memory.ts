import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filledText, Id } from './text.ts';

/** What a person may have remembered at most. Lengths in UTF-16 units. */
export const MEMORY_MAX = { entries: 200, text: 400 } as const;

/** What an entry is: something tried, what somebody said, what holds for a time, a figure taken as given, anything else. */
export const memoryKinds = ['tried', 'said', 'for_now', 'assumed', 'note'] as const;
export const MemoryKind = z.enum(memoryKinds);
export type MemoryKind = z.infer<typeof MemoryKind>;

const Words = {
  kind: MemoryKind,
  text: filledText(MEMORY_MAX.text),
  /** The last day it holds; null when it holds until it is forgotten. */
  until: z.nullable(z.iso.date()),
};

/** Something worth remembering, before it is kept. */
export const NewMemory = z.object(Words);
export type NewMemory = z.infer<typeof NewMemory>;

/** The message an entry came from, and where in a plan that was written. */
const MemorySource = z.object({
  message_id: Id,
  plan_id: Id,
  step_id: z.nullable(Id),
  substep_id: z.nullable(Id),
});

/** Something the person had remembered. */
export const MemoryEntry = z.object({
  id: Id,
  ...Words,
  /** null when it was written on its own page, or the message is gone. */
  source: z.nullable(MemorySource),
  created_at: z.iso.datetime(),
  revised_at: z.iso.datetime(),
});
export type MemoryEntry = z.infer<typeof MemoryEntry>;

const One = z.object({ entry: MemoryEntry });

export const memory = {
  list: endpoint({
    method: 'GET',
    path: '/api/memory',
    summary: 'What the guide was asked to remember, newest first',
    reply: z.object({ entries: z.array(MemoryEntry) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/memory',
    summary: 'Have something remembered',
    /** `id`: the client's own, so that sending it again makes nothing twice. */
    body: z.object({ ...Words, id: z.optional(Id) }),
    status: 201,
    reply: One,
    hears: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/memory/:id',
    summary: 'Put something remembered into other words; the earlier ones are forgotten',
    body: NewMemory,
    reply: One,
    hears: true,
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/memory/:id',
    summary: 'Forget an entry: it goes, no guide is told again of messages that tell it, and summaries are made anew',
  }),
};
