import { isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { eventDay } from '../db/schema/rhythm.ts';
import { readLog } from './log-reader.ts';
import { firstRecentDay } from './recent-days.ts';
import { bringInTicks, forgetSums } from './ticks-before.ts';

/** Makes the sums of every day anew from the log, person by person, and gives the number of days. */
export async function rebuildDays(db: Queryable, now: number): Promise<number> {
  await bringInTicks(db);
  await forgetSums(db);
  const people = await db.selectDistinct({ userId: eventDay.userId }).from(eventDay).where(isNull(eventDay.sums));
  let days = 0;
  for (const { userId } of people) days += (await readLog(db, userId, firstRecentDay(now)))?.days.length ?? 0;
  return days;
}
