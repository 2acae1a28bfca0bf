import { and, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { account, session } from '../db/schema/account.ts';
import { chatMessage } from '../db/schema/chat.ts';
import { feedback, visitorFeedback } from '../db/schema/feedback.ts';
import { plan } from '../db/schema/plan.ts';
import { recommendation } from '../db/schema/recommendations.ts';
import { tokenUse } from '../db/schema/token-use.ts';
import type { Rows } from './printed.ts';

const DAY_MS = 24 * 3_600_000;

/** What is counted a day: rows of a table by when they came to be. */
const counted: readonly { name: string; table: PgTable; at: PgColumn; where?: SQL | undefined }[] = [
  { name: 'sign_ups', table: account, at: account.createdAt },
  { name: 'log_ins', table: session, at: session.createdAt },
  { name: 'ideas', table: recommendation, at: recommendation.createdAt },
  { name: 'plans', table: plan, at: plan.createdAt },
  {
    name: 'messages',
    table: chatMessage,
    at: chatMessage.sentAt,
    where: and(eq(chatMessage.sender, 'user'), isNull(chatMessage.replacedAt)),
  },
  { name: 'feedback', table: feedback, at: feedback.createdAt },
  { name: 'visitor_feedback', table: visitorFeedback, at: visitorFeedback.createdAt },
];

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Counts and tokens of each of the last `days` days in UTC, the newest first. They are counted from what is kept: an
 * erased account takes its part with it, and a session that ended is no log-in any more.
 */
export async function usageByDay(database: Database, days: number, now: Date): Promise<Rows> {
  const names = Array.from({ length: days }, (_, back) => dayOf(new Date(now.getTime() - back * DAY_MS)));
  const first = new Date(`${names.at(-1)}T00:00:00.000Z`);
  const columns = new Map<string, Map<string, number>>();
  for (const { name, table, at, where } of counted) {
    const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`.as('day');
    const rows = await database.db
      .select({ day, rows: count() })
      .from(table)
      .where(and(gte(at, first), where))
      .groupBy(sql`day`);
    columns.set(name, new Map(rows.map((row) => [row.day, row.rows])));
  }
  const tokens = await database.db
    .select({ day: tokenUse.day, tokens: sql`sum(${tokenUse.tokens})`.mapWith(Number), people: count() })
    .from(tokenUse)
    .where(gte(tokenUse.day, dayOf(first)))
    .groupBy(tokenUse.day);
  columns.set('tokens', new Map(tokens.map((row) => [row.day, row.tokens])));
  columns.set('people_with_tokens', new Map(tokens.map((row) => [row.day, row.people])));
  return names.map((day) => ({
    day,
    ...Object.fromEntries([...columns].map(([name, byDay]) => [name, byDay.get(day) ?? 0])),
  }));
}
