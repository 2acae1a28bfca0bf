import { ASSISTANT } from '@foothold/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { chatMessage } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** So long, in milliseconds, what the interview answered with care stands before whatever is asked elsewhere: a day. */
const STANDS = 24 * 60 * 60 * 1_000;

/** So many replies of the interview are looked through. */
const LOOKED_AT = 5;

/**
 * The care that the interview said last to somebody in plain danger who did not go on there; null when there is none. Whoever
 * turns to another page at once has not said that all is well.
 */
export async function careBefore(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<string | null> {
  const replies = await database.db
    .select({ content: chatMessage.content, record: chatMessage.record, sentAt: chatMessage.sentAt })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.userId, userId),
        isNull(chatMessage.planId),
        isNull(chatMessage.replacedAt),
        eq(chatMessage.sender, ASSISTANT),
      ),
    )
    .orderBy(desc(chatMessage.position))
    .limit(LOOKED_AT);
  const other = replies.findIndex(({ record }) => record?.act !== 'answered-with-care');
  // The first of those in a row names whom to call; behind a bare “yes” the next only says that they are there.
  const first = (other < 0 ? replies : replies.slice(0, other)).at(-1);
  return first && now() - first.sentAt.getTime() < STANDS ? first.content : null;
}
