import { count, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { sessionStore } from '../account/session-store.ts';
import { accountStore, type AccountRow } from '../account/store.ts';
import type { Database } from '../db/database.ts';
import type { OwnedTable } from '../db/owned-tables.ts';
import { account, session } from '../db/schema/account.ts';
import { chatMessage } from '../db/schema/chat.ts';
import { feedback } from '../db/schema/feedback.ts';
import { plan } from '../db/schema/plan.ts';
import { tokenUse } from '../db/schema/token-use.ts';
import { storedOf } from '../quota/stored.ts';
import { secondStepStore } from '../account/second-step/store.ts';
import type { Rows } from './printed.ts';
import { AdminProblem } from './problem.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How many rows each of these people has in a table. */
async function countsIn(database: Database, table: OwnedTable, userIds: string[]): Promise<Map<unknown, number>> {
  const counted = await database.db
    .select({ userId: table.userId, rows: count() })
    .from(table)
    .where(inArray(table.userId, userIds))
    .groupBy(table.userId);
  return new Map(counted.map(({ userId, rows }) => [userId, rows]));
}

/** The newest accounts, the newest first; `limit` rows at most. Nothing they told the product. */
export async function listUsers(database: Database, limit: number): Promise<Rows> {
  const { db } = database;
  const accounts = await db.select().from(account).orderBy(desc(account.createdAt), desc(account.userId)).limit(limit);
  const userIds = accounts.map(({ userId }) => userId);
  const plans = await countsIn(database, plan, userIds);
  const sessions = await db
    .select({ userId: session.userId, rows: count(), lastUsedAt: max(session.lastUsedAt) })
    .from(session)
    .where(inArray(session.userId, userIds))
    .groupBy(session.userId);
  const sessionsOf = new Map(sessions.map((counted) => [counted.userId, counted]));
  return accounts.map(({ userId, email, createdAt }) => ({
    user_id: userId,
    email,
    created: createdAt,
    last_used: sessionsOf.get(userId)?.lastUsedAt ?? null,
    sessions: sessionsOf.get(userId)?.rows ?? 0,
    plans: plans.get(userId) ?? 0,
  }));
}

/** The account with this mail address, whatever its letters' case, or this user id. */
export async function accountOf(database: Database, named: string | undefined): Promise<AccountRow> {
  if (!named) throw new AdminProblem('Name the account by its mail address or its user id.');
  const accounts = accountStore(database);
  const found = UUID.test(named) ? await accounts.get(named.toLowerCase()) : await accounts.findByEmail(named);
  if (!found) throw new AdminProblem(`There is no account ${named}.`);
  return found;
}

/** One account and how much is kept of it, as one row. */
export async function describeUser(database: Database, row: AccountRow): Promise<Rows> {
  const { userId, name, email, language, createdAt, useModel, invite, pendingEmail } = row;
  const rowsIn = async (table: OwnedTable) => (await countsIn(database, table, [userId])).get(userId) ?? 0;
  const { rows, bytes } = await storedOf(database, userId);
  const [used] = await database.db
    .select({ tokens: sql`coalesce(sum(${tokenUse.tokens}), 0)`.mapWith(Number) })
    .from(tokenUse)
    .where(eq(tokenUse.userId, userId));
  return [
    {
      user_id: userId,
      email,
      pending_email: pendingEmail,
      name,
      language,
      created: createdAt,
      invite,
      use_model: useModel,
      second_step: (await secondStepStore(database).get(userId))?.onSince ?? null,
      sessions: await rowsIn(session),
      plans: await rowsIn(plan),
      messages: await rowsIn(chatMessage),
      feedback: await rowsIn(feedback),
      rows,
      mebibytes: Math.round((bytes / 1_048_576) * 10) / 10,
      tokens: used?.tokens ?? 0,
    },
  ];
}

/** Where a person is logged in, the last used first. One that has rested too long for the settings is among them until it is used. */
export async function listSessions(database: Database, { userId }: AccountRow, now: Date): Promise<Rows> {
  const live = await sessionStore(database).list(userId, { now, idleSince: new Date(0) });
  return live.map(({ browser, system, lastUsedAt, createdAt }) => ({
    browser,
    system,
    last_used: lastUsedAt,
    since: createdAt,
  }));
}

/** Ends every session of everybody; says how many there were. Passwords stay as they are. */
export async function endEverySession(database: Database): Promise<number> {
  const ended = await database.db.delete(session).where(isNotNull(session.id)).returning({ id: session.id });
  return ended.length;
}
