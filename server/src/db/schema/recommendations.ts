import { type Declined, type Fit, type OnboardingMode, onboardingModes, type OwnAssumptions } from '@foothold/contract';
import { check, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';

/** An idea that was offered. Ids are made in order, so they are also the order of offering. */
export const recommendation = pgTable(
  'recommendation',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    expectations: text('expectations').notNull(),
    detailedDescription: text('detailed_description').notNull(),
    fit: jsonb('fit').$type<Fit>().notNull(),
    /** Why the person does not want it; null while they never said so. */
    declined: jsonb('declined').$type<Declined>(),
    /** The assumptions behind the numbers that the person has changed. */
    ownAssumptions: jsonb('own_assumptions').$type<OwnAssumptions>().notNull().default({}),
    mode: text('mode').$type<OnboardingMode>().notNull(),
    /** Hash of all that was asked (profile, mode, idea, language): asking the same again finds the same ideas. */
    questionHash: text('question_hash').notNull(),
    /** What the person wanted done differently; null for a first asking. */
    feedback: text('feedback'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'recommendation_account' }).onDelete(
      'cascade',
    ),
    /** No idea is offered twice, however many calls run at once. */
    uniqueIndex('recommendation_user_title').on(table.userId, table.title),
    check('recommendation_mode', oneOf(table.mode, onboardingModes)),
  ],
);
