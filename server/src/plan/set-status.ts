import { type Status, withStepStatus, withSubstepStatus } from '@foothold/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { event } from '../db/schema/rhythm.ts';
import { plan } from '../db/schema/plan.ts';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countEvents } from '../rhythm/count-events.ts';
import { believedTime, type EventRow, toEventRow, zoneOf } from '../rhythm/event-row.ts';
import { executed, logging, noteZone } from '../rhythm/log.ts';
import { firstGrowingDay } from '../rhythm/recent-days.ts';
import { withTimes } from './plan-document.ts';
import { planToTick } from './plan-to-tick.ts';
import type { KeptPlan } from './rows.ts';
import { changedParts, tickEvents, type Ticked, untickEvents } from './tick-events.ts';

/** A step or substep to be ticked or unticked, and what its client says of when that was. */
export interface Tick {
  part: Ticked['part'];
  id: string;
  status: Status;
  /** The event it is; the same one again changes nothing. */
  eventId?: string | undefined;
  at?: string | undefined;
  zone?: string | undefined;
}

type Tools = Pick<Services, 'newId' | 'now' | 'eventCounts'> & {
  /** A transaction, where the tick is part of more. */
  db: Queryable;
};

interface Writing {
  found: KeptPlan;
  after: KeptPlan;
  eventId: string;
  rows: readonly EventRow[];
  /** Whether a day that the rows touch may have sums to clear. */
  clears: boolean;
}

/**
 * Writes a plan's steps if it is still as it was when it was read and the event is not known yet, and the rows of the log
 * with it: one statement, and so one transaction.
 */
async function writeTick(
  db: Queryable,
  userId: string,
  { found, after, eventId, rows, clears }: Writing,
): Promise<'written' | 'known' | 'changed'> {
  const knownEvent = sql`exists (select 1 from ${event} where user_id = ${userId} and id = ${eventId})`;
  const { rows: answer } = await executed<{ written: boolean; known: boolean }>(
    db,
    sql`with written as (
      update ${plan} set steps = ${JSON.stringify(after.document.steps)}::jsonb, updated_at = ${after.updatedAt.toISOString()}
      where user_id = ${userId} and id = ${found.id} and updated_at = ${found.updatedAt.toISOString()} and not ${knownEvent}
      returning id
    ), ${logging(userId, rows, { when: sql`exists (select 1 from written)`, clears })}
    select exists (select 1 from written) as written, not exists (select 1 from written) and ${knownEvent} as known`,
  );
  if (answer[0]?.written) return 'written';
  return answer[0]?.known ? 'known' : 'changed';
}

/** Throws KEY_REUSED where the event of this id is of something else. */
async function checkSameEvent(db: Queryable, userId: string, eventId: string, partId: string): Promise<void> {
  const [known] = await db
    .select({ stepId: event.stepId, substepId: event.substepId })
    .from(event)
    .where(and(eq(event.userId, userId), eq(event.id, eventId)));
  if (known && known.stepId !== partId && known.substepId !== partId) fail('KEY_REUSED');
}

/**
 * Ticks or unticks a part of a plan. What people do most, so that it takes no lock: where the plan has changed since it was
 * read, it is read again. That ends, since somebody's change was made each time.
 */
export async function setStatus({ db, newId, now, eventCounts }: Tools, userId: string, tick: Tick): Promise<KeptPlan> {
  const apply = tick.part === 'step' ? withStepStatus : withSubstepStatus;
  const asked: Ticked = { part: tick.part, id: tick.id.toLowerCase(), eventId: tick.eventId?.toLowerCase() ?? newId() };
  const receivedAt = new Date(now());
  for (;;) {
    const read = await planToTick(db, userId, tick, firstGrowingDay(receivedAt.getTime()));
    if (!read) return fail('NOT_FOUND');
    const { kept: found, setting, noted, ticks } = read;
    const zone = zoneOf(tick.zone, setting);
    const occurredAt = believedTime(tick.at, receivedAt);
    const document = withTimes(apply(found.document, asked.id, tick.status), found.document, occurredAt);
    // Later than it was, whatever the clock says: it tells states of a plan apart.
    const updatedAt = new Date(Math.max(now(), found.updatedAt.getTime() + 1));
    const after = { ...found, updatedAt, document };
    const changed = changedParts(found.document, document, asked);
    const events =
      tick.status === 'completed'
        ? tickEvents(found, changed, asked, tick.eventId !== undefined)
        : untickEvents(ticks, { id: found.id, changed, asked });
    const stamp = { at: occurredAt.toISOString(), zone };
    const rows = events.map((one) => toEventRow(userId, { ...one, ...stamp }, setting, receivedAt));
    const taken = ticks.filter(({ id }) => rows.some(({ undoes }) => undoes === id));
    const touched = [...taken, ...rows.map((row) => ({ day: row.local_day }))];
    const clears = touched.some(({ day }) => !noted.has(day));
    const outcome = await writeTick(db, userId, { found, after, eventId: asked.eventId, rows, clears });
    if (outcome === 'changed') continue;
    if (outcome === 'known') {
      await checkSameEvent(db, userId, asked.eventId, asked.id);
      return found;
    }
    countEvents(
      eventCounts,
      rows.map(({ kind }) => kind),
    );
    await noteZone(db, userId, zone, setting);
    return after;
  }
}
