import type { Day } from '@foothold/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { event, eventDay, rhythmSetting } from '../db/schema/rhythm.ts';
import { type DaySetting, type EventRow, NO_SETTING } from './event-row.ts';

/** Of the days that grow, those that are in the cache of days, with no sums to clear. */
export const notedDays = (userId: SQL, growing: SQL) => sql<Day[] | null>`(
  select json_agg(local_day) from ${eventDay} where user_id = ${userId} and local_day >= ${growing}::date and sums is null
)`;

/**
 * The parts of a statement that log rows, for `with …`: `logged` has what was new, and the days it touches lose their sums.
 * `when` has rows written only where it holds, so that a change and its rows are one statement and so one transaction.
 * `clears`: false where each of those days is a noted one.
 */
export function logging(userId: string, rows: readonly EventRow[], { when = sql`true`, clears = true } = {}): SQL {
  const logged = sql`logged as (
    insert into ${event} select * from json_populate_recordset(null::${event}, ${JSON.stringify(rows)}::json) where ${when}
    on conflict do nothing returning id, local_day, undoes
  )`;
  if (!clears) return logged;
  return sql`${logged}, touched as (
    select local_day from logged union
    select before.local_day from ${event} before join logged on before.id = logged.undoes where before.user_id = ${userId}
  ), stale as (
    insert into ${eventDay} (user_id, local_day, revision) select ${userId}::uuid, local_day, 1 from touched order by local_day
    on conflict (user_id, local_day) do update set revision = event_day.revision + 1, sums = null
  )`;
}

/** Adds rows to a person's log; gives the ids of those it did not have. In a transaction of the caller's, or in its own. */
export async function addToLog(db: Queryable, userId: string, rows: readonly EventRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: added } = await executed<{ id: string }>(db, sql`with ${logging(userId, rows)} select id from logged`);
  return new Set(added.map(({ id }) => id));
}

/** Both drivers answer with their rows under one name, which the query builder's common type does not say. */
export async function executed<Row>(db: Queryable, statement: SQL): Promise<{ rows: Row[] }> {
  return (await db.execute(statement)) as unknown as { rows: Row[] };
}

const daySetting = prepared((db) =>
  db
    .select({ zone: rhythmSetting.zone, dayStart: rhythmSetting.dayStart })
    .from(rhythmSetting)
    .where(eq(rhythmSetting.userId, given('userId'))),
);

/** Where a person was last seen, and when their day begins. */
export async function daySettingOf(db: Queryable, userId: string): Promise<DaySetting> {
  const [found] = await daySetting(db).execute({ userId });
  return found ?? NO_SETTING;
}

/** Notes where a person is, when that is somewhere else than before. */
export async function noteZone(db: Queryable, userId: string, zone: string, before: DaySetting): Promise<void> {
  if (zone === before.zone) return;
  await db
    .insert(rhythmSetting)
    .values({ userId, zone })
    .onConflictDoUpdate({ target: rhythmSetting.userId, set: { zone } });
}
