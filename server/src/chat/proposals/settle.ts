import {
  applyField,
  type ChatProposal,
  type FieldUpdate,
  type KeptProposal,
  type NewMemory,
  type Plan,
  type ProposalAction,
} from '@foothold/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { plan as planTable } from '../../db/schema/plan.ts';
import { fail } from '../../http/failure.ts';
import { memoryStore } from '../../memory/store.ts';
import type { PlanDocument } from '../../plan/plan-document.ts';
import { presentPlan } from '../../plan/present.ts';
import { type KeptPlan, keepVersion, selectPlan } from '../../plan/rows.ts';
import { setStatus } from '../../plan/set-status.ts';
import { writePlan } from '../../plan/store.ts';
import type { profileStore } from '../../profile/store.ts';
import type { Services } from '../../services.ts';
import { applied, isBeside, undone } from './apply.ts';
import { presentProposal } from './kept.ts';

/** What an action comes to. */
interface Settled {
  proposal: ChatProposal;
  plan: Plan;
  update?: FieldUpdate;
}

interface Held {
  message: typeof chatMessage.$inferSelect;
  proposal: KeptProposal;
}

/** The shown message with a proposal, which nobody else changes before the transaction ends. Throws NOT_FOUND. */
async function heldFor(tx: Queryable, userId: string, id: string): Promise<Held> {
  const holds = sql`${chatMessage.proposals} @> ${JSON.stringify([{ id }])}::jsonb`;
  const [message] = await tx
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.userId, userId), holds, isNull(chatMessage.replacedAt)))
    .for('update');
  const proposal = message?.proposals.find((one) => one.id === id);
  return message && proposal ? { message, proposal } : fail('NOT_FOUND');
}

/** The words that asked for a change, which its version of the plan is kept under. */
async function askedWith(tx: Queryable, userId: string, replyTo: string | null): Promise<string | null> {
  if (replyTo === null) return null;
  const [asked] = await tx
    .select({ content: chatMessage.content })
    .from(chatMessage)
    .where(and(eq(chatMessage.userId, userId), eq(chatMessage.id, replyTo)));
  return asked?.content ?? null;
}

/** What a proposal has remembered; null for one that changes something else. */
function toRemember({ kind, payload }: KeptProposal): NewMemory | null {
  if (kind === 'remember') return payload;
  return kind === 'assumption' ? { kind: 'assumed', text: payload.text, until: null } : null;
}

/** Ticks go back one by one, each with its day, so that the log tells of them. Throws PLAN_CHANGED. */
async function untick(
  tools: Parameters<typeof setStatus>[0],
  userId: string,
  kept: KeptPlan,
  { payload, undo: was }: KeptTick,
): Promise<KeptPlan> {
  const { part_id, status: set } = payload;
  const held = new Set(
    kept.document.steps.flatMap(({ step_id, substeps }) => [step_id, ...substeps.map(({ substep_id }) => substep_id)]),
  );
  if (!held.has(part_id)) fail('PLAN_CHANGED');
  let plan = kept;
  for (const { substep_id: id, status, completed_at: at } of was?.ticks ?? []) {
    if (status !== set && held.has(id)) plan = await setStatus(tools, userId, { part: 'substep', id, status, at });
  }
  const isBare = was?.status !== undefined && (was.ticks ?? []).length === 0;
  return isBare ? setStatus(tools, userId, { part: 'step', id: part_id, status: was.status ?? set }) : plan;
}

/** What taking a proposal changes, and what undoing it puts back. */
function changesOf(services: Services, profiles: ReturnType<typeof profileStore>) {
  const { newId, now } = services;
  const memories = memoryStore(services);

  /** Writes a plan that was changed, and keeps it as it was under the words that asked for it. */
  async function change(tx: Queryable, userId: string, kept: KeptPlan, { document, held }: Change): Promise<KeptPlan> {
    const updatedAt = new Date(Math.max(now(), kept.updatedAt.getTime() + 1));
    const version = kept.version + 1;
    const feedback = await askedWith(tx, userId, held.message.replyTo);
    await keepVersion(tx, userId, kept, { id: newId(), createdAt: new Date(now()), feedback });
    await writePlan(tx, userId, kept.id, { document, version, updatedAt });
    return { ...kept, document, version, updatedAt, canUndo: true };
  }

  /** Sets a field of the profile from what it must still hold to another value. Throws PROFILE_CHANGED. */
  async function setField(tx: Queryable, userId: string, from: FieldUpdate, to: FieldUpdate): Promise<void> {
    const profile = await profiles.get(userId, 'en', tx);
    const isSame = JSON.stringify(applyField(profile, from)) === JSON.stringify(profile);
    if (!isSame) fail('PROFILE_CHANGED');
    await profiles.saveField(userId, to, tx);
  }

  async function take(tx: Queryable, userId: string, kept: KeptPlan, held: Held) {
    const { proposal } = held;
    if (proposal.kind === 'profile') {
      const { before, update } = proposal.payload;
      await setField(tx, userId, before, update);
      return { plan: kept, undo: {}, update };
    }
    const entry = toRemember(proposal);
    if (entry) {
      const id = newId();
      await memories.keep(tx, userId, entry, { id, messageId: held.message.replyTo });
      return { plan: kept, undo: { added: id } };
    }
    if (isBeside(proposal)) return fail('INVALID');
    const made = applied(kept.document, proposal, { newId, at: new Date(now()) }) ?? fail('PLAN_CHANGED');
    if (proposal.kind === 'tick') {
      const { part_id: id, status } = proposal.payload;
      const part = kept.document.steps.some(({ step_id }) => step_id === id) ? 'step' : 'substep';
      return { plan: await setStatus({ ...services, db: tx }, userId, { part, id, status }), undo: made.undo };
    }
    const plan = await change(tx, userId, kept, { document: made.document, held });
    return { plan, undo: made.undo };
  }

  async function undo(tx: Queryable, userId: string, kept: KeptPlan, held: Held) {
    const { proposal } = held;
    if (proposal.kind === 'profile') {
      const { before, update } = proposal.payload;
      await setField(tx, userId, update, before);
      return { plan: kept, undo: null, update: before };
    }
    if (isBeside(proposal)) {
      if (proposal.undo?.added) await memories.forgetIn(tx, userId, proposal.undo.added);
      return { plan: kept, undo: null };
    }
    if (proposal.kind === 'tick')
      return { plan: await untick({ ...services, db: tx }, userId, kept, proposal), undo: null };
    const document = undone(kept.document, proposal, proposal.undo ?? {}) ?? fail('PLAN_CHANGED');
    return { plan: await change(tx, userId, kept, { document, held }), undo: null };
  }

  return { take, undo };
}

/** Takes, leaves and undoes what replies propose. */
export function proposalDesk(services: Services, profiles: ReturnType<typeof profileStore>) {
  const { take, undo } = changesOf(services, profiles);

  const next = { take: 'taken', leave: 'left', undo: 'undone' } as const;

  return {
    /**
     * Does with a proposal what its person wants; the same again answers as it did. Throws NOT_FOUND, PLAN_CHANGED and
     * PROFILE_CHANGED where it no longer fits, NOTHING_TO_UNDO where it was not taken, PLAN_CHANGED where it is left
     * after it was taken.
     */
    settle(userId: string, id: string, action: ProposalAction): Promise<Settled> {
      return services.database.transaction(async (tx) => {
        const held = await heldFor(tx, userId, id.toLowerCase());
        const { message, proposal } = held;
        const kept = (await selectPlan(tx, userId, eq(planTable.id, message.planId ?? ''), true)) ?? fail('NOT_FOUND');
        const state = next[action];
        if (proposal.state === state) return { proposal: presentProposal(proposal), plan: presentPlan(kept) };
        if (action === 'undo' && proposal.state !== 'taken') fail('NOTHING_TO_UNDO');
        if (action === 'leave' && proposal.state === 'taken') fail('PLAN_CHANGED');
        const nothing = { plan: kept, undo: null };
        const doing = { take, undo, leave: async () => nothing }[action];
        const done: { plan: KeptPlan; undo: KeptProposal['undo']; update?: FieldUpdate } = await doing(
          tx,
          userId,
          kept,
          held,
        );
        const settled: KeptProposal = { ...proposal, state, undo: done.undo };
        await tx
          .update(chatMessage)
          .set({ proposals: message.proposals.map((one) => (one.id === settled.id ? settled : one)) })
          .where(and(eq(chatMessage.userId, userId), eq(chatMessage.id, message.id)));
        const { update } = done;
        return { proposal: presentProposal(settled), plan: presentPlan(done.plan), ...(update && { update }) };
      });
    },
  };
}

type KeptTick = Extract<KeptProposal, { kind: 'tick' }>;

interface Change {
  document: PlanDocument;
  held: Held;
}
