import type { Queryable } from '../db/database.ts';
import { and, desc, eq, exists, lte, type SQL, sql } from 'drizzle-orm';
import { activePlan, plan, planVersion } from '../db/schema/plan.ts';
import type { PlanDocument } from './plan-document.ts';

/** A plan as it is kept. */
export interface KeptPlan {
  id: string;
  /** Counts the rebuilds, from 1. */
  version: number;
  /** Whether the version before is kept. */
  canUndo: boolean;
  /** The last tick or rebuild. */
  updatedAt: Date;
  document: PlanDocument;
}

/** Earlier versions kept of one plan; older ones go. */
const VERSIONS_KEPT = 20;

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

/** This person's plans that `condition` holds for. `lock`: nobody else changes them before the transaction ends. */
export async function selectPlan(
  db: Queryable,
  userId: string,
  condition: SQL | undefined,
  lock = false,
): Promise<KeptPlan | null> {
  const before = db
    .select({ one: sql`1` })
    .from(planVersion)
    .where(and(eq(planVersion.userId, userId), eq(planVersion.planId, plan.id)));
  const query = db
    .select({
      id: plan.id,
      version: plan.version,
      updatedAt: plan.updatedAt,
      canUndo: sql<boolean>`${exists(before)}`,
      ...documentColumns(plan),
    })
    .from(plan)
    .where(and(eq(plan.userId, userId), condition))
    .limit(1);
  const [row] = lock ? await query.for('update') : await query;
  return row ? { ...pick(row), document: fromRow(row) } : null;
}

/** Condition for the plan the person works on. */
export function isActive(db: Queryable, userId: string): SQL {
  return eq(plan.id, db.select({ id: activePlan.planId }).from(activePlan).where(eq(activePlan.userId, userId)));
}

/** Condition for the plan that holds a step; ids in a document are lower case. */
export function hasStep(stepId: string): SQL {
  return sql`${plan.steps} @> ${JSON.stringify([{ step_id: stepId.toLowerCase() }])}::jsonb`;
}

export function hasSubstep(substepId: string): SQL {
  return sql`${plan.steps} @> ${JSON.stringify([{ substeps: [{ substep_id: substepId.toLowerCase() }] }])}::jsonb`;
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
        lte(planVersion.version, version - VERSIONS_KEPT),
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
