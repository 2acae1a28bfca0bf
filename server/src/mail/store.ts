import { and, asc, count, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Queryable } from '../db/database.ts';
import { mail } from '../db/schema/mail.ts';

export type WaitingMail = typeof mail.$inferSelect;

/** Puts a mail into the outbox, in the transaction of what it tells about: both are kept, or neither. */
export async function postMail(
  tx: Queryable,
  {
    userId,
    kind,
    recipient,
    language,
    createdAt,
  }: Pick<WaitingMail, 'userId' | 'kind' | 'recipient' | 'language' | 'createdAt'>,
): Promise<void> {
  await tx.insert(mail).values({ userId, id: v7(), kind, recipient, language, createdAt, nextAttemptAt: createdAt });
}

/** The outbox. */
export function mailStore(database: Database) {
  const one = ({ userId, id, nextAttemptAt }: Pick<WaitingMail, 'userId' | 'id' | 'nextAttemptAt'>) =>
    and(eq(mail.userId, userId), eq(mail.id, id), eq(mail.nextAttemptAt, nextAttemptAt));

  return {
    /**
     * Mails whose time has come, of everybody, the longest waiting first; one put off beyond `latest` was put off by a
     * clock that has been set back since.
     */
    due(now: Date, latest: Date, limit: number): Promise<WaitingMail[]> {
      return database.db
        .select()
        .from(mail)
        .where(or(lte(mail.nextAttemptAt, now), gt(mail.nextAttemptAt, latest)))
        .orderBy(asc(mail.nextAttemptAt))
        .limit(limit);
    },

    /** How many mails have not left yet, of everybody, and since when the first of them waits. */
    async waiting(): Promise<{ count: number; oldest: Date | null }> {
      const [told] = await database.db.select({ count: count(), oldest: min(mail.createdAt) }).from(mail);
      return told ?? { count: 0, oldest: null };
    },

    /**
     * Takes a mail for one try that counts as lost at `until`; null when another server was quicker. A process that dies
     * meanwhile leaves it in the outbox.
     */
    async claim(waiting: WaitingMail, until: Date): Promise<WaitingMail | null> {
      const [claimed] = await database.db
        .update(mail)
        .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: until })
        .where(one(waiting))
        .returning();
      return claimed ?? null;
    },

    async postpone(claimed: WaitingMail, until: Date): Promise<void> {
      await database.db.update(mail).set({ nextAttemptAt: until }).where(one(claimed));
    },

    async remove(claimed: WaitingMail): Promise<void> {
      await database.db.delete(mail).where(one(claimed));
    },
  };
}
