import {
  type Declined,
  Fit,
  IDEAS_MAX,
  type OnboardingMode,
  type OwnAssumptions,
  type Recommendation,
} from '@foothold/contract';
import type { Idea } from '@foothold/guide';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/lock-account.ts';
import { given, prepared } from '../db/prepared.ts';
import { recommendation } from '../db/schema/recommendations.ts';

/** What led to ideas, kept beside them. */
export interface Asked {
  mode: OnboardingMode;
  questionHash: string;
  /** null for a first asking. */
  feedback: string | null;
}

type Row = typeof recommendation.$inferSelect;

function fromRow(row: Row): Recommendation {
  // Rows of before evidence and numbers were kept get what the contract says they have.
  const { numbers, ...fit } = z.parse(Fit, row.fit);
  return {
    recommendation_id: row.id,
    title: row.title,
    short_description: row.shortDescription,
    expectations: row.expectations,
    detailed_description: row.detailedDescription,
    fit: { ...fit, numbers: numbers && { ...numbers, own: row.ownAssumptions } },
    declined: row.declined,
  };
}

const ideasQuery = (db: Queryable, userId: string | SQL, condition?: SQL) =>
  db
    .select()
    .from(recommendation)
    .where(and(eq(recommendation.userId, userId), condition))
    .orderBy(asc(recommendation.id));

const ideasOf = prepared((db) => ideasQuery(db, given('userId')));

/** Titles of a person's ideas; no two are alike. */
async function ideasKept(tx: Queryable, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ title: recommendation.title })
    .from(recommendation)
    .where(eq(recommendation.userId, userId));
  return new Set(rows.map(({ title }) => title));
}

/** The ideas offered to a person. They are only ever added to; what the person says of them is kept beside them. */
export function recommendationStore({
  database,
  newId,
  now,
}: {
  database: Database;
  newId: () => string;
  now: () => number;
}) {
  const select = async (userId: string, condition: SQL) =>
    (await ideasQuery(database.db, userId, condition)).map(fromRow);

  const change = async (
    userId: string,
    id: string,
    values: PgUpdateSetSource<typeof recommendation>,
  ): Promise<Recommendation | null> => {
    const [changed] = await database.db
      .update(recommendation)
      .set(values)
      .where(and(eq(recommendation.userId, userId), eq(recommendation.id, id)))
      .returning();
    return changed ? fromRow(changed) : null;
  };

  return {
    /** Every idea offered so far, oldest first. */
    list: async (userId: string) => (await ideasOf(database.db).execute({ userId })).map(fromRow),

    /** The ideas that answered this very question before, oldest first. */
    answering: (userId: string, questionHash: string) => select(userId, eq(recommendation.questionHash, questionHash)),

    /** An idea this person was offered, by id or exact title; null when there is none. */
    async offered(userId: string, by: { id: string } | { title: string }): Promise<Recommendation | null> {
      const condition = 'id' in by ? eq(recommendation.id, by.id) : eq(recommendation.title, by.title);
      const [found] = await select(userId, condition);
      return found ?? null;
    },

    /** Keeps why an idea was declined, null = it isn't any more; null when this person was never offered it. */
    setDeclined: (userId: string, id: string, declined: Declined | null) => change(userId, id, { declined }),

    /** Changes the assumptions that are named, null = the guide's again; null when this person was never offered it. */
    setAssumptions(userId: string, id: string, own: OwnAssumptions) {
      // In one statement, so that two changes at once keep both.
      const merged = sql`jsonb_strip_nulls(${recommendation.ownAssumptions} || ${JSON.stringify(own)}::jsonb)`;
      return change(userId, id, { ownAssumptions: merged });
    },

    /**
     * Adds ideas; those whose title was offered before are left out, and what is more than is kept for a person. Gives
     * back what was added, in order.
     */
    async add(userId: string, ideas: readonly Idea[], asked: Asked): Promise<Recommendation[]> {
      if (ideas.length === 0) return [];
      const createdAt = new Date(now());
      const rows = ideas.map((idea) => ({
        userId,
        id: newId(),
        title: idea.title,
        shortDescription: idea.short_description,
        expectations: idea.expectations,
        detailedDescription: idea.detailed_description,
        fit: idea.fit,
        createdAt,
        ...asked,
      }));
      const added = await database.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const kept = await ideasKept(tx, userId);
        const fresh = rows.filter(({ title }) => !kept.has(title)).slice(0, Math.max(0, IDEAS_MAX - kept.size));
        return fresh.length === 0 ? [] : tx.insert(recommendation).values(fresh).onConflictDoNothing().returning();
      });
      return added.map(fromRow).sort((a, b) => (a.recommendation_id < b.recommendation_id ? -1 : 1));
    },
  };
}

export type RecommendationStore = ReturnType<typeof recommendationStore>;
