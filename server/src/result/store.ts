import {
  type Declined,
  type EventKind,
  type FoundResult,
  holdsSomething,
  mergeResult,
  type ResultContent,
  RESULTS_MAX,
  type Result,
  type SavedResult,
  type StepChoice,
} from '@foothold/contract';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { lockAccount } from '../db/lock-account.ts';
import { given, prepared } from '../db/prepared.ts';
import { plan, planVersion } from '../db/schema/plan.ts';
import { recommendation } from '../db/schema/recommendations.ts';
import { result } from '../db/schema/result.ts';
import { fail } from '../http/failure.ts';
import { substepsOf, type PlanDocument } from '../plan/plan-document.ts';
import { planHolding } from '../plan/rows.ts';
import { countEvents } from '../rhythm/count-events.ts';
import { type NewEvent, toEventRow } from '../rhythm/event-row.ts';
import { addToLog, daySettingOf, noteZone } from '../rhythm/log.ts';
import type { Services } from '../services.ts';

type Row = typeof result.$inferSelect;

/** What a client says of when something was done. */
type Stamp = { id?: string | undefined; at?: string | undefined; zone?: string | undefined };

type Decision = Stamp & { choice: StepChoice; reason: string };

/** Where a result is found, by the names its task and step have now. */
export interface Place {
  planId: string;
  stepId: string | null;
  title: string;
  stepTitle: string;
}

const contentOf = ({ kind, data }: Row) => ({ kind, data }) as ResultContent;

export function presentResult(row: Row): Result {
  return {
    ...contentOf(row),
    substep_id: row.substepId,
    revised_at: row.revisedAt.toISOString(),
    revisions: row.revisions,
  };
}

function presentFound(row: Row): FoundResult {
  return { ...presentResult(row), plan_id: row.planId, title: row.title, step_title: row.stepTitle };
}

function placeIn(planId: string, { steps }: Pick<PlanDocument, 'steps'>, substepId: string): Place | null {
  const step = steps.find((one) => substepsOf({ steps: [one] }).some(({ substep_id }) => substep_id === substepId));
  const substep = step?.substeps.find(({ substep_id }) => substep_id === substepId);
  return step && substep ? { planId, stepId: step.step_id, title: substep.title, stepTitle: step.title } : null;
}

const ofSubstep = (userId: string, substepId: string) =>
  and(eq(result.userId, userId), eq(result.substepId, substepId));

const oneOf = prepared((db) =>
  db
    .select()
    .from(result)
    .where(and(eq(result.userId, given('userId')), eq(result.substepId, given('substepId')))),
);

/** What a save is made on: what the client says it saw, or what is there when that is what it saw. */
function baseOf(wanted: SavedResult, row: Row): ResultContent | null {
  if (wanted.base !== undefined) return { kind: wanted.kind, data: wanted.base } as ResultContent;
  const seen = wanted.revised_at === undefined ? null : Date.parse(wanted.revised_at);
  return seen === row.revisedAt.getTime() ? contentOf(row) : null;
}

/** Has further ideas heed why the one behind a plan was stopped, or forget it; nothing to do where none is. */
async function decline(tx: Queryable, userId: string, planId: string, declined: Declined | null): Promise<void> {
  const behind = tx
    .select({ id: plan.recommendationId })
    .from(plan)
    .where(and(eq(plan.userId, userId), eq(plan.id, planId)));
  await tx
    .update(recommendation)
    .set({ declined })
    .where(and(eq(recommendation.userId, userId), eq(recommendation.id, behind)));
}

/** People in a result who have been asked. */
function askedIn(row: Row | null): Set<string> {
  const content = row && contentOf(row);
  if (content?.kind !== 'people') return new Set();
  return new Set(content.data.rows.flatMap(({ id, asked_on, answer }) => ((asked_on ?? answer) ? [id] : [])));
}

/** A save as the log has it: with how many were asked for the first time; what holds nothing is only an edit. */
function resultEvent(row: Row, before: Row | null, { planId, title }: Place): Omit<NewEvent, 'id'> {
  const known = askedIn(before);
  const asked = [...askedIn(row)].filter((id) => !known.has(id)).length;
  const kind = holdsSomething(contentOf(row)) ? 'result' : 'edit';
  return { kind, planId, substepId: row.substepId, data: { title, ...(asked > 0 && { asked }) } };
}

const find = async (db: Queryable, userId: string, substepId: string) =>
  (await oneOf(db).execute({ userId, substepId }))[0] ?? null;

/** The substep in the person's plans, or in an earlier state of one; null when it was never theirs. */
async function placeOf(db: Queryable, userId: string, substepId: string): Promise<Place | null> {
  const kept = await planHolding(db, userId, 'substep', substepId);
  if (kept) return placeIn(kept.id, kept.document, substepId);
  const part = JSON.stringify([{ substeps: [{ substep_id: substepId }] }]);
  const [earlier] = await db
    .select({ planId: planVersion.planId, steps: planVersion.steps })
    .from(planVersion)
    .where(and(eq(planVersion.userId, userId), sql`${planVersion.steps} @> ${part}::jsonb`))
    .limit(1);
  if (earlier) return placeIn(earlier.planId, earlier, substepId);
  const row = await find(db, userId, substepId);
  return row && { planId: row.planId, stepId: null, title: row.title, stepTitle: row.stepTitle };
}

type Tools = Pick<Services, 'database' | 'newId' | 'now' | 'eventCounts'>;

/** Whose result is written, and where it belongs. */
interface Target {
  userId: string;
  substepId: string;
  place: Place;
}

/** Writes a state of a result, and says what row was there before. */
function resultWriter({ newId, now }: Pick<Tools, 'newId' | 'now'>) {
  /** The first state of a result; null where another request has just made it. Throws RESULT_FULL. */
  async function insert(tx: Queryable, { userId, substepId, place }: Target, content: ResultContent) {
    await lockAccount(tx, userId);
    const [held] = await tx.select({ rows: count() }).from(result).where(eq(result.userId, userId));
    if ((held?.rows ?? 0) >= RESULTS_MAX) fail('RESULT_FULL');
    const at = new Date(now());
    const { planId, title, stepTitle } = place;
    const row = {
      userId,
      id: newId(),
      planId,
      substepId,
      title,
      stepTitle,
      revisions: [],
      createdAt: at,
      revisedAt: at,
    };
    const [made] = await tx
      .insert(result)
      .values({ ...row, ...content })
      .onConflictDoNothing()
      .returning();
    return made ?? null;
  }

  return async function write(tx: Queryable, target: Target, wanted: SavedResult) {
    const { userId, substepId, place } = target;
    const { kind, data } = wanted;
    const content = { kind, data } as ResultContent;
    const locked = () => tx.select().from(result).where(ofSubstep(userId, substepId)).for('update');
    const [before] = await locked();
    const made = before ? null : await insert(tx, target, content);
    if (made) return { row: made, before: null };
    const row = before ?? (await locked())[0] ?? fail('NOT_FOUND');
    const theirs = { content: contentOf(row), revisions: row.revisions };
    const merged = mergeResult(content, baseOf(wanted, row), theirs, new Date(now()));
    if (merged === 'full') return fail('RESULT_FULL');
    if (merged === null) return { row, before: row };
    const revisedAt = new Date(Math.max(now(), row.revisedAt.getTime() + 1));
    const { title, stepTitle } = place;
    const { revisions } = merged;
    const [written] = await tx
      .update(result)
      .set({ ...merged.content, revisions, title, stepTitle, revisedAt })
      .where(ofSubstep(userId, substepId))
      .returning();
    return { row: written ?? fail('NOT_FOUND'), before: row };
  };
}

/** What people found out, substep by substep. */
export function resultStore({ database, newId, now, eventCounts }: Tools) {
  const write = resultWriter({ newId, now });

  /** Work in one transaction that may log what it did, as the event and the time the client says. */
  async function logged<T>(
    userId: string,
    { id: eventId = newId(), at, zone }: Stamp,
    work: (tx: Queryable, log: (event: Omit<NewEvent, 'id'>) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const setting = await daySettingOf(database.db, userId);
    let kinds: EventKind[] = [];
    const done = await database.transaction((tx) => {
      kinds = [];
      return work(tx, async (event) => {
        const row = toEventRow(userId, { ...event, id: eventId, at, zone }, setting, new Date(now()));
        const added = await addToLog(tx, userId, [row]);
        if (added.size > 0) kinds.push(event.kind);
        await noteZone(tx, userId, row.zone, setting);
      });
    });
    countEvents(eventCounts, kinds);
    return done;
  }

  const select = (userId: string, condition: SQL) =>
    database.db
      .select()
      .from(result)
      .where(and(eq(result.userId, userId), condition))
      .orderBy(asc(result.createdAt), asc(result.id));

  return {
    get: (userId: string, substepId: string) => find(database.db, userId, substepId),

    /** Everything found out in a plan, oldest first, what its refinements removed included. */
    ofPlan: async (userId: string, planId: string): Promise<FoundResult[]> =>
      (await select(userId, eq(result.planId, planId))).map(presentFound),

    /** Saves a state of a result, merged with what another device saved meanwhile. Throws NOT_FOUND, RESULT_FULL. */
    async save(userId: string, substepId: string, wanted: SavedResult): Promise<Result> {
      const place = (await placeOf(database.db, userId, substepId)) ?? fail('NOT_FOUND');
      return logged(userId, wanted, async (tx, log) => {
        const { row, before } = await write(tx, { userId, substepId, place }, wanted);
        if (row !== before) await log(resultEvent(row, before, place));
        return presentResult(row);
      });
    },

    /** Keeps what was decided of a step, under the step's own id; a stop declines the idea behind the plan. */
    async decide(userId: string, place: Place & { stepId: string }, decision: Decision): Promise<void> {
      const { choice, reason, ...stamp } = decision;
      const wanted = { kind: 'decision', data: { choice, reason } } as const;
      await logged(userId, stamp, async (tx, log) => {
        const { row, before } = await write(tx, { userId, substepId: place.stepId, place }, wanted);
        const { planId, stepId, title } = place;
        const data = { title, choice, ...(reason !== '' && { reason }) };
        if (row !== before) await log({ kind: 'decision', planId, stepId, data });
        const was = before && contentOf(before);
        const wasStopped = was?.kind === 'decision' && was.data.choice === ('stop' satisfies StepChoice);
        if (choice === 'stop') await decline(tx, userId, place.planId, { reason: 'already-tried', note: reason });
        else if (wasStopped) await decline(tx, userId, place.planId, null);
      });
    },
  };
}
