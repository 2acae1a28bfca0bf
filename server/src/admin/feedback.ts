import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { feedback, visitorFeedback } from '../db/schema/feedback.ts';
import type { Rows } from './printed.ts';

/** What people told the makers, the newest first; `limit` rows at most. Visitors have no address. */
export async function listFeedback(database: Database, limit: number): Promise<Rows> {
  const { db } = database;
  const signedIn = await db
    .select({ at: feedback.createdAt, from: account.email, message: feedback.message })
    .from(feedback)
    .innerJoin(account, eq(account.userId, feedback.userId))
    .orderBy(desc(feedback.createdAt))
    .limit(limit);
  const visitors = await db
    .select({ at: visitorFeedback.createdAt, message: visitorFeedback.message })
    .from(visitorFeedback)
    .orderBy(desc(visitorFeedback.createdAt))
    .limit(limit);
  return [...signedIn, ...visitors.map(({ at, message }) => ({ at, from: null, message }))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit);
}
