import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { feedback, visitorFeedback } from '../db/schema/feedback.ts';
import { fail } from '../http/failure.ts';

export function feedbackStore(database: Database) {
  return {
    /** Keeps what somebody said, once under the same id; `userId` null = a visitor. Throws KEY_REUSED for other words. */
    async add(userId: string | null, entry: { id: string; message: string; createdAt: Date }): Promise<void> {
      if (userId === null) {
        await database.db.insert(visitorFeedback).values(entry).onConflictDoNothing();
        return;
      }
      const row = { ...entry, userId };
      const [added] = await database.db
        .insert(feedback)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: feedback.id });
      if (added) return;
      const [kept] = await database.db
        .select({ message: feedback.message })
        .from(feedback)
        .where(and(eq(feedback.userId, userId), eq(feedback.id, entry.id)));
      if (kept?.message !== entry.message) fail('KEY_REUSED');
    },
  };
}
