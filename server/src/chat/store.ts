import { ASSISTANT, type ChatMessage, type FieldUpdate, type Language, type Source } from '@foothold/contract';
import { and, desc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { chatMessage } from '../db/schema/chat.ts';

/** A conversation: a plan's, or the interview. */
export type Thread = { planId: string } | 'interview';
export type KeptMessage = typeof chatMessage.$inferSelect;

export interface Said {
  id: string;
  content: string;
  stepId?: string;
  substepId?: string | null;
}

export interface Reply {
  id: string;
  content: string;
  /** The message it answers; null for the interview's opening. */
  replyTo: KeptMessage | null;
  source: Source | null;
  language: Language;
  interrupted: boolean;
  suggestions: string[];
  updates: FieldUpdate[];
}

const planOf = (thread: Thread) => (thread === 'interview' ? null : thread.planId);

/** What leaves the server of a message. */
export function presentMessage(message: KeptMessage): ChatMessage {
  return {
    id: message.id,
    sender: message.sender,
    content: message.content,
    ts: message.sentAt.getTime(),
    step_id: message.stepId,
    substep_id: message.substepId,
    source: message.source,
    interrupted: message.interrupted,
  };
}

/** Conversations. Ids of messages may be the client's; the order is the server's own. */
export function chatStore({ database, newId, now }: { database: Database; newId: () => string; now: () => number }) {
  const inThread = (userId: string, thread: Thread, condition?: SQL) => {
    const planId = planOf(thread);
    const ofPlan = planId === null ? isNull(chatMessage.planId) : eq(chatMessage.planId, planId);
    return and(eq(chatMessage.userId, userId), ofPlan, condition);
  };

  const one = async (userId: string, thread: Thread, condition: SQL): Promise<KeptMessage | null> => {
    const [found] = await database.db
      .select()
      .from(chatMessage)
      .where(inThread(userId, thread, condition));
    return found ?? null;
  };

  return {
    byId: (userId: string, thread: Thread, id: string) => one(userId, thread, eq(chatMessage.id, id)),
    replyTo: (userId: string, thread: Thread, id: string) => one(userId, thread, eq(chatMessage.replyTo, id)),

    /** The newest messages before `before`, at most `limit`, oldest first. */
    async page(userId: string, thread: Thread, limit: number, before?: KeptMessage): Promise<KeptMessage[]> {
      const rows = await database.db
        .select()
        .from(chatMessage)
        .where(inThread(userId, thread, before && lt(chatMessage.position, before.position)))
        .orderBy(desc(chatMessage.position))
        .limit(limit);
      return rows.reverse();
    },

    /** Keeps a person's message. The same id again changes nothing and gives back what was kept; null = not of here. */
    async say(userId: string, thread: Thread, { id, content, stepId, substepId }: Said): Promise<KeptMessage | null> {
      const [kept] = await database.db
        .insert(chatMessage)
        .values({
          userId,
          id,
          position: newId(),
          planId: planOf(thread),
          stepId: stepId ?? null,
          substepId: substepId ?? null,
          sender: 'user',
          content,
          sentAt: new Date(now()),
        })
        .onConflictDoNothing()
        .returning();
      return kept ?? one(userId, thread, and(eq(chatMessage.id, id), eq(chatMessage.sender, 'user')) as SQL);
    },

    /**
     * Keeps the assistant's reply. One message has one reply: a whole one stays and is given back, an interrupted one
     * makes way.
     */
    async answer(userId: string, thread: Thread, { replyTo, ...reply }: Reply): Promise<KeptMessage> {
      const about = { stepId: replyTo?.stepId ?? null, substepId: replyTo?.substepId ?? null };
      const { id: _id, ...words } = reply;
      const [kept] = await database.db
        .insert(chatMessage)
        .values({
          userId,
          ...reply,
          ...about,
          position: newId(),
          planId: planOf(thread),
          sender: ASSISTANT,
          replyTo: replyTo?.id ?? null,
          sentAt: new Date(now()),
        })
        .onConflictDoUpdate(
          replyTo
            ? {
                target: [chatMessage.userId, chatMessage.replyTo],
                set: words,
                setWhere: eq(chatMessage.interrupted, true),
              }
            : { target: [chatMessage.userId, chatMessage.id], set: words },
        )
        .returning();
      const standing = kept ?? (replyTo && (await one(userId, thread, eq(chatMessage.replyTo, replyTo.id))));
      if (!standing) throw new Error('A reply was neither kept nor found');
      return standing;
    },
  };
}

export type ChatStore = ReturnType<typeof chatStore>;
