import { type DayRow, SUMS_VERSION } from '@foothold/contract';
import { and, between, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { event, eventDay, type KeptSums } from '../db/schema/rhythm.ts';
import { executed } from './log.ts';

const columns = {
  id: event.id,
  kind: event.kind,
  occurredAt: event.occurredAt,
  receivedAt: event.receivedAt,
  localDay: event.localDay,
  zone: event.zone,
  stepId: event.stepId,
  substepId: event.substepId,
  data: event.data,
};

/** A row counts: nothing takes it back, and it takes nothing back. */
const isLive = sql`${event.undoes} is null
  and not exists (select 1 from ${event} back where back.user_id = ${event.userId} and back.undoes = ${event.id})`;

/** Rows of the log that count, of the days from one to another. */
const liveBetween = prepared((db) =>
  db
    .select(columns)
    .from(event)
    .where(and(eq(event.userId, given('userId')), between(event.localDay, given('from'), given('to')), isLive))
    .orderBy(event.localDay, event.occurredAt, event.id),
);

export async function liveEventsBetween(db: Queryable, userId: string, from: string, to: string) {
  return liveBetween(db).execute({ userId, from, to });
}

const closesOf = prepared((db) =>
  db
    .select({ text: sql<string | null>`${event.data}->>'text'` })
    .from(event)
    .where(
      and(
        eq(event.userId, given('userId')),
        // No week is closed before it begins; of a long log only the days since are looked through.
        gte(event.localDay, given('week')),
        eq(event.kind, 'close'),
        sql`${event.data}->>'week' = ${given('week')}`,
        isLive,
      ),
    )
    .orderBy(desc(event.occurredAt), desc(event.id))
    .limit(1),
);

/** What was answered last to the question at the end of the week that begins on a day. */
export async function closeOf(db: Queryable, userId: string, week: string): Promise<string | null> {
  const [last] = await closesOf(db).execute({ userId, week });
  return last?.text ?? null;
}

/** Keeps what days came to, where they have not changed since. */
export async function keepSums(
  db: Queryable,
  userId: string,
  days: readonly (DayRow & { revision: number })[],
): Promise<void> {
  const kept = days.map(({ sums, ...day }) => ({
    ...day,
    sums: { ...sums, version: SUMS_VERSION } satisfies KeptSums,
  }));
  await executed(
    db,
    sql`update ${eventDay} set sums = fresh.sums
      from json_to_recordset(${JSON.stringify(kept)}::json) as fresh (day date, revision integer, sums jsonb)
      where user_id = ${userId} and local_day = fresh.day and event_day.revision = fresh.revision`,
  );
}
