import {
  ASSISTANT,
  type ChatMessage,
  type FieldUpdate,
  type KeptProposal,
  type Language,
  type ReplyRecord,
  type Source,
  type StopReason,
  type SuggestedChange,
} from '@foothold/contract';
import { and, desc, eq, getTableColumns, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { chatMessage, chatSummary } from '../db/schema/chat.ts';
import { fail } from '../http/failure.ts';
import { presentProposal } from './proposals/kept.ts';
import { lastPosition, positionAfter } from './position.ts';

/** A conversation: a plan's, or the interview. */
export type Thread = { planId: string } | 'interview';
export type KeptMessage = typeof chatMessage.$inferSelect;

export interface Said {
  id: string;
  content: string;
  stepId?: string;
  substepId?: string | null;
  /** An earlier message of the person's: it and what followed are no longer shown. */
  replaces?: string;
}

interface SaidNow {
  message: KeptMessage;
  isNew: boolean;
}

export interface Reply {
  id: string;
  content: string;
  /** The message it answers; null for the interview's opening. */
  replyTo: KeptMessage | null;
  source: Source | null;
  language: Language;
  interrupted: boolean;
  /** Why it ended before its end; null when it is whole, or there was no more room. */
  stopReason: StopReason | null;
  suggestions: string[];
  updates: FieldUpdate[];
  suggestedChange?: SuggestedChange | null;
  proposals?: KeptProposal[];
  record: ReplyRecord;
  /** True when it takes the place of a whole reply too. */
  again?: boolean;
}

export type Greeting = Pick<Reply, 'id' | 'content' | 'source' | 'language' | 'suggestions'> &
  Pick<Said, 'stepId' | 'substepId'>;

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
    ...(message.suggestedChange && { suggested_change: message.suggestedChange }),
    ...(message.proposals.length > 0 && { proposals: message.proposals.map(presentProposal) }),
  };
}

/** Behind every position. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const pageOf = (ofThread: SQL) =>
  prepared((db) =>
    db
      .select()
      .from(chatMessage)
      .where(
        and(
          eq(chatMessage.userId, given('userId')),
          ofThread,
          isNull(chatMessage.replacedAt),
          lt(chatMessage.position, given('before')),
        ),
      )
      .orderBy(desc(chatMessage.position))
      .limit(sql.placeholder('limit')),
  );

const pageOfPlan = pageOf(eq(chatMessage.planId, given('planId')));
const pageOfInterview = pageOf(isNull(chatMessage.planId));

/** A message as it was added, and the last position before it. */
const returned = (db: Queryable, userId: string, thread: Thread) => ({
  ...getTableColumns(chatMessage),
  last: lastPosition(db, userId, planOf(thread)),
});

/** What is shown of a conversation. */
const inThread = (userId: string, thread: Thread, condition?: SQL) => {
  const planId = planOf(thread);
  const ofPlan = planId === null ? isNull(chatMessage.planId) : eq(chatMessage.planId, planId);
  return and(eq(chatMessage.userId, userId), ofPlan, isNull(chatMessage.replacedAt), condition);
};

/** A message just added as it is kept: behind those before it, also when the clock was set back since. */
async function inOrder(
  tx: Queryable,
  { last, ...added }: KeptMessage & { last: string | null },
  position: string,
): Promise<KeptMessage> {
  if (added.position !== position || last === null || last < position) return added;
  const behind = positionAfter(last);
  await tx
    .update(chatMessage)
    .set({ position: behind })
    .where(and(eq(chatMessage.userId, added.userId), eq(chatMessage.id, added.id)));
  return { ...added, position: behind };
}

/** Takes a message, and what followed it before `by`, out of what is shown. */
async function putAside(tx: Queryable, userId: string, thread: Thread, old: { id: string; by: KeptMessage }) {
  const [replaced] = await tx
    .select()
    .from(chatMessage)
    .where(inThread(userId, thread, and(eq(chatMessage.id, old.id), eq(chatMessage.sender, 'user'))));
  if (!replaced) return fail('NOT_FOUND');
  const followed = and(gte(chatMessage.position, replaced.position), ne(chatMessage.id, old.by.id));
  await tx
    .update(chatMessage)
    .set({ replacedAt: old.by.sentAt })
    .where(inThread(userId, thread, followed));
  const told = and(eq(chatSummary.userId, userId), gte(chatSummary.upTo, replaced.position));
  if (thread !== 'interview') await tx.delete(chatSummary).where(and(told, eq(chatSummary.planId, thread.planId)));
}

/** Takes the reply to a message out of what is shown, and gives its position to the next one; null when there is none. */
async function takePlace(
  tx: Queryable,
  userId: string,
  replyTo: string,
  next: { at: Date; position: string },
): Promise<string | null> {
  const theReply = and(eq(chatMessage.userId, userId), eq(chatMessage.replyTo, replyTo));
  const [old] = await tx
    .select({ id: chatMessage.id, position: chatMessage.position })
    .from(chatMessage)
    .where(and(theReply, isNull(chatMessage.replacedAt)));
  if (!old) return null;
  await tx
    .update(chatMessage)
    .set({ replacedAt: next.at, position: next.position })
    .where(and(eq(chatMessage.userId, userId), eq(chatMessage.id, old.id)));
  return old.position;
}

interface Tools {
  database: Database;
  newId: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Finds a message that is shown in a conversation. */
const oneOf =
  (database: Database) =>
  async (userId: string, thread: Thread, condition: SQL): Promise<KeptMessage | null> => {
    const [found] = await database.db
      .select()
      .from(chatMessage)
      .where(inThread(userId, thread, condition));
    return found ?? null;
  };

/**
 * Keeps the assistant's reply. One message has one reply: a whole one stays and is given back unless it is asked
 * for again, an interrupted one makes way.
 */
function replyKeeper({ database, newId, now }: Tools) {
  return async function answer(
    userId: string,
    thread: Thread,
    { replyTo, again, ...reply }: Reply,
  ): Promise<KeptMessage> {
    const about = { stepId: replyTo?.stepId ?? null, substepId: replyTo?.substepId ?? null };
    const { id: _id, ...words } = reply;
    const keep = async (tx: Queryable) => {
      const place =
        again && replyTo ? await takePlace(tx, userId, replyTo.id, { at: new Date(now()), position: newId() }) : null;
      const position = place ?? newId();
      const [row] = await tx
        .insert(chatMessage)
        .values({
          userId,
          ...reply,
          ...about,
          position,
          planId: planOf(thread),
          sender: ASSISTANT,
          replyTo: replyTo?.id ?? null,
          sentAt: new Date(now()),
        })
        .onConflictDoUpdate(
          replyTo
            ? {
                target: [chatMessage.userId, chatMessage.replyTo],
                targetWhere: isNull(chatMessage.replacedAt),
                set: words,
                setWhere: eq(chatMessage.interrupted, true),
              }
            : { target: [chatMessage.userId, chatMessage.id], set: words },
        )
        .returning(returned(tx, userId, thread));
      return place === null && row ? inOrder(tx, row, position) : row;
    };
    const kept = await (again ? database.transaction(keep) : keep(database.db));
    const standing = kept ?? (replyTo && (await oneOf(database)(userId, thread, eq(chatMessage.replyTo, replyTo.id))));
    if (!standing) throw new Error('A reply was neither kept nor found');
    return standing;
  };
}

/** Conversations. Ids of messages may be the client's; the order is the server's own. */
export function chatStore({ database, newId, now }: Tools) {
  const one = oneOf(database);

  return {
    byId: (userId: string, thread: Thread, id: string) => one(userId, thread, eq(chatMessage.id, id)),
    replyTo: (userId: string, thread: Thread, id: string) => one(userId, thread, eq(chatMessage.replyTo, id)),

    /** The newest messages before `before`, at most `limit`, oldest first. */
    async page(userId: string, thread: Thread, limit: number, before?: KeptMessage): Promise<KeptMessage[]> {
      const page = (thread === 'interview' ? pageOfInterview : pageOfPlan)(database.db);
      const rows = await page.execute({ userId, planId: planOf(thread), before: before?.position ?? END, limit });
      return rows.reverse();
    },

    /**
     * Keeps a person's message. The same id again changes nothing and gives back what was kept; null = not of here.
     * `isNew` is told to one caller only, whichever instances they come to.
     * Throws NOT_FOUND when it replaces what is no message of the person's here, and KEY_REUSED when it has other words.
     */
    async say(userId: string, thread: Thread, { id, replaces, ...said }: Said): Promise<SaidNow | null> {
      const at = { position: newId(), sentAt: new Date(now()) };
      const keep = async (tx: Queryable) => {
        const [added] = await tx
          .insert(chatMessage)
          .values({ userId, id, planId: planOf(thread), sender: 'user', ...said, ...at })
          .onConflictDoNothing()
          .returning(returned(tx, userId, thread));
        const kept = added && (await inOrder(tx, added, at.position));
        if (kept && replaces !== undefined) await putAside(tx, userId, thread, { id: replaces, by: kept });
        return kept;
      };
      // One statement needs no transaction around it, which would be two more.
      const kept = await (replaces === undefined ? keep(database.db) : database.transaction(keep));
      if (kept) return { message: kept, isNew: true };
      const earlier = await one(userId, thread, and(eq(chatMessage.id, id), eq(chatMessage.sender, 'user')) as SQL);
      if (earlier && earlier.content !== said.content) fail('KEY_REUSED');
      return earlier && { message: earlier, isNew: false };
    },

    answer: replyKeeper({ database, newId, now }),

    /** Notes that what waited behind a reply is kept; false when that was noted before. */
    async settle(userId: string, { id, record }: KeptMessage, db: Queryable): Promise<boolean> {
      const isOpen = sql`not coalesce((${chatMessage.record} ->> 'waiting_kept')::boolean, false)`;
      const noted = await db
        .update(chatMessage)
        .set({ record: record && { ...record, waiting_kept: true } })
        .where(and(eq(chatMessage.userId, userId), eq(chatMessage.id, id), isOpen))
        .returning({ id: chatMessage.id });
      return noted.length > 0;
    },

    /** Keeps what the assistant says unasked, once under its id; null when it was said before. */
    async greet(userId: string, thread: Thread, greeting: Greeting): Promise<KeptMessage | null> {
      const position = newId();
      const at = { position, sentAt: new Date(now()) };
      const [added] = await database.db
        .insert(chatMessage)
        .values({ userId, planId: planOf(thread), sender: ASSISTANT, ...greeting, ...at })
        .onConflictDoNothing()
        .returning(returned(database.db, userId, thread));
      return added ? inOrder(database.db, added, position) : null;
    },
  };
}

export type ChatStore = ReturnType<typeof chatStore>;
