import { MEMORY_MAX, type MemoryEntry, type NewMemory } from '@foothold/contract';
import type { Memory } from '@foothold/guide';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/lock-account.ts';
import { given, prepared } from '../db/prepared.ts';
import { chatMessage } from '../db/schema/chat.ts';
import { memory } from '../db/schema/memory.ts';
import { fail } from '../http/failure.ts';
import { keepUntold, untoldBy } from './untold.ts';

interface Tools {
  database: Database;
  newId: () => string;
  now: () => number;
}

/** An entry on its way in: its id, and the message it came from. */
interface Coming {
  id: string;
  messageId?: string | null;
}

type Row = typeof memory.$inferSelect;
type From = Pick<typeof chatMessage.$inferSelect, 'id' | 'planId' | 'stepId' | 'substepId'> | null;

const sourceOf = ({ id, stepId, substepId }: NonNullable<From>, planId: string) => ({
  message_id: id,
  plan_id: planId,
  step_id: stepId,
  substep_id: substepId,
});

function presentEntry({ id, kind, text, until, createdAt, revisedAt }: Row, from: From): MemoryEntry {
  return {
    id,
    kind,
    text,
    until,
    source: from?.planId ? sourceOf(from, from.planId) : null,
    created_at: createdAt.toISOString(),
    revised_at: revisedAt.toISOString(),
  };
}

const toldTo = prepared((db) =>
  db
    .select({ id: memory.id, kind: memory.kind, text: memory.text, until: memory.until, revisedAt: memory.revisedAt })
    .from(memory)
    .where(eq(memory.userId, given('userId')))
    .orderBy(desc(memory.revisedAt), desc(memory.id)),
);

/** What a guide is told that the person had remembered. */
export async function memoryOf(db: Queryable, userId: string): Promise<Memory[]> {
  const rows = await toldTo(db).execute({ userId });
  return rows.map(({ revisedAt, ...entry }) => ({ ...entry, on: revisedAt.toISOString().slice(0, 10) }));
}

/** An asker whose guide is told what the person had remembered. */
export async function remembering<Asking extends { userId: string }>(
  { database }: { database: Database },
  asker: Asking,
): Promise<Asking & { memory: Memory[] }> {
  return { ...asker, memory: await memoryOf(database.db, asker.userId) };
}

/** Entries of a person, the latest first, each with the message it was said in. */
const find = (db: Queryable, userId: string, condition?: SQL) =>
  db
    .select({
      row: memory,
      from: {
        id: chatMessage.id,
        planId: chatMessage.planId,
        stepId: chatMessage.stepId,
        substepId: chatMessage.substepId,
      },
    })
    .from(memory)
    .leftJoin(
      chatMessage,
      and(eq(chatMessage.userId, memory.userId), eq(chatMessage.id, memory.messageId), isNull(chatMessage.replacedAt)),
    )
    .where(and(eq(memory.userId, userId), condition))
    .orderBy(desc(memory.revisedAt), desc(memory.id));

/** Throws NOT_FOUND. */
const one = async (db: Queryable, userId: string, id: string): Promise<MemoryEntry> => {
  const [found] = await find(db, userId, eq(memory.id, id));
  return found ? presentEntry(found.row, found.from) : fail('NOT_FOUND');
};

/** What people want remembered. */
export function memoryStore({ database, newId, now }: Tools) {
  /** Keeps an entry in a transaction; one that is there under its id stays as it is. Throws MEMORY_FULL. */
  async function keep(
    tx: Queryable,
    userId: string,
    entry: NewMemory,
    { id, messageId = null }: Coming,
  ): Promise<void> {
    await lockAccount(tx, userId);
    const [held] = await tx.select({ entries: count() }).from(memory).where(eq(memory.userId, userId));
    const isNew = (await find(tx, userId, eq(memory.id, id))).length === 0;
    if (isNew && (held?.entries ?? 0) >= MEMORY_MAX.entries) fail('MEMORY_FULL');
    const at = new Date(now());
    const { kind, text, until } = entry;
    await tx
      .insert(memory)
      .values({ userId, id, kind, text, until, messageId, createdAt: at, revisedAt: at })
      .onConflictDoNothing();
  }

  return {
    keep,

    list: async (userId: string): Promise<MemoryEntry[]> =>
      (await find(database.db, userId)).map(({ row, from }) => presentEntry(row, from)),

    add: (userId: string, entry: NewMemory, id: string = newId()): Promise<MemoryEntry> =>
      database.transaction(async (tx) => {
        await keep(tx, userId, entry, { id });
        return one(tx, userId, id);
      }),

    /** Throws NOT_FOUND. */
    async change(userId: string, id: string, { kind, text, until }: NewMemory): Promise<MemoryEntry> {
      const [held] = await find(database.db, userId, eq(memory.id, id));
      if (!held) return fail('NOT_FOUND');
      const untold = held.row.text === text ? null : await untoldBy(database.db, userId, held.row);
      return database.transaction(async (tx) => {
        await tx
          .update(memory)
          .set({ kind, text, until, revisedAt: new Date(now()) })
          .where(and(eq(memory.userId, userId), eq(memory.id, id)));
        if (untold) await keepUntold(tx, userId, untold, new Date(now()));
        return one(tx, userId, id);
      });
    },

    /** Forgets an entry in a transaction; nothing where there is none. */
    async forgetIn(tx: Queryable, userId: string, id: string): Promise<void> {
      const [held] = await find(tx, userId, eq(memory.id, id));
      if (!held) return;
      await tx.delete(memory).where(and(eq(memory.userId, userId), eq(memory.id, id)));
      await keepUntold(tx, userId, await untoldBy(tx, userId, held.row), new Date(now()));
    },

    /** Forgets an entry, so that no guide is told of it by the talk either. False when there was none. */
    async forget(userId: string, id: string): Promise<boolean> {
      const [held] = await find(database.db, userId, eq(memory.id, id));
      if (!held) return false;
      // The talk is read before, since that takes a while; entry and talk are forgotten together or, to be tried again, not.
      const untold = await untoldBy(database.db, userId, held.row);
      await database.transaction(async (tx) => {
        await tx.delete(memory).where(and(eq(memory.userId, userId), eq(memory.id, id)));
        await keepUntold(tx, userId, untold, new Date(now()));
      });
      return true;
    },
  };
}
