import { ASSISTANT, withoutReferences } from '@foothold/contract';
import type { ChatTurn } from '@foothold/guide';
import { and, eq, inArray } from 'drizzle-orm';
import { ask, type Asker } from '../guide-client/ask.ts';
import { storable } from '../guide-client/storable.ts';
import type { Queryable } from '../db/database.ts';
import { chatMessage, chatSummary } from '../db/schema/chat.ts';
import type { Services } from '../services.ts';
import type { ChatStore, KeptMessage, Thread } from './store.ts';

/** Most messages a guide is shown as they were said: there are so many only while they can't be condensed. */
const RECENT = 40;
/** Of so many, the older ones are condensed; as many as this stay as they were said. */
const FULL = 20;
const STAYS = 12;
/** As far back is read for what no summary holds yet, and so much of it is condensed at once. */
const FAR = 200;
const AT_ONCE = 40;

/** What a guide is told of the talk so far. */
export interface Remembered {
  summary?: string;
  /** Oldest first. */
  history: ChatTurn[];
}

/** A summary of some messages and of what was remembered before them. */
interface Condensed {
  messages: readonly KeptMessage[];
  content: string;
  /** Position of the last message it was made up to. */
  upTo: string;
  earlier: typeof chatSummary.$inferSelect | null;
}

export const turnOf = ({ sender, content, updates, record }: KeptMessage): ChatTurn =>
  sender === ASSISTANT ? { sender, content: withoutReferences(content), updates, record } : { sender, content };

/** What somebody wants forgotten no guide is told of. */
export const isTold = ({ forgottenAt }: KeptMessage) => forgottenAt === null;

/** What the older part of a talk came to. */
export async function keptSummary(db: Queryable, userId: string, planId: string) {
  const ofTalk = and(eq(chatSummary.userId, userId), eq(chatSummary.planId, planId));
  const [kept] = await db.select().from(chatSummary).where(ofTalk);
  return kept ?? null;
}

/** The memory of a talk: its newest messages as they were said, and in a few sentences what was before them. */
export function chatMemory(services: Services, store: ChatStore) {
  const { database } = services;
  const summaryOf = (userId: string, planId: string) => keptSummary(database.db, userId, planId);

  /** Talks that are being condensed here. */
  const condensing = new Set<string>();

  /** Puts a summary in the place of the earlier one; false when the talk has changed under it meanwhile. */
  const keep = (userId: string, planId: string, told: Condensed) =>
    database.transaction(async (tx) => {
      const ids = told.messages.map(({ id }) => id);
      const rows = await tx
        .select({ replacedAt: chatMessage.replacedAt, forgottenAt: chatMessage.forgottenAt })
        .from(chatMessage)
        .where(and(eq(chatMessage.userId, userId), inArray(chatMessage.id, ids)))
        .for('update');
      const isAsItWas = rows.every(({ replacedAt, forgottenAt }) => replacedAt === null && forgottenAt === null);
      if (rows.length < ids.length || !isAsItWas) return false;
      const { content, upTo, earlier } = told;
      const ofPlan = and(eq(chatSummary.userId, userId), eq(chatSummary.planId, planId));
      const isNow = { upTo: chatSummary.upTo };
      const kept = earlier
        ? await tx
            .update(chatSummary)
            .set({ content, upTo })
            .where(and(ofPlan, eq(chatSummary.upTo, earlier.upTo)))
            .returning(isNow)
        : await tx.insert(chatSummary).values({ userId, planId, content, upTo }).onConflictDoNothing().returning(isNow);
      return kept.length > 0;
    });

  /** Condenses the oldest that no summary holds; false when there is not enough of it, or it could not be kept. */
  async function condenseOnce(asker: Asker, planId: string): Promise<boolean> {
    const earlier = await summaryOf(asker.userId, planId);
    const newest = await store.page(asker.userId, { planId }, FAR);
    const unread = newest.filter(({ position }) => earlier === null || position > earlier.upTo);
    const older = unread.slice(0, -STAYS).slice(0, AT_ONCE);
    const last = older.at(-1);
    const messages = older.filter(isTold);
    if (unread.length < FULL || !last) return false;
    const told = { turns: messages.map(turnOf), ...(earlier && { summary: earlier.content }) };
    const { value } = await ask(services, asker, (context) => services.guide.condense(told, context));
    if (value === null) return false;
    return keep(asker.userId, planId, { messages, content: storable(value), upTo: last.position, earlier });
  }

  return {
    /** What was said before a message: in a summary what it holds, and all the rest as it was said. */
    async before(userId: string, thread: Thread, message: KeptMessage | null): Promise<Remembered> {
      if (!message) return { history: [] };
      const [kept, summary] = await Promise.all([
        store.page(userId, thread, RECENT, message),
        thread === 'interview' ? null : summaryOf(userId, thread.planId),
      ]);
      const unread = kept.filter(({ position }) => summary === null || position > summary.upTo);
      const history = unread.filter(isTold).map(turnOf);
      return { history, ...(summary && { summary: summary.content }) };
    },

    /** Whether so much was told for a turn that older talk may be condensed after it: the turn itself is two messages. */
    isFull: ({ history }: Remembered): boolean => history.length + 2 >= FULL,

    /**
     * Condenses what is older than the newest messages, once there is enough of it; a talk that is being condensed is
     * left alone. What fails is tried again with the next message; a guide that needs no memory makes none.
     */
    async condense(asker: Asker, planId: string): Promise<void> {
      const talk = `${asker.userId} ${planId}`;
      if (condensing.has(talk)) return;
      condensing.add(talk);
      try {
        while (await condenseOnce(asker, planId));
      } finally {
        condensing.delete(talk);
      }
    },
  };
}

export type ChatMemory = ReturnType<typeof chatMemory>;
