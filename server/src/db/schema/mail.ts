import { type Language, languages } from '@foothold/contract';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';

export const mailKinds = [
  'reset',
  'confirm_email',
  'email_requested',
  'email_changed',
  'password_changed',
  'password_guessed',
  'second_step_on',
  'second_step_off',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'code_guessed',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * A mail that is still to be sent. Its words and its link are made when it is sent, so that no link is ever kept; a row
 * that outlives a killed process is found again by whoever looks next.
 */
export const mail = pgTable(
  'mail',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Tries so far, the one under way included. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while a try is under way, when that try counts as lost. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'mail_account' }).onDelete('cascade'),
    /** The one question asked across people: what is due. */
    index('mail_due').on(table.nextAttemptAt),
    check('mail_language', oneOf(table.language, languages)),
  ],
);

/**
 * Somebody asked for a way back into an account. Kept alike for an address with and without one, so that neither the
 * answer nor its time tells which; it is gone seconds later. It belongs to nobody.
 */
export const resetRequest = pgTable('reset_request', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  /** Language of the page that asked; counts where the account names none. */
  language: text('language').$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
