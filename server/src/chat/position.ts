import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { chatMessage } from '../db/schema/chat.ts';

/** The last position of a conversation so far, to be read by the very statement that adds to it; null in an empty one. */
export function lastPosition(db: Queryable, userId: string, planId: string | null): SQL<string | null> {
  const earlier = alias(chatMessage, 'earlier');
  const ofPlan = planId === null ? isNull(earlier.planId) : eq(earlier.planId, planId);
  const last = db
    .select({ position: earlier.position })
    .from(earlier)
    .where(and(eq(earlier.userId, userId), ofPlan))
    .orderBy(desc(earlier.position))
    .limit(1);
  return sql<string | null>`(${last})`;
}

/** A position behind another one, for a message that comes later by a clock that was set back. */
export function positionAfter(last: string): string {
  const msecs = Number.parseInt(last.replaceAll('-', '').slice(0, 12), 16);
  return v7({ msecs: msecs + 1 });
}
