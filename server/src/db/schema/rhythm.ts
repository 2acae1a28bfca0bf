import { type DaySums, type EventKind, eventKinds, type WeekStart, weekStarts } from '@foothold/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';

/**
 * What a person did, row by row. Rows are only ever added: what is taken back is a row that `undoes` another. It names
 * parts of plans and holds on to none of them, so that it outlives them; wide columns first, so that rows are small.
 */
export const event = pgTable(
  'event',
  {
    userId: uuid('user_id').notNull(),
    /** Made by the client, so that the same event sent twice is one. */
    id: uuid('id').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true, precision: 3 }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The day it belongs to in the person’s own zone, settled once: nobody needs zones again. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    planId: uuid('plan_id'),
    stepId: uuid('step_id'),
    substepId: uuid('substep_id'),
    undoes: uuid('undoes'),
    kind: text('kind').$type<EventKind>().notNull(),
    zone: text('zone').notNull(),
    /** `title` and `minutes` are copied from what it is about: a look back outlives a refinement. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'event_account' }).onDelete(
      'cascade',
    ),
    index('event_user_day').on(table.userId, table.localDay),
    index('event_user_undoes')
      .on(table.userId, table.undoes)
      .where(sql`${table.undoes} is not null`),
    check('event_kind', oneOf(table.kind, eventKinds)),
  ],
);

/** What a day comes to, and the SUMS_VERSION by which it was reckoned; none in rows from before there was one. */
export type KeptSums = DaySums & { version?: number };

/**
 * What the rows of a day come to: a cache. A row without sums is a day that changed since, and one of another version
 * counts as such; `revision` counts the changes, so that sums made of an older state are not kept.
 */
export const eventDay = pgTable(
  'event_day',
  {
    userId: uuid('user_id').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull(),
    sums: jsonb('sums').$type<KeptSums>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.localDay] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'event_day_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** How a person wants days and weeks to be counted; nobody has a row who never changed any of it. */
export const rhythmSetting = pgTable(
  'rhythm_setting',
  {
    userId: uuid('user_id').primaryKey(),
    /** Where the person was last seen; null = never said, which counts as UTC. */
    zone: text('zone'),
    /** Hour at which a day begins. */
    dayStart: smallint('day_start').notNull().default(3),
    /** null = as the language has it. */
    weekStart: text('week_start').$type<WeekStart>(),
    /** Whether the person wants to see any of it. */
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'rhythm_setting_account' }).onDelete(
      'cascade',
    ),
    check('rhythm_setting_day_start', sql`${table.dayStart} between 0 and 6`),
    check('rhythm_setting_week_start', oneOf(table.weekStart, weekStarts)),
  ],
);

/** A day on which nothing is asked of anybody, since the server was away. It belongs to nobody. */
export const restDay = pgTable('rest_day', { day: date('day', { mode: 'string' }).primaryKey() });
