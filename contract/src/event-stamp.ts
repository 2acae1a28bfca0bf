import * as z from 'zod/mini';
import { Id, text } from './text.ts';

/** Name of a time zone; one that nobody knows counts as the zone the person was last seen in. */
export const Zone = text(64);

/** What a client may say of when a change was made, for the log: its event’s id, its time and its zone. */
export const EventStamp = {
  id: z.optional(Id),
  at: z.optional(z.iso.datetime({ offset: true })),
  zone: z.optional(Zone),
};
