import { type Experience, type Goal, type OnboardingMode, onboardingModes, type Skill } from '@foothold/contract';
import {
  check,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { account } from './account.ts';

/** One row a person, so the user is the whole key. The language is the account's and lives there. */
export const profile = pgTable(
  'profile',
  {
    userId: uuid('user_id').primaryKey(),
    age: integer('age'),
    education: text('education').notNull().default(''),
    hobbies: text('hobbies').notNull().default(''),
    location: text('location').notNull().default(''),
    notes: text('notes').notNull().default(''),
    limits: text('limits').notNull().default(''),
    dislikes: text('dislikes').notNull().default(''),
    experiences: jsonb('experiences').$type<Experience[]>().notNull().default([]),
    skills: jsonb('skills').$type<Skill[]>().notNull().default([]),
    goals: jsonb('goals').$type<Goal[]>().notNull().default([]),
    /** null = not said. */
    hoursPerWeek: doublePrecision('hours_per_week'),
    /** In the person's own currency; null = not said. */
    budgetPerMonth: doublePrecision('budget_per_month'),
    resourcesNotes: text('resources_notes').notNull().default(''),
    /** null until the person has chosen how to start. */
    onboardingMode: text('onboarding_mode').$type<OnboardingMode>(),
    ideaText: text('idea_text').notNull().default(''),
    businessDesc: text('business_desc').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'profile_account' }).onDelete(
      'cascade',
    ),
    check('profile_onboarding_mode', oneOf(table.onboardingMode, onboardingModes)),
  ],
);
