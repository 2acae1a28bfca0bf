import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';

/** What a signed-in person told the makers; it goes with the account. */
export const feedback = pgTable(
  'feedback',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'feedback_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** What a visitor told the makers; it belongs to nobody. */
export const visitorFeedback = pgTable('visitor_feedback', {
  id: uuid('id').primaryKey(),
  message: text('message').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
