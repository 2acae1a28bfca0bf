import type { ChatTurn } from '@foothold/guide';
import { and, eq } from 'drizzle-orm';
import { ask, type Asker } from '../asking/ask.ts';
import { storable } from '../asking/storable.ts';
import { chatSummary } from '../db/schema/chat.ts';
import type { Services } from '../services.ts';
import type { ChatStore, KeptMessage, Thread } from './store.ts';

/** Messages a guide is shown as they were said. */
const RECENT = 40;
/** Of so many, the older ones are condensed; as many as this stay as they were said. */
const STAYS = 20;

/** What a guide is told of the talk so far. */
export interface Remembered {
  summary?: string;
  /** Oldest first. */
  history: ChatTurn[];
}

const turnOf = ({ sender, content }: KeptMessage): ChatTurn => ({ sender, content });

/** The memory of a talk: its newest messages as they were said, and in a few sentences what was before them. */
export function chatMemory(services: Services, store: ChatStore) {
  const { database } = services;
  const summaryOf = (userId: string, planId: string) =>
    database.db
      .select()
      .from(chatSummary)
      .where(and(eq(chatSummary.userId, userId), eq(chatSummary.planId, planId)))
      .then(([kept]) => kept ?? null);

  return {
    /** What was said before a message. */
    async before(userId: string, thread: Thread, message: KeptMessage | null): Promise<Remembered> {
      if (!message) return { history: [] };
      const [kept, summary] = await Promise.all([
        store.page(userId, thread, RECENT, message),
        thread === 'interview' ? null : summaryOf(userId, thread.planId),
      ]);
      const history = kept.filter(({ position }) => summary === null || position > summary.upTo).map(turnOf);
      return { history, ...(summary && { summary: summary.content }) };
    },

    /** Whether so much was told for a turn that older talk may be condensed after it: the turn itself is two messages. */
    isFull: ({ history }: Remembered): boolean => history.length + 2 >= RECENT,

    /**
     * Condenses what is older than the newest messages, once there is enough of it. What fails is tried again with the
     * next message; a guide that needs no memory makes none.
     */
    async condense(asker: Asker, planId: string): Promise<void> {
      const earlier = await summaryOf(asker.userId, planId);
      const newest = await store.page(asker.userId, { planId }, RECENT);
      const unread = newest.filter(({ position }) => earlier === null || position > earlier.upTo);
      const old = unread.slice(0, -STAYS);
      const last = old.at(-1);
      if (unread.length < RECENT || !last) return;
      const told = { turns: old.map(turnOf), ...(earlier && { summary: earlier.content }) };
      const { value } = await ask(services, asker, (context) => services.guide.condense(told, context));
      if (value === null) return;
      const content = storable(value);
      await database.db
        .insert(chatSummary)
        .values({ userId: asker.userId, planId, content, upTo: last.position })
        .onConflictDoUpdate({
          target: [chatSummary.userId, chatSummary.planId],
          set: { content, upTo: last.position },
        });
    },
  };
}

export type ChatMemory = ReturnType<typeof chatMemory>;
