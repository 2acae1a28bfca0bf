import { and, desc, eq, isNull } from 'drizzle-orm';
import { chatMessage } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** So long, in milliseconds, what the interview answered with care stands before whatever is asked elsewhere: a day. */
const STANDS = 24 * 60 * 60 * 1_000;

/**
 * The care that the interview said last to somebody in plain danger who did not go on there; null when there is none. Whoever
 * turns to another page at once has not said that all is well.
 */
export async function careBefore(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<string | null> {
  const [last] = await database.db
    .select({ content: chatMessage.content, record: chatMessage.record, sentAt: chatMessage.sentAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.userId, userId), isNull(chatMessage.planId), isNull(chatMessage.replacedAt)))
    .orderBy(desc(chatMessage.position))
    .limit(1);
  const isSure = last?.record?.act === 'answered-with-care';
  return isSure && now() - last.sentAt.getTime() < STANDS ? last.content : null;
}
