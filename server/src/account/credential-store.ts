import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { lockAccount } from '../db/lock-account.ts';
import { account, accountEmail } from '../db/schema/account.ts';
import { mail, type MailKind } from '../db/schema/mail.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { fail } from '../http/failure.ts';
import { postMail } from '../mail/store.ts';
import { dropLinks, type LinkKey, spendLink } from './mail-links.ts';
import { endSessions } from './session-store.ts';
import { type AccountRow, emailKey } from './store.ts';

type Told = Pick<AccountRow, 'userId' | 'email' | 'language'>;

/** The account, locked until the transaction ends; UNAUTHENTICATED when it is gone. */
export async function lockedAccount(tx: Queryable, userId: string): Promise<AccountRow> {
  return (await lockAccount(tx, userId)) ?? fail('UNAUTHENTICATED');
}

/** Posts a notice to the account's own address, in its language. */
export async function tell(tx: Queryable, { userId, email, language }: Told, kind: MailKind, createdAt: Date) {
  await postMail(tx, { userId, kind, recipient: email, language: language ?? 'en', createdAt });
}

/** Links, mails with links and a change of address that began under the old password end with it. */
async function replacePassword(tx: Queryable, row: AccountRow, passwordHash: string, at: Date): Promise<void> {
  const { userId } = row;
  await tx.update(account).set({ passwordHash, pendingEmail: null }).where(eq(account.userId, userId));
  await dropLinks(tx, userId);
  await tx.delete(mail).where(and(eq(mail.userId, userId), eq(mail.kind, 'reset')));
  await tell(tx, row, 'password_changed', at);
}

/** What opens an account, and how it changes. Every change tells the account's address in the same transaction. */
export function credentialStore(database: Database) {
  return {
    /** Replaces the password that was checked; every session but `kept`, if given, ends. WRONG_PASSWORD when it changed since. */
    async changePassword(checked: AccountRow, passwordHash: string, at: Date, kept?: string): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await lockedAccount(tx, checked.userId);
        if (row.passwordHash !== checked.passwordHash) fail('WRONG_PASSWORD');
        await replacePassword(tx, row, passwordHash, at);
        await endSessions(tx, row.userId, kept);
      });
    },

    /** Follows a link to a new password: once, and every session ends. LINK_INVALID when it can't be followed any more. */
    async resetPassword(key: LinkKey, passwordHash: string, at: Date): Promise<void> {
      await database.transaction(async (tx) => {
        const spent = await spendLink(tx, key, 'reset', at);
        if (!spent) return fail('LINK_INVALID');
        const row = await lockedAccount(tx, spent.userId);
        await replacePassword(tx, row, passwordHash, at);
        await endSessions(tx, row.userId);
      });
    },

    /** Notes the wish for another address and has a link mailed to it, and word of it to the present one. */
    async requestEmail(checked: AccountRow, email: string, at: Date): Promise<AccountRow> {
      return database.transaction(async (tx) => {
        const row = await lockedAccount(tx, checked.userId);
        if (row.passwordHash !== checked.passwordHash) fail('WRONG_PASSWORD');
        await tx.update(account).set({ pendingEmail: email }).where(eq(account.userId, row.userId));
        await tell(tx, { ...row, email }, 'confirm_email', at);
        await tell(tx, row, 'email_requested', at);
        return { ...row, pendingEmail: email };
      });
    },

    async cancelEmail(userId: string): Promise<AccountRow> {
      const [row] = await database.db
        .update(account)
        .set({ pendingEmail: null })
        .where(eq(account.userId, userId))
        .returning();
      return row ?? fail('UNAUTHENTICATED');
    },

    /**
     * Makes the address a link was mailed to the account's, and gives it. LINK_INVALID when it can't be followed any more
     * or another address was wished for since; EMAIL_TAKEN when the address has become somebody's account.
     */
    async confirmEmail(key: LinkKey, at: Date): Promise<string> {
      try {
        return await database.transaction(async (tx) => {
          const spent = await spendLink(tx, key, 'confirm_email', at);
          if (!spent) return fail('LINK_INVALID');
          const row = await lockedAccount(tx, spent.userId);
          const { userId } = row;
          if (row.pendingEmail !== spent.email) return fail('LINK_INVALID');
          await tx.delete(accountEmail).where(eq(accountEmail.userId, userId));
          await tx.insert(accountEmail).values({ email: emailKey(spent.email), userId });
          await tx.update(account).set({ email: spent.email, pendingEmail: null }).where(eq(account.userId, userId));
          await dropLinks(tx, userId);
          await tx.delete(mail).where(and(eq(mail.userId, userId), eq(mail.kind, 'reset')));
          await tell(tx, row, 'email_changed', at);
          return spent.email;
        });
      } catch (error) {
        if (isUniqueViolation(error)) fail('EMAIL_TAKEN', { cause: error });
        throw error;
      }
    },
  };
}
