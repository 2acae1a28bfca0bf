import type { PlanChange, Source } from '@foothold/contract';
import type { PlanDraft } from '@foothold/guide';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { planProposal } from '../db/schema/plan.ts';

/** A refinement that was shown. */
export interface KeptProposal {
  id: string;
  planId: string;
  /** Version of the plan it was made for. */
  version: number;
  feedback: string;
  draft: PlanDraft;
  source: Source;
  /** What it changed, once it was made; null before. */
  applied: PlanChange[] | null;
}

/** Refinements shown to a person, the latest of each plan. */
export function proposalStore({ database, now }: { database: Database; now: () => number }) {
  return {
    /** Keeps a proposal in place of the one before it. */
    async keep(userId: string, proposal: Omit<KeptProposal, 'applied'>): Promise<void> {
      const row = { ...proposal, applied: null, createdAt: new Date(now()) };
      await database.db
        .insert(planProposal)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: [planProposal.userId, planProposal.planId], set: row });
    },

    async byId(userId: string, id: string): Promise<KeptProposal | null> {
      const [found] = await database.db
        .select()
        .from(planProposal)
        .where(and(eq(planProposal.userId, userId), eq(planProposal.id, id)));
      return found ?? null;
    },

    /** Notes what a proposal changes, with the change itself, so that making it again answers the same. */
    async markApplied(tx: Queryable, userId: string, id: string, changes: PlanChange[]): Promise<void> {
      await tx
        .update(planProposal)
        .set({ applied: changes })
        .where(and(eq(planProposal.userId, userId), eq(planProposal.id, id)));
    },
  };
}

export type ProposalStore = ReturnType<typeof proposalStore>;
