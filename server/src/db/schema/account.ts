import { type Language, languages } from '@foothold/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';

/** What a mailed link may do. */
const linkPurposes = ['reset', 'confirm_email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A person. `user_id` is a random UUID v4. */
export const account = pgTable(
  'account',
  {
    userId: uuid('user_id').primaryKey(),
    name: text('name').notNull(),
    /** As the person wrote it. */
    email: text('email').notNull(),
    /** An argon2id PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** null = never said; the browser's language counts. */
    language: text('language').$type<Language>(),
    agreedToTermsAt: timestamp('agreed_to_terms_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Whether a language model may answer this person, where the server has one. */
    useModel: boolean('use_model').notNull().default(true),
    /** An address that becomes the account's once its link is followed; null = none. */
    pendingEmail: text('pending_email'),
    /** The code used at sign-up, if any. */
    invite: text('invite'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [check('account_language', oneOf(table.language, languages))],
);

/** Who owns an e-mail, lower-cased: its uniqueness can't live in a table distributed by user. */
export const accountEmail = pgTable(
  'account_email',
  { email: text('email').primaryKey(), userId: uuid('user_id').notNull() },
  (table) => [index('account_email_user').on(table.userId)],
);

/** A log-in that still counts. The token itself is not kept: `id` is the SHA-256 of its id. */
export const session = pgTable(
  'session',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    /** What logged in, as its User-Agent says: names of the catalogue in account/device.ts; null = not told. */
    browser: text('browser'),
    system: text('system'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Noted every few minutes of use; a session that rests too long ends. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'session_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** A link that was mailed and has not been followed yet. What it holds is not kept: `id` is its SHA-256. */
export const mailLink = pgTable(
  'mail_link',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** Where it was sent; for `confirm_email` the address it makes the account's. */
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'mail_link_account' }).onDelete(
      'cascade',
    ),
    check('mail_link_purpose', oneOf(table.purpose, linkPurposes)),
  ],
);

/** The second step of a log-in, for whoever wants one. */
export const secondStep = pgTable(
  'second_step',
  {
    userId: uuid('user_id').primaryKey(),
    /** What the authenticator app knows, sealed with a key that is not in the database; null = passkeys alone. */
    secret: text('secret'),
    /** argon2id PHC strings of the codes that are left. */
    recoveryCodes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
    /** Since when it is asked for: a code of the app was given, or a passkey added. Null = a secret was only shown. */
    onSince: timestamp('on_since', { withTimezone: true, precision: 3 }),
    /** The half minute, counted since 1970, of the last code that was taken: none is taken twice. 0 = no app has proved itself. */
    lastPeriod: integer('last_period').notNull().default(0),
    /** Tries since the last right code, the one under way included. */
    tries: integer('tries').notNull().default(0),
    lastTryAt: timestamp('last_try_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'second_step_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** A passkey: a log-in of its own, and a second step beside the password. */
export const passkey = pgTable(
  'passkey',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** What its authenticator calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** As the person calls it. */
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its authenticator says it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When it was asked what it answered last; an answer to what was asked earlier is not taken. Null = never used. */
    lastAskedAt: timestamp('last_asked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('passkey_credential').on(table.userId, table.credentialId),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'passkey_account' }).onDelete(
      'cascade',
    ),
  ],
);

/** Codes that open the door to the beta. They belong to nobody. */
export const invite = pgTable(
  'invite',
  {
    code: text('code').primaryKey(),
    note: text('note').notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer('uses').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [check('invite_uses', sql`${table.uses} between 0 and ${table.maxUses}`)],
);
