import { bigint, date, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';

/** Tokens of language models that a person's questions used on a day in UTC, with those set aside for calls under way. */
export const tokenUse = pgTable(
  'token_use',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'token_use_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** The same of everybody together, kept while there is a limit to it. It belongs to nobody and outlives every account. */
export const tokenTotal = pgTable('token_total', {
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
});
