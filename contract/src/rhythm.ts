import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { EventStamp, Zone } from './event-stamp.ts';
import { isDay, weekStarts } from './rhythm/days.ts';
import { Id, text } from './text.ts';

/** What a row of the log may tell of. */
export const eventKinds = [
  'tick',
  'report',
  'promise',
  'pause',
  'identity',
  'result',
  'decision',
  'money',
  'hours',
  'edit',
  'comeback',
  'intention',
  'close',
  'check_in',
] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.infer<typeof EventKind>;

export const RHYTHM_MAX = {
  /** Events of one call. */
  events: 100,
  /** Who somebody is, in a line. */
  identity: 300,
  /** Any other text of an event. */
  words: 1_000,
  /** What is told about one event, as JSON. */
  data: 4_000,
  /** Days a pause lasts. */
  pause: 366,
} as const;

/** How far back an event's own time is believed, and how far ahead a clock may be; otherwise when it came counts. */
export const BELIEVED_BACK_MS = 14 * 86_400_000;
export const BELIEVED_AHEAD_MS = 5 * 60_000;

export const LocalDay = z.string().check(z.refine(isDay));
const minutes = z.int().check(z.gte(0), z.lte(1_440));
const words = text(RHYTHM_MAX.words);

export const reportMoods = ['well', 'fine', 'hard'] as const;
export const reportDeeds = ['people', 'making', 'learning', 'order', 'rest'] as const;
export const DaysPerWeek = z.int().check(z.gte(1), z.lte(7));

/**
 * What is told about an event, read by its kind. `title` and `minutes` are copied from what it is about, so that a look
 * back outlives a refinement.
 */
const about = { title: z.optional(text(300)), minutes: z.optional(minutes) };

export const eventData = {
  tick: z.looseObject({ ...about }),
  /** A day in three taps and one line. */
  report: z.looseObject({
    ...about,
    mood: z.optional(z.enum(reportMoods)),
    deed: z.optional(z.enum(reportDeeds)),
    text: z.optional(words),
  }),
  promise: z.looseObject({ days_per_week: DaysPerWeek }),
  /** Both days included; `from: null` ends a pause. */
  pause: z.looseObject({ from: z.nullable(LocalDay), to: z.optional(z.nullable(LocalDay)) }),
  identity: z.looseObject({ text: text(RHYTHM_MAX.identity) }),
  /** `asked`: people who were asked for the first time with this save. */
  result: z.looseObject({ ...about, asked: z.optional(z.int().check(z.gte(0), z.lte(1_000))) }),
  decision: z.looseObject({ ...about, choice: z.optional(text(40)), reason: z.optional(words) }),
  /** Above 0 = earned, below = spent; in the person's own currency. */
  money: z.looseObject({ ...about, amount: z.number().check(z.gte(-1e9), z.lte(1e9)) }),
  hours: z.looseObject({ ...about, minutes }),
  edit: z.looseObject({ ...about }),
  comeback: z.looseObject({ ...about }),
  /** An if-then plan: when and where, what then, and what if something comes between. */
  intention: z.looseObject({ when: words, do: words, if: z.optional(words), instead: z.optional(words) }),
  /** The answer to the question at the end of a week. */
  close: z.looseObject({ week: LocalDay, text: z.optional(words) }),
  /** How it goes, in one tap. It is no work: no day counts for it. */
  check_in: z.looseObject({ ...about, feeling: z.string().check(z.maxLength(40)) }),
} as const satisfies Record<EventKind, unknown>;

/** True for what can be kept and given back as it is: plain JSON of a modest size, of characters that can be stored. */
function isKeepable(value: unknown): boolean {
  const json = JSON.stringify(value);
  return (
    json.length <= RHYTHM_MAX.data && json.isWellFormed() && !json.includes('\\u0000') && !/\\ud[89a-f]/i.test(json)
  );
}

/** What is told about an event, whatever its kind. */
export const EventData = z.record(z.string().check(z.maxLength(40)), z.unknown()).check(z.refine(isKeepable));

/** One row of the log as a client sends it. */
export const RhythmEvent = z.object({
  /** Made by the client: the same id twice counts once. */
  id: Id,
  kind: EventKind,
  /** When it was done. */
  at: z.iso.datetime({ offset: true }),
  /** Name of the IANA; an unknown one counts as the zone the person was last seen in. */
  zone: z.optional(Zone),
  plan_id: z.optional(Id),
  step_id: z.optional(Id),
  substep_id: z.optional(Id),
  /** The event that this one takes back. */
  undoes: z.optional(Id),
  data: z.optional(EventData),
});
export type RhythmEvent = z.infer<typeof RhythmEvent>;

/** What became of an event: stored now, known before, or refused for good. */
export const EventResult = z.object({
  id: z.string(),
  state: z.enum(['stored', 'known', 'refused']),
  code: z.optional(z.enum(['INVALID', 'UNKNOWN_KIND', 'INVALID_DATA', 'TOO_LARGE', 'FULL'])),
});
export type EventResult = z.infer<typeof EventResult>;

export const weekStates = ['pending', 'kept', 'missed', 'neutral'] as const;
export const RhythmWeek = z.object({
  start: LocalDay,
  days: z.array(
    z.object({
      date: LocalDay,
      done: z.boolean(),
      units: z.int(),
      /** Nothing was asked of this day: paused, or before the account. */
      rests: z.boolean(),
    }),
  ),
  /** Days the promise asks of this week, after pauses. */
  need: z.int(),
  done: z.int(),
  state: z.enum(weekStates),
});
export type RhythmWeek = z.infer<typeof RhythmWeek>;

export const Intention = z.object({
  when: z.string(),
  do: z.string(),
  if: z.optional(z.string()),
  instead: z.optional(z.string()),
});

export const Rhythm = z.object({
  today: LocalDay,
  /** `from`: first day of the week from which it counts. */
  promise: z.nullable(z.object({ days_per_week: z.int(), from: LocalDay })),
  paused: z.nullable(z.object({ from: LocalDay, to: LocalDay })),
  week: RhythmWeek,
  /** Kept weeks, back from now until two misses lie within five weeks. */
  streak: z.int(),
  best: z.int(),
  /** 0 to 1; halves in three empty weeks. */
  momentum: z.number(),
  xp: z.int(),
  /** From 1. */
  level: z.int(),
  /** XP at which this level began, and at which the next begins; null at the last. */
  level_from: z.int(),
  level_to: z.nullable(z.int()),
  /** Whether today is the first day with something done after a time away. */
  comeback: z.boolean(),
  /** The last day before today with something done; null when there is none. */
  last_done: z.nullable(LocalDay),
  identity: z.nullable(z.object({ text: z.string(), votes: z.int() })),
  intention: z.nullable(Intention),
  /** Whether today was reported already. */
  reported: z.boolean(),
  settings: z.object({
    week_start: z.enum(weekStarts),
    /** Hour at which a day begins. */
    day_start: z.int(),
    /** Whether the person wants to see any of it. */
    shown: z.boolean(),
  }),
});
export type Rhythm = z.infer<typeof Rhythm>;

/** A row of the log that something is reckoned from. */
export const Receipt = z.object({
  id: z.string(),
  kind: EventKind,
  date: LocalDay,
  title: z.string(),
  minutes: z.nullable(z.int()),
  /** Of money that came in or went out. */
  amount: z.nullable(z.number()),
  /** What the person wrote; empty where nothing was. */
  text: z.string(),
  /** Told on a later day than it was done, or brought in from before there was a log. */
  later: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const rhythm = {
  get: endpoint({
    method: 'GET',
    path: '/api/rhythm',
    summary: 'This week, and what the log comes to',
    query: z.object({ zone: z.optional(Zone) }),
    reply: Rhythm,
  }),
  week: endpoint({
    method: 'GET',
    path: '/api/rhythm/weeks/:date',
    summary: 'The week that holds a day, with the rows of the log behind it',
    query: z.object({ zone: z.optional(Zone) }),
    reply: z.object({
      week: RhythmWeek,
      events: z.array(Receipt),
      /** What was answered to the question at its end, whenever that was; null while nothing is. */
      closed: z.nullable(z.string()),
    }),
  }),
  addEvents: endpoint({
    method: 'POST',
    path: '/api/events',
    summary: 'Add rows to the log; the same id twice counts once, and what is refused is told row by row',
    body: z.object({ events: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(RHYTHM_MAX.events)) }),
    reply: z.object({ results: z.array(EventResult) }),
    hears: true,
  }),
  setPromise: endpoint({
    method: 'PUT',
    path: '/api/rhythm/promise',
    summary: 'Promise so many days a week, from the next week on',
    body: z.object({ days_per_week: DaysPerWeek, ...EventStamp }),
    reply: Rhythm,
  }),
  setPause: endpoint({
    method: 'PUT',
    path: '/api/rhythm/pause',
    summary: 'Pause from one day to another, both included; from null goes on again',
    body: z.object({ from: z.nullable(LocalDay), to: z.optional(z.nullable(LocalDay)), ...EventStamp }),
    reply: Rhythm,
  }),
  setIdentity: endpoint({
    method: 'PUT',
    path: '/api/rhythm/identity',
    summary: 'Say who one is becoming, in one’s own words; an empty text takes it back',
    body: z.object({ text: text(RHYTHM_MAX.identity), ...EventStamp }),
    reply: Rhythm,
    hears: true,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/rhythm/settings',
    summary: 'Choose when weeks and days begin, and whether any of it is shown',
    body: z.object({
      week_start: z.optional(z.enum(weekStarts)),
      day_start: z.optional(z.int().check(z.gte(0), z.lte(6))),
      shown: z.optional(z.boolean()),
      zone: z.optional(Zone),
    }),
    reply: Rhythm,
  }),
};
