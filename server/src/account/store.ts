import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, accountEmail } from '../db/schema/account.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { fail } from '../http/failure.ts';
import { spendInvite } from './invite-store.ts';

export type AccountRow = typeof account.$inferSelect;

/** Every person's e-mail once, whatever its letters' case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** Accounts; log-in is the one question asked by e-mail. */
export function accountStore(database: Database) {
  return {
    /**
     * Adds an account and spends its invite, both or neither. EMAIL_TAKEN when somebody has the e-mail;
     * `inviteRequired` makes a code that opens nothing INVITE_INVALID, otherwise it is passed over.
     */
    async add(added: typeof account.$inferInsert, inviteRequired: boolean): Promise<void> {
      try {
        await database.transaction(async (tx) => {
          await tx.insert(accountEmail).values({ email: emailKey(added.email), userId: added.userId });
          const spent = added.invite ? await spendInvite(tx, added.invite) : false;
          if (inviteRequired && !spent) fail('INVITE_INVALID');
          await tx.insert(account).values({ ...added, invite: spent ? added.invite : null });
        });
      } catch (error) {
        if (isUniqueViolation(error)) fail('EMAIL_TAKEN', { cause: error });
        throw error;
      }
    },

    async get(userId: string): Promise<AccountRow | null> {
      const [found] = await database.db.select().from(account).where(eq(account.userId, userId));
      return found ?? null;
    },

    /** Whether a model may answer this person. Gives the account as it stands since; null when it is gone. */
    async setUseModel(userId: string, useModel: boolean): Promise<AccountRow | null> {
      const [kept] = await database.db.update(account).set({ useModel }).where(eq(account.userId, userId)).returning();
      return kept ?? null;
    },

    async findByEmail(email: string): Promise<AccountRow | null> {
      const [found] = await database.db
        .select({ account })
        .from(accountEmail)
        .innerJoin(account, eq(account.userId, accountEmail.userId))
        .where(eq(accountEmail.email, emailKey(email)));
      return found?.account ?? null;
    },
  };
}
