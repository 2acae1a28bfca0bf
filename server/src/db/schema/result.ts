import { type ResultContent, type Revision, type WorkKind, workKinds } from '@foothold/contract';
import { check, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { plan } from './plan.ts';

/**
 * What was found out in a substep, or decided of a step. It names the part of the plan it belongs to and holds on to
 * none, so that it outlives every refinement, and is there again where one is taken back.
 */
export const result = pgTable(
  'result',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    planId: uuid('plan_id').notNull(),
    /** Of the substep; of the step, where it is a decision about that. */
    substepId: uuid('substep_id').notNull(),
    /** Of the task and its step when it was saved last. */
    title: text('title').notNull(),
    stepTitle: text('step_title').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    data: jsonb('data').$type<ResultContent['data']>().notNull(),
    /** What another device wrote over, newest first. */
    revisions: jsonb('revisions').$type<Revision[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    revisedAt: timestamp('revised_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('result_user_substep').on(table.userId, table.substepId),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [plan.userId, plan.id],
      name: 'result_plan',
    }).onDelete('cascade'),
    check('result_kind', oneOf(table.kind, workKinds)),
  ],
);
