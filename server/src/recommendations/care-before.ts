import { ASSISTANT, type StoredProfile } from '@foothold/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { chatMessage, profile as profiles } from '../db/schema.ts';
import type { Asker } from '../guide-client/ask.ts';
import { wordsIn } from '../http/care.ts';
import type { Services } from '../services.ts';

/** So long, in milliseconds, what the interview answered with care stands before whatever is asked elsewhere: a day. */
const STANDS = 24 * 60 * 60 * 1_000;

/** So many replies of the interview are looked through. */
const LOOKED_AT = 5;

/**
 * The care that the interview said last to somebody in plain danger who did not go on there; null when there is none. Whoever
 * turns to another page at once has not said that all is well.
 */
async function careOfInterview(
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

/** The care that a form was answered with: what plainly tells of danger still stands in the profile, and was saved just now. */
async function careOfForm(
  services: Services,
  { userId, language }: Who,
  profile: StoredProfile,
): Promise<string | null> {
  const care = await services.safety.care(wordsIn(profile), language, profile.location);
  if (!care?.sure) return null;
  const [saved] = await services.database.db
    .select({ at: profiles.updatedAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return saved && services.now() - saved.at.getTime() < STANDS ? care.text : null;
}

type Who = Pick<Asker, 'userId' | 'language'>;

/** The care that was said to somebody elsewhere and stands before ideas as well; null when there is none. */
export async function careBefore(services: Services, who: Who, profile: StoredProfile): Promise<string | null> {
  return (await careOfInterview(services, who.userId)) ?? (await careOfForm(services, who, profile));
}
