import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { event, eventDay } from '../db/schema/rhythm.ts';
import { plan } from '../db/schema/plan.ts';
import { executed } from './log.ts';

/**
 * Logs what plans say was done and the log does not: from before there was one, out of a file from then, or by a server of
 * then that ran beside this one. Each under the id of what was ticked, so that it comes in once. Of one plan, or of
 * everybody's. `forgetSums` belongs behind it.
 */
export async function bringInTicks(db: Queryable, of?: { userId: string; planId: string }): Promise<void> {
  const owned = of === undefined ? sql`true` : sql`p.user_id = ${of.userId} and p.id = ${of.planId}`;
  const columns = sql`user_id, id, occurred_at, received_at, local_day, plan_id, step_id, substep_id, kind, zone, data`;
  const values = (id: SQL, stepId: SQL, substepId: SQL) =>
    sql`p.user_id, ${id}, t.at, now(), ((t.at at time zone 'UTC') - interval '3 hours')::date, p.id, ${stepId}, ${substepId}, 'tick', 'UTC'`;
  const unlogged = (id: SQL) =>
    sql`not exists (select 1 from ${event} e where e.user_id = p.user_id and coalesce(e.substep_id, e.step_id) = ${id})`;
  const [stepId, substepId] = [sql`(step->>'step_id')::uuid`, sql`(substep->>'substep_id')::uuid`];
  await executed(
    db,
    sql`insert into ${event} (${columns})
      select ${values(substepId, sql`null`, substepId)},
        jsonb_build_object('title', substep->>'title', 'minutes', substep->'minutes', 'before', true)
      from ${plan} p, jsonb_array_elements(p.steps) step, jsonb_array_elements(step->'substeps') substep,
        lateral (select (substep->>'completed_at')::timestamptz as at) t
      where ${owned} and substep->>'status' = 'completed' and t.at is not null and ${unlogged(substepId)}
      on conflict do nothing`,
  );
  await executed(
    db,
    sql`insert into ${event} (${columns})
      select ${values(stepId, stepId, sql`null`)}, jsonb_build_object('title', step->>'title', 'before', true)
      from ${plan} p, jsonb_array_elements(p.steps) step, lateral (
        select max((substep->>'completed_at')::timestamptz) as at from jsonb_array_elements(step->'substeps') substep
      ) t
      where ${owned} and step->>'status' = 'completed' and t.at is not null and ${unlogged(stepId)}
      on conflict do nothing`,
  );
}

/** Makes every day with rows, of one person or of everybody, one that is reckoned anew when it is next asked for. */
export async function forgetSums(db: Queryable, userId?: string): Promise<void> {
  const owned = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  await executed(
    db,
    sql`insert into ${eventDay} (user_id, local_day, revision)
      select distinct user_id, local_day, 1 from ${event} where ${owned} order by user_id, local_day
      on conflict (user_id, local_day) do update set revision = event_day.revision + 1, sums = null`,
  );
}
