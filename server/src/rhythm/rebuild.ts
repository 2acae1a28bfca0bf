import { isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { eventDay } from '../db/schema/rhythm.ts';
import { dayRowsOf } from './day-store.ts';
import { bringInTicks, forgetSums } from './ticks-before.ts';

/** Makes the sums of every day anew from the log, person by person, and gives the number of days. */
export async function rebuildDays(db: Queryable): Promise<number> {
  await bringInTicks(db);
  await forgetSums(db);
  const people = await db.selectDistinct({ userId: eventDay.userId }).from(eventDay).where(isNull(eventDay.sums));
  let days = 0;
  for (const { userId } of people) days += (await dayRowsOf(db, userId)).length;
  return days;
}
