import type { Database } from '../db/database.ts';
import { feedback, visitorFeedback } from '../db/schema/feedback.ts';

export function feedbackStore(database: Database) {
  return {
    /** Keeps what somebody said, once under the same id; `userId` null = a visitor. */
    async add(userId: string | null, entry: { id: string; message: string; createdAt: Date }): Promise<void> {
      if (userId === null) await database.db.insert(visitorFeedback).values(entry).onConflictDoNothing();
      else
        await database.db
          .insert(feedback)
          .values({ ...entry, userId })
          .onConflictDoNothing();
    },
  };
}
