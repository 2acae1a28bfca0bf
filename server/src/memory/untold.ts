import { setImmediate as othersFirst } from 'node:timers/promises';
import { tellsOf } from '@foothold/guide';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { chatMessage, chatSummary } from '../db/schema/chat.ts';

/** Messages that are read at once, and in all: older ones no guide is told of. */
const AT_ONCE = 100;
const MOST = 2_000;
/** Behind every position. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Ids of the messages, of plans and of the interview, that tell of something: by their words, or as its source and the reply to that. */
export async function untoldBy(
  db: Queryable,
  userId: string,
  { text, messageId }: { text: string; messageId: string | null },
): Promise<string[]> {
  const ids: string[] = [];
  for (let read = 0, before = END; read < MOST; read += AT_ONCE) {
    const rows = await db
      .select({
        id: chatMessage.id,
        position: chatMessage.position,
        content: chatMessage.content,
        replyTo: chatMessage.replyTo,
      })
      .from(chatMessage)
      .where(and(eq(chatMessage.userId, userId), isNull(chatMessage.forgottenAt), lt(chatMessage.position, before)))
      .orderBy(desc(chatMessage.position))
      .limit(AT_ONCE);
    for (const { id, content, replyTo } of rows) {
      const isSource = messageId !== null && (id === messageId || replyTo === messageId);
      if (isSource || tellsOf(text, content)) ids.push(id);
      // A long text is a millisecond: others come in between.
      if (content.length > 2_000) await othersFirst();
    }
    before = rows.at(-1)?.position ?? before;
    if (rows.length < AT_ONCE) break;
    await othersFirst();
  }
  return ids;
}

/** Has no guide told of messages again. Summaries, which may hold them in other words, are made anew without them. */
export async function keepUntold(tx: Queryable, userId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) {
    const told = or(inArray(chatMessage.id, [...ids]), inArray(chatMessage.replyTo, [...ids]));
    await tx
      .update(chatMessage)
      .set({ forgottenAt: at })
      .where(and(eq(chatMessage.userId, userId), told));
  }
  await tx.delete(chatSummary).where(eq(chatSummary.userId, userId));
}
