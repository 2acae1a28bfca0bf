import type { PlanChange } from '@foothold/contract';
import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { planRequest } from '../db/schema/plan.ts';
import { fail } from '../http/failure.ts';
import { hashOfAsked } from '../http/idempotency-key.ts';

/** A change of a plan that was asked for under an Idempotency-Key, which counts within one call of one person. */
export interface KeyedRequest {
  id: string;
  hash: string;
}

/** What such a request did when it came first. */
export interface Answered {
  planId: string;
  changes: PlanChange[];
}

/** `asked` = what the call wants changed, in words that are the same for the same request. */
export function keyedRequest(userId: string, call: string, key: string, asked: string): KeyedRequest {
  return { id: v5(`${call}:${key}`, userId), hash: hashOfAsked(asked) };
}

/** What a request did before; null the first time. Throws KEY_REUSED where its key stands for something else. */
export async function findAnswered(db: Queryable, userId: string, request: KeyedRequest): Promise<Answered | null> {
  const { planId, changes, hash } = planRequest;
  const [found] = await db
    .select({ planId, changes, hash })
    .from(planRequest)
    .where(and(eq(planRequest.userId, userId), eq(planRequest.id, request.id)));
  if (!found) return null;
  if (found.hash !== request.hash) return fail('KEY_REUSED');
  return { planId: found.planId, changes: found.changes };
}

/**
 * Notes a request in the transaction that does what it asks for; null when it is the first, else what it did before. One
 * that comes at the same time is waited for. Throws KEY_REUSED.
 */
export async function claimRequest(
  tx: Queryable,
  userId: string,
  request: KeyedRequest,
  made: Answered & { createdAt: Date },
): Promise<Answered | null> {
  const [first] = await tx
    .insert(planRequest)
    .values({ userId, ...request, ...made })
    .onConflictDoNothing()
    .returning({ id: planRequest.id });
  return first ? null : findAnswered(tx, userId, request);
}
