import { type MemoryKind, memoryKinds } from '@foothold/contract';
import { check, date, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';

/** What a person wants the guide to remember. */
export const memory = pgTable(
  'memory',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MemoryKind>().notNull(),
    text: text('text').notNull(),
    /** The last day it holds; null when it holds until it is forgotten. */
    until: date('until'),
    /** The message it came from, which it holds on to no more than that to it. */
    messageId: uuid('message_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    revisedAt: timestamp('revised_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'memory_account' }).onDelete(
      'cascade',
    ),
    check('memory_kind', oneOf(table.kind, memoryKinds)),
  ],
);
