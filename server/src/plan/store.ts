import { PLANS_MAX, type PlanChange } from '@foothold/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { lockAccount } from '../db/lock-account.ts';
import { activePlan, plan, planProposal, planVersion } from '../db/schema/plan.ts';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { claimRequest, findAnswered, type KeyedRequest } from './keyed-request.ts';
import type { PlanDocument } from './plan-document.ts';
import {
  activePlanOf,
  isActive,
  type KeptPlan,
  keepVersion,
  planHolding,
  selectPlan,
  selectVersions,
  takeVersion,
  toRow,
} from './rows.ts';
import { setStatus, type Tick } from './set-status.ts';

export type { KeptPlan } from './rows.ts';

/** What a plan was made from; asking for the same thing again finds the plan that was made. */
export interface Origin {
  recommendationId?: string;
  /** Call and Idempotency-Key. */
  requestKey?: string;
  /** Hash of what was asked with that key. */
  requestHash?: string;
}

async function activate(tx: Queryable, userId: string, planId: string): Promise<void> {
  await tx
    .insert(activePlan)
    .values({ userId, planId })
    .onConflictDoUpdate({ target: activePlan.userId, set: { planId } });
}

/** The plan a key made. Throws KEY_REUSED where it was asked for with something else. */
async function findByKey(tx: Queryable, userId: string, requestKey: string, requestHash: string | undefined) {
  const [found] = await tx
    .select({ id: plan.id, hash: plan.requestHash })
    .from(plan)
    .where(and(eq(plan.userId, userId), eq(plan.requestKey, requestKey)));
  if (!found) return null;
  if (found.hash !== null && found.hash !== requestHash) return fail('KEY_REUSED');
  return selectPlan(tx, userId, eq(plan.id, found.id));
}

/**
 * The plan already made of the same origin. Found by its idea, it was picked again and becomes the active one; found by
 * the key of the call, it is an answer given again and changes nothing. Throws KEY_REUSED.
 */
async function findAgain(tx: Queryable, userId: string, { requestKey, requestHash, recommendationId }: Origin) {
  const answered = requestKey === undefined ? null : await findByKey(tx, userId, requestKey, requestHash);
  if (answered || recommendationId === undefined) return answered;
  const picked = await selectPlan(tx, userId, eq(plan.recommendationId, recommendationId));
  if (picked) await activate(tx, userId, picked.id);
  return picked;
}

async function plansOf(tx: Queryable, userId: string): Promise<number> {
  const [found] = await tx.select({ plans: count() }).from(plan).where(eq(plan.userId, userId));
  return found?.plans ?? 0;
}

/** Writes what a plan says from now on. */
export async function writePlan(
  tx: Queryable,
  userId: string,
  planId: string,
  { document, version, updatedAt }: Pick<KeptPlan, 'document' | 'version' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(plan)
    .set({ ...toRow(document), version, updatedAt })
    .where(and(eq(plan.userId, userId), eq(plan.id, planId)));
}

const activeId = prepared((db) =>
  db
    .select({ id: activePlan.planId })
    .from(activePlan)
    .where(eq(activePlan.userId, given('userId'))),
);

/**
 * Makes sure that no refinement shown so far can still be made: going back gives a version's number out again, so that
 * it would fit a plan it was not made for.
 */
async function dropProposal(tx: Queryable, userId: string, planId: string) {
  const unmade = and(eq(planProposal.userId, userId), eq(planProposal.planId, planId), isNull(planProposal.applied));
  await tx.update(planProposal).set({ version: 0 }).where(unmade);
}

/** Notes that a request goes back in a plan; gives the plan it went back in before, null the first time. */
async function goneBack(
  tx: Queryable,
  userId: string,
  request: KeyedRequest,
  going: { planId: string; createdAt: Date },
): Promise<KeptPlan | null> {
  const before = await claimRequest(tx, userId, request, { ...going, changes: [] });
  return before && ((await selectPlan(tx, userId, eq(plan.id, before.planId))) ?? fail('NOT_FOUND'));
}

type Tools = Pick<Services, 'database' | 'newId' | 'now' | 'eventCounts'>;

/** Plans of one person at a time: another person's plan is not found. */
export function planStore(services: Tools) {
  const { database, newId, now } = services;

  return {
    ...refiningStore(services),

    active: (userId: string) => activePlanOf(database.db, userId),
    byId: (userId: string, planId: string) => selectPlan(database.db, userId, eq(plan.id, planId)),

    /** Id of the active plan, or `planId`. NO_ACTIVE_PLAN when there is none, NOT_FOUND when that plan is not the person's own. */
    async idOf(userId: string, planId?: string): Promise<string> {
      const [found] = await (planId === undefined
        ? activeId(database.db).execute({ userId })
        : database.db
            .select({ id: plan.id })
            .from(plan)
            .where(and(eq(plan.userId, userId), eq(plan.id, planId))));
      return found?.id ?? fail(planId === undefined ? 'NO_ACTIVE_PLAN' : 'NOT_FOUND');
    },

    byStep: (userId: string, stepId: string) => planHolding(database.db, userId, 'step', stepId),

    /** The plan already made of the same thing; null when there is none. */
    async reopen(userId: string, origin: Origin): Promise<KeptPlan | null> {
      return database.transaction((tx) => findAgain(tx, userId, origin));
    },

    /** Throws TOO_MANY_PLANS where one more would not be kept, so that no guide is asked for it. */
    async checkRoom(userId: string): Promise<void> {
      if ((await plansOf(database.db, userId)) >= PLANS_MAX) fail('TOO_MANY_PLANS');
    },

    /**
     * Keeps a new plan and makes it the active one. When one of the same origin came first, that one it is. Throws
     * TOO_MANY_PLANS.
     */
    async create(userId: string, document: PlanDocument, origin: Origin): Promise<KeptPlan> {
      const createdAt = new Date(now());
      const row = { userId, id: newId(), version: 1, createdAt, updatedAt: createdAt, ...origin, ...toRow(document) };
      return database.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const [made] = await tx.insert(plan).values(row).onConflictDoNothing().returning({ id: plan.id });
        if (!made) return (await findAgain(tx, userId, origin)) ?? fail('PLAN_CHANGED');
        if ((await plansOf(tx, userId)) > PLANS_MAX) fail('TOO_MANY_PLANS');
        await activate(tx, userId, made.id);
        return { id: made.id, version: 1, canUndo: false, updatedAt: createdAt, document };
      });
    },

    /** Ticks or unticks a step or substep of any own plan; the rest follows by the contract's rules. */
    setStatus: (userId: string, tick: Tick) => setStatus({ ...services, db: database.db }, userId, tick),
  };
}

/** What a plan is to become. */
interface Rebuilding {
  /** What asked for it; the plan as it was is kept under these words. */
  feedback: string;
  /** What the plan as it stands now becomes; null to leave it alone. */
  change: (now: PlanDocument) => PlanDocument | null;
  /** Goes into the same transaction either way. */
  also?: ((tx: Queryable) => Promise<void>) | undefined;
}

/** Refining a plan, and going back to what it was before. */
function refiningStore({ database, newId, now }: Tools) {
  const moment = () => new Date(now());
  /** For `updatedAt` alone: what people are shown has the clock's time. */
  const momentAfter = ({ updatedAt }: KeptPlan) => new Date(Math.max(now(), updatedAt.getTime() + 1));

  return {
    /**
     * Replaces the plan by what `change` makes of it, and keeps it as it was as a version. Throws PLAN_CHANGED when it was
     * rebuilt since `version`; ticks set meanwhile are seen.
     */
    async rebuild(
      userId: string,
      { id: planId, version }: Pick<KeptPlan, 'id' | 'version'>,
      { feedback, change, also }: Rebuilding,
    ): Promise<KeptPlan> {
      const versionId = newId();
      return database.transaction(async (tx) => {
        const before = await selectPlan(tx, userId, eq(plan.id, planId), true);
        if (!before) return fail('NO_ACTIVE_PLAN');
        if (before.version !== version) return fail('PLAN_CHANGED');
        const document = change(before.document);
        await also?.(tx);
        if (!document) return before;
        const after = { document, version: version + 1, updatedAt: momentAfter(before) };
        await keepVersion(tx, userId, before, { id: versionId, createdAt: moment(), feedback });
        await writePlan(tx, userId, planId, after);
        return { id: planId, canUndo: true, ...after };
      });
    },

    /** What a refinement under a key did, and the plan as it stands now; null when there was none. Throws KEY_REUSED. */
    async answered(userId: string, request: KeyedRequest): Promise<{ plan: KeptPlan; changes: PlanChange[] } | null> {
      const found = await findAnswered(database.db, userId, request);
      const kept = found && (await selectPlan(database.db, userId, eq(plan.id, found.planId)));
      return kept && { plan: kept, changes: found.changes };
    },

    /**
     * Puts the active plan back as it was before the last refinement, ticks and version included; once for one `request`,
     * which answers with that plan as it stands when it comes again.
     */
    async undo(userId: string, request?: KeyedRequest): Promise<KeptPlan> {
      return database.transaction(async (tx) => {
        const current = await selectPlan(tx, userId, isActive(tx, userId), true);
        if (!current) return fail('NO_ACTIVE_PLAN');
        const updatedAt = momentAfter(current);
        const again = request && (await goneBack(tx, userId, request, { planId: current.id, createdAt: moment() }));
        if (again) return again;
        const earlier = await takeVersion(tx, userId, current.id);
        if (!earlier) return fail('NOTHING_TO_UNDO');
        await writePlan(tx, userId, current.id, { ...earlier, updatedAt });
        await dropProposal(tx, userId, current.id);
        return (await selectPlan(tx, userId, eq(plan.id, current.id))) ?? fail('NO_ACTIVE_PLAN');
      });
    },

    /** Earlier states of the active plan, the newest first. Throws NO_ACTIVE_PLAN. */
    async versions(userId: string) {
      const current = (await activePlanOf(database.db, userId)) ?? fail('NO_ACTIVE_PLAN');
      return selectVersions(database.db, userId, current.id);
    },

    /**
     * Puts the active plan back as it was in an earlier version, ticks included; the present one is kept. Once for one
     * `request`, as `undo`.
     */
    async restore(userId: string, versionId: string, request?: KeyedRequest): Promise<KeptPlan> {
      const keptId = newId();
      return database.transaction(async (tx) => {
        const current = await selectPlan(tx, userId, isActive(tx, userId), true);
        if (!current) return fail('NO_ACTIVE_PLAN');
        const updatedAt = momentAfter(current);
        const again = request && (await goneBack(tx, userId, request, { planId: current.id, createdAt: moment() }));
        if (again) return again;
        const [earlier] = await selectVersions(tx, userId, current.id, eq(planVersion.id, versionId));
        if (!earlier) return fail('NOT_FOUND');
        await keepVersion(tx, userId, current, { id: keptId, createdAt: moment(), feedback: null });
        const after = { document: earlier.document, version: current.version + 1, updatedAt };
        await writePlan(tx, userId, current.id, after);
        return { ...current, canUndo: true, ...after };
      });
    },
  };
}

export type PlanStore = ReturnType<typeof planStore>;
