import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { EventStamp, Zone } from './event-stamp.ts';
import { Source } from './recommendations.ts';
import { LocalDay } from './rhythm.ts';
import { Id } from './text.ts';

/** How it goes, in one tap. */
export const feelings = ['well', 'too_much', 'stuck', 'not_today'] as const;
export const Feeling = z.enum(feelings);
export type Feeling = z.infer<typeof Feeling>;

/** The one task of today. */
export const TodayTask = z.object({
  step_id: z.string(),
  substep_id: z.string(),
  title: z.string(),
  /** Minutes of the whole task. */
  minutes: z.int(),
  /** Its first ten minutes, in a sentence or two. */
  ten: z.string(),
  /** `small` when it was too much today: ten minutes are enough then. */
  size: z.enum(['whole', 'small']),
  /** True when it waits until tomorrow. */
  waits: z.boolean(),
});
export type TodayTask = z.infer<typeof TodayTask>;

/** Where somebody stands today. */
export const Today = z.object({
  today: LocalDay,
  /** What was done last, in a sentence or two made of the log; null when nothing was. */
  remembers: z.nullable(z.string()),
  /** The first open task of the active plan; null when everything is done. */
  task: z.nullable(TodayTask),
  /** The step at which the person decided to stop, as long as nothing was done since; null otherwise. */
  stopped: z.nullable(z.object({ step_id: z.string(), reason: z.string() })),
  /** Today’s last answer to how it goes; null while there is none. */
  feeling: z.nullable(Feeling),
});
export type Today = z.infer<typeof Today>;

/** The question of how it goes. The welcome after a pause of days is the chat’s: `/api/chat/check-in`. */
export const checkIn = {
  get: endpoint({
    method: 'GET',
    path: '/api/check-in',
    summary: 'The one task of today, what was done last, and how it goes',
    query: z.object({ zone: z.optional(Zone) }),
    reply: Today,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/check-in',
    summary:
      'Say how it goes in one tap: the task of today becomes smaller, waits, or gets help; the same id counts once',
    body: z.object({
      feeling: Feeling,
      /** The task it is said of, when that is not the first open one. */
      substep_id: z.optional(Id),
      ...EventStamp,
    }),
    reply: z.extend(Today, {
      /** What the guide says to it; also kept as a message of the plan’s chat, at this task. */
      reply: z.string(),
      source: Source,
      /** Next messages the person may want to send. */
      suggestions: z.array(z.string()),
    }),
  }),
};
