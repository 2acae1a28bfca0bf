import {
  type FieldUpdate,
  type KeptProposal,
  type Language,
  languages,
  type ReplyRecord,
  Sender,
  Source,
  type StopReason,
  stopReasons,
  type SuggestedChange,
} from '@foothold/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';
import { plan } from './plan.ts';

/** A message of a plan's chat, or of the interview when `planId` is null. */
export const chatMessage = pgTable(
  'chat_message',
  {
    userId: uuid('user_id').notNull(),
    /** The client's own id for a person's message when it gave one. */
    id: uuid('id').notNull(),
    /** UUIDv7 made here: the order of the conversation, whatever ids the client makes. */
    position: uuid('position').notNull(),
    planId: uuid('plan_id'),
    stepId: uuid('step_id'),
    substepId: uuid('substep_id'),
    sender: text('sender').$type<Sender>().notNull(),
    content: text('content').notNull(),
    /** The message this one answers; null for a person's message and for the interview's opening. */
    replyTo: uuid('reply_to'),
    /** Who wrote a reply; null for a person's message. */
    source: text('source').$type<Source>(),
    /** What a reply was asked in; null for a person's message. */
    language: text('language').$type<Language>(),
    /** True when only the beginning of the reply was said. */
    interrupted: boolean('interrupted').notNull().default(false),
    /** Why a reply ended before its end; null when it is whole, had no more room, or is from before this was kept. */
    stopReason: text('stop_reason').$type<StopReason>(),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    /** Profile fields an interview's reply filled. */
    updates: jsonb('updates').$type<FieldUpdate[]>().notNull().default([]),
    /** A change the reply suggests; null when it suggests none. */
    suggestedChange: jsonb('suggested_change').$type<SuggestedChange>(),
    /** What a reply asked and did; null of a person's message, and of a reply from before this was kept. */
    record: jsonb('record').$type<ReplyRecord>(),
    /** Changes the reply proposes, and what became of each. */
    proposals: jsonb('proposals').$type<KeptProposal[]>().notNull().default([]),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When another wording or another reply took its place: kept, but no longer shown. */
    replacedAt: timestamp('replaced_at', { withTimezone: true, precision: 3 }),
    /** When what it tells was to be forgotten: still shown, but no guide is told of it any more. */
    forgottenAt: timestamp('forgotten_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'chat_message_account' }).onDelete(
      'cascade',
    ),
    uniqueIndex('chat_message_user_plan_position').on(table.userId, table.planId, table.position),
    /** One reply a message, however often the message is sent; those that were replaced don't count. */
    uniqueIndex('chat_message_user_reply_to')
      .on(table.userId, table.replyTo)
      .where(sql`${table.replacedAt} is null`),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'chat_message_plan',
    }).onDelete('cascade'),
    check('chat_message_sender', oneOf(table.sender, Sender.options)),
    check('chat_message_source_known', oneOf(table.source, Source.options)),
    check('chat_message_stop_reason', oneOf(table.stopReason, stopReasons)),
    check('chat_message_language', oneOf(table.language, languages)),
  ],
);

/** What a plan's chat came to before its newest messages: a model's memory of a long talk. */
export const chatSummary = pgTable(
  'chat_summary',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    content: text('content').notNull(),
    /** Position of the newest message that it tells of. */
    upTo: uuid('up_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId] }),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'chat_summary_plan',
    }).onDelete('cascade'),
  ],
);
