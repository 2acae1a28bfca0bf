import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, session } from '../db/schema/account.ts';
import type { Caller } from '../http/caller.ts';

export type NewSession = Omit<typeof session.$inferInsert, 'userId'>;

/** Sessions, each in its person's rows. */
export function sessionStore(database: Database) {
  return {
    /** Adds a session, and takes the person's expired ones away. */
    async add(userId: string, added: NewSession): Promise<void> {
      await database.db.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, added.createdAt)));
      await database.db.insert(session).values({ userId, ...added });
    },

    /** The live session with its account's wishes; null when it was revoked, ran out, or the account is gone. */
    async find(userId: string, id: string, now: Date): Promise<Pick<Caller, 'language' | 'useModel'> | null> {
      const [found] = await database.db
        .select({ language: account.language, useModel: account.useModel })
        .from(session)
        .innerJoin(account, eq(account.userId, session.userId))
        .where(and(eq(session.userId, userId), eq(session.id, id), gt(session.expiresAt, now)));
      return found ?? null;
    },

    async revoke(userId: string, id: string): Promise<void> {
      await database.db.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)));
    },
  };
}
