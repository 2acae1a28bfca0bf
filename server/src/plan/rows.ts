import { PLAN_MAX } from '@foothold/contract';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { and, desc, eq, exists, lte, type SQL, sql } from 'drizzle-orm';
import { activePlan, plan, planVersion } from '../db/schema/plan.ts';
import { rhythmSetting } from '../db/schema/rhythm.ts';
import { type DaySetting, NO_SETTING } from '../rhythm/event-row.ts';
import type { PlanDocument } from './plan-document.ts';

/** A plan as it is kept. */
export interface KeptPlan {
  id: string;
  /** Counts the rebuilds, from 1. */
  version: number;
  /** Whether the version before is kept. */
  canUndo: boolean;
  /** Of the last tick or rebuild, and later than the one before it, whatever the clock says: it tells states of a plan apart. */
  updatedAt: Date;
  document: PlanDocument;
}

const documentColumns = (table: typeof plan | typeof planVersion) => ({
  title: table.title,
  shortDescription: table.shortDescription,
  archetype: table.archetype,
  language: table.language,
  source: table.source,
  steps: table.steps,
});

type DocumentRow = Pick<typeof plan.$inferSelect, keyof ReturnType<typeof documentColumns>>;

export function toRow(document: PlanDocument): DocumentRow {
  const { title, short_description: shortDescription, archetype, language, source, steps } = document;
  return { title, shortDescription, archetype, language, source, steps };
}

function fromRow({ title, shortDescription, archetype, language, source, steps }: DocumentRow): PlanDocument {
  return { title, short_description: shortDescription, archetype, language, source, steps };
}

const pick = ({ id, version, canUndo, updatedAt }: Omit<KeptPlan, 'document'>) => ({ id, version, canUndo, updatedAt });

/** When the person's day begins and where, as a tick needs it besides the plan; null where nothing was said of it. */
export const settingOf = (userId: string | SQL) => sql<DaySetting | null>`(
  select json_build_object('zone', zone, 'dayStart', day_start) from ${rhythmSetting} where user_id = ${userId}
)`;

export function planQuery<Extra extends Record<string, SQL>>(
  db: Queryable,
  userId: string | SQL,
  condition: SQL | undefined,
  extra: Extra,
) {
  const before = db
    .select({ one: sql`1` })
    .from(planVersion)
    .where(and(eq(planVersion.userId, userId), eq(planVersion.planId, plan.id)));
  return db
    .select({
      ...extra,
      id: plan.id,
      version: plan.version,
      updatedAt: plan.updatedAt,
      canUndo: sql<boolean>`${exists(before)}`,
      ...documentColumns(plan),
    })
    .from(plan)
    .where(and(eq(plan.userId, userId), condition))
    .limit(1);
}

type PlanRow = Omit<KeptPlan, 'document'> & DocumentRow;

export const toKept = ([row]: PlanRow[]): KeptPlan | null => (row ? { ...pick(row), document: fromRow(row) } : null);

/** This person's plans that `condition` holds for. `lock`: nobody else changes them before the transaction ends. */
export async function selectPlan(
  db: Queryable,
  userId: string,
  condition: SQL | undefined,
  lock = false,
): Promise<KeptPlan | null> {
  const query = planQuery(db, userId, condition, {});
  return toKept(lock ? await query.for('update') : await query);
}

/** Condition for the plan the person works on. */
export function isActive(db: Queryable, userId: string | SQL): SQL {
  return eq(plan.id, db.select({ id: activePlan.planId }).from(activePlan).where(eq(activePlan.userId, userId)));
}

/** The part of a plan's steps that names a step or substep; ids in a document are lower case. */
export const naming = {
  step: (id: string) => [{ step_id: id.toLowerCase() }],
  substep: (id: string) => [{ substeps: [{ substep_id: id.toLowerCase() }] }],
};

const activeOf = prepared((db) => planQuery(db, given('userId'), isActive(db, given('userId')), {}));
const holding = prepared((db) =>
  planQuery(db, given('userId'), sql`${plan.steps} @> ${given('part')}::jsonb`, {
    setting: settingOf(given('userId')),
  }),
);

/** The plan the person works on. */
export async function activePlanOf(db: Queryable, userId: string): Promise<KeptPlan | null> {
  return toKept(await activeOf(db).execute({ userId }));
}

/** The person's plan that holds a step or substep. */
export async function planHolding(
  db: Queryable,
  userId: string,
  part: keyof typeof naming,
  id: string,
): Promise<(KeptPlan & { setting: DaySetting }) | null> {
  const [row] = await holding(db).execute({ userId, part: JSON.stringify(naming[part](id)) });
  const kept = row && toKept([row]);
  return kept ? { ...kept, setting: row.setting ?? NO_SETTING } : null;
}

/** Keeps the plan as it is now as a version, and lets go of versions too old to go back to. */
export async function keepVersion(
  tx: Queryable,
  userId: string,
  kept: KeptPlan,
  { id, createdAt, feedback }: { id: string; createdAt: Date; feedback: string | null },
): Promise<void> {
  const { version, id: planId } = kept;
  await tx.insert(planVersion).values({ userId, id, planId, version, feedback, createdAt, ...toRow(kept.document) });
  await tx
    .delete(planVersion)
    .where(
      and(
        eq(planVersion.userId, userId),
        eq(planVersion.planId, planId),
        lte(planVersion.version, version - PLAN_MAX.versions),
      ),
    );
}

/** Takes the newest version of a plan out of the record. */
export async function takeVersion(tx: Queryable, userId: string, planId: string) {
  const [newest] = await tx
    .select({ id: planVersion.id, version: planVersion.version, ...documentColumns(planVersion) })
    .from(planVersion)
    .where(and(eq(planVersion.userId, userId), eq(planVersion.planId, planId)))
    .orderBy(desc(planVersion.version))
    .limit(1);
  if (!newest) return null;
  await tx.delete(planVersion).where(and(eq(planVersion.userId, userId), eq(planVersion.id, newest.id)));
  return { version: newest.version, document: fromRow(newest) };
}

/** An earlier state of a plan, as it is kept. */
export interface KeptVersion {
  id: string;
  version: number;
  replacedAt: Date;
  feedback: string | null;
  document: PlanDocument;
}

/** The versions of a plan that `condition` holds for, the newest first. */
export async function selectVersions(
  db: Queryable,
  userId: string,
  planId: string,
  condition?: SQL,
): Promise<KeptVersion[]> {
  const rows = await db
    .select()
    .from(planVersion)
    .where(and(eq(planVersion.userId, userId), eq(planVersion.planId, planId), condition))
    .orderBy(desc(planVersion.version));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    replacedAt: row.createdAt,
    feedback: row.feedback,
    document: fromRow(row),
  }));
}
