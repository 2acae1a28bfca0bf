import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Queryable } from '../../src/db/database.ts';
import { account } from '../../src/db/schema/account.ts';
import { event } from '../../src/db/schema/rhythm.ts';
import { NO_SETTING, toEventRow } from '../../src/rhythm/event-row.ts';
import { addToLog } from '../../src/rhythm/log.ts';

const userId = '00000000-0000-4000-8000-000000000001';

/** Makes sure that there is somebody whose log can be written to. */
export async function ensureWriter({ db }: Database): Promise<void> {
  const at = new Date();
  const rest = { name: 'writer', email: 'writer', passwordHash: '', agreedToTermsAt: at, createdAt: at };
  await db
    .insert(account)
    .values({ userId, ...rest })
    .onConflictDoNothing();
}

/** Logs words, as a report is logged: the row, and the day it makes anew. */
export async function logWords(db: Queryable, words: string): Promise<void> {
  const row = toEventRow(userId, { id: v7(), kind: 'report', data: { words } }, NO_SETTING, new Date());
  await addToLog(db, userId, [row]);
}

/** All words that were logged, in the order of their ids. */
export async function loggedWords(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ words: sql<string>`data->>'words'` })
    .from(event)
    .orderBy(event.userId, event.id);
  return rows.map(({ words }) => words);
}
