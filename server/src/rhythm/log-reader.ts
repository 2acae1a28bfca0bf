import {
  type Day,
  DAY_START,
  type DayRow,
  type DaySums,
  type LoggedEvent,
  SUMS_VERSION,
  sumsOf,
  type WeekStart,
} from '@foothold/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { account } from '../db/schema/account.ts';
import { event, eventDay, restDay, rhythmSetting } from '../db/schema/rhythm.ts';
import { keepSums } from './day-store.ts';

/** How days are counted for somebody, as far as it was said. */
interface LogSetting {
  joined: Date;
  zone: string | null;
  dayStart: number;
  weekStart: WeekStart | null;
  shown: boolean;
}

/** A person's log as it is reckoned with. */
export interface ReadLog {
  setting: LogSetting;
  days: DayRow[];
  restDays: ReadonlySet<Day>;
}

type SentEvent = Omit<LoggedEvent, 'day'>;

/** Sums of a day that has not changed since, or the revision of one that is made of its rows, and those. */
type SentDay = [day: Day, revision: number, sums: DaySums | null, rows: SentEvent[] | null];

const isSettled = sql`${eventDay.localDay} < ${given('recent')}::date and ${eventDay.sums}->>'version' = ${sql.raw(`'${SUMS_VERSION}'`)}`;

const rowsOfDay = sql`(
  select json_agg(json_build_object('id', id, 'kind', kind, 'at', extract(epoch from occurred_at) * 1000,
    'step_id', step_id, 'substep_id', substep_id, 'data', data))
  from ${event} one where user_id = ${eventDay.userId} and local_day = ${eventDay.localDay} and undoes is null
    and not exists (select 1 from ${event} back where back.user_id = one.user_id and back.undoes = one.id)
)`;

/** All of it in one statement: each would wait in line behind everybody else's. */
const logOf = prepared((db) => {
  const rests = db
    .select({ days: sql<Day[] | null>`json_agg(${restDay.day})`.as('rest_days') })
    .from(restDay)
    .as('rests');
  const days = sql<SentDay[] | null>`(
    select json_agg(json_build_array(local_day, revision,
      case when ${isSettled} then sums end, case when ${isSettled} then null else ${rowsOfDay} end))
    from ${eventDay} where ${eventDay.userId} = ${given('userId')}
  )`;
  return db
    .select({
      joined: account.createdAt,
      zone: rhythmSetting.zone,
      dayStart: sql<number>`coalesce(${rhythmSetting.dayStart}, ${DAY_START})`.mapWith(Number),
      weekStart: rhythmSetting.weekStart,
      shown: sql<boolean>`coalesce(${rhythmSetting.shown}, true)`,
      restDays: rests.days,
      days,
    })
    .from(account)
    .leftJoin(rests, sql`true`)
    .leftJoin(rhythmSetting, eq(rhythmSetting.userId, account.userId))
    .where(eq(account.userId, given('userId')));
});

/**
 * What every day of a person's log comes to, and how it is counted. Older days that changed, or were reckoned in another
 * way, are reckoned anew from their rows, and kept. Null where there is no such person.
 */
export async function readLog(db: Queryable, userId: string, recent: Day): Promise<ReadLog | null> {
  const [found] = await logOf(db).execute({ userId, recent });
  if (!found) return null;
  const { days: sent, restDays, ...setting } = found;
  const stale: (DayRow & { revision: number })[] = [];
  const days = (sent ?? []).map(([day, revision, sums, rows]): DayRow => {
    if (sums !== null) return { day, sums };
    const fresh = { day, sums: sumsOf((rows ?? []).map((row) => ({ ...row, day }))) };
    if (day < recent) stale.push({ ...fresh, revision });
    return fresh;
  });
  if (stale.length > 0) await keepSums(db, userId, stale);
  return { setting, days, restDays: new Set(restDays) };
}
