import { type Language, languages, type PlanChange, Source } from '@foothold/contract';
import type { PlanDraft, StoredPlan } from '@foothold/guide';
import {
  check,
  foreignKey,
  integer,
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

/** What a plan says, in the plan itself and in each version kept of it. */
const documentColumns = () => ({
  title: text('title').notNull(),
  shortDescription: text('short_description').notNull(),
  /** Catalogue entry behind the plan; null when none is. */
  archetype: text('archetype'),
  language: text('language').$type<Language>().notNull(),
  source: text('source').$type<Source>().notNull(),
  steps: jsonb('steps').$type<StoredPlan['steps']>().notNull(),
});

/** A plan as it stands: one document, so that a rebuild or a tick is one write. */
export const plan = pgTable(
  'plan',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    ...documentColumns(),
    /** Counts the rebuilds, from 1. */
    version: integer('version').notNull(),
    /** The idea it was made from; a second pick of the same idea finds this plan. */
    recommendationId: uuid('recommendation_id'),
    /** Call and Idempotency-Key it was made with; a second call with the same key finds this plan. */
    requestKey: text('request_key'),
    /** Hash of what was asked with that key; null where there is no key, or from before hashes were kept. */
    requestHash: text('request_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [account.userId], name: 'plan_account' }).onDelete('cascade'),
    uniqueIndex('plan_user_recommendation').on(table.userId, table.recommendationId),
    uniqueIndex('plan_user_request').on(table.userId, table.requestKey),
    check('plan_language', oneOf(table.language, languages)),
    check('plan_source_known', oneOf(table.source, Source.options)),
  ],
);

/** Which plan a person works on: one row a person makes two active plans impossible. */
export const activePlan = pgTable(
  'active_plan',
  {
    userId: uuid('user_id').primaryKey(),
    planId: uuid('plan_id').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'active_plan_plan',
    }).onDelete('cascade'),
  ],
);

/** A plan as it was before a refinement, ticks included; taking the refinement back reads it and removes it. */
export const planVersion = pgTable(
  'plan_version',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    planId: uuid('plan_id').notNull(),
    ...documentColumns(),
    version: integer('version').notNull(),
    /** What the person asked for when it was replaced; null when it was put aside for an earlier one. */
    feedback: text('feedback'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('plan_version_user_plan_version').on(table.userId, table.planId, table.version),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'plan_version_plan',
    }).onDelete('cascade'),
  ],
);

/** A change of a plan that came with an Idempotency-Key: it is made once, and told again when it comes again. */
export const planRequest = pgTable(
  'plan_request',
  {
    userId: uuid('user_id').notNull(),
    /** Made of the call and the key. */
    id: uuid('id').notNull(),
    planId: uuid('plan_id').notNull(),
    /** Hash of what was asked, so that something else under the same key is noticed. */
    hash: text('hash').notNull(),
    /** What a refinement changed; empty for going back. */
    changes: jsonb('changes').$type<PlanChange[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'plan_request_plan',
    }).onDelete('cascade'),
  ],
);

/** A refinement that was shown: one a plan, so that a newer one takes its place. */
export const planProposal = pgTable(
  'plan_proposal',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    id: uuid('id').notNull(),
    /** Version of the plan it was made for. */
    version: integer('version').notNull(),
    feedback: text('feedback').notNull(),
    draft: jsonb('draft').$type<PlanDraft>().notNull(),
    source: text('source').$type<Source>().notNull(),
    /** What it changed, once it was made; null before. */
    applied: jsonb('applied').$type<PlanChange[]>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId] }),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'plan_proposal_plan',
    }).onDelete('cascade'),
    check('plan_proposal_source_known', oneOf(table.source, Source.options)),
  ],
);
