import type { Day, Status } from '@foothold/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { plan } from '../db/schema/plan.ts';
import { event } from '../db/schema/rhythm.ts';
import { NO_SETTING } from '../rhythm/event-row.ts';
import { notedDays } from '../rhythm/log.ts';
import { naming, planQuery, settingOf, toKept } from './rows.ts';

/** A tick that nothing has taken back. */
export interface LiveTick {
  id: string;
  stepId: string | null;
  substepId: string | null;
  day: Day;
}

/** The step of a plan that holds a part, and the parts of it: all that a tick can change. */
const partsBeside = sql`(
  select id from jsonb_array_elements(${plan.steps}) step,
    lateral (select step->>'step_id' as id union all
      select substep->>'substep_id' from jsonb_array_elements(step->'substeps') substep) part
  where jsonb_build_array(step) @> ${given('part')}::jsonb
)`;

/** Ticks of what a tick can change that nothing has taken back. */
const liveTicks = sql<LiveTick[] | null>`(
  select json_agg(json_build_object('id', id, 'stepId', step_id, 'substepId', substep_id, 'day', local_day))
  from ${event} tick where user_id = ${given('userId')} and kind = 'tick' and undoes is null
    and coalesce(substep_id, step_id)::text in ${partsBeside}
    and not exists (select 1 from ${event} back where back.user_id = tick.user_id and back.undoes = tick.id)
)`;

const toTick = (ticks: SQL<LiveTick[] | null>) =>
  prepared((db) =>
    planQuery(db, given('userId'), sql`${plan.steps} @> ${given('part')}::jsonb`, {
      setting: settingOf(given('userId')),
      noted: notedDays(given('userId'), given('growing')),
      ticks,
    }),
  );
const toComplete = toTick(sql`null`);
const toTakeBack = toTick(liveTicks);

/** The person's plan that holds a step or substep, with all of the log that a tick of it needs: one trip, not three. */
export async function planToTick(
  db: Queryable,
  userId: string,
  { part, id, status }: { part: keyof typeof naming; id: string; status: Status },
  growing: Day,
) {
  const statement = status === 'completed' ? toComplete : toTakeBack;
  const [row] = await statement(db).execute({ userId, part: JSON.stringify(naming[part](id)), growing });
  const kept = row && toKept([row]);
  if (!kept) return null;
  return { kept, setting: row.setting ?? NO_SETTING, noted: new Set(row.noted), ticks: row.ticks ?? [] };
}
