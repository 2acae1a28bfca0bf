import { and, asc, count, eq } from 'drizzle-orm';
import type { Language } from '@foothold/contract';
import type { Database, Queryable } from '../db/database.ts';
import { account, accountEmail } from '../db/schema/account.ts';
import { mail, resetRequest } from '../db/schema/mail.ts';
import { postMail } from '../mail/store.ts';
import { countLinks } from './mail-links.ts';
import { emailKey } from './store.ts';

/** Links to a new password that one account is mailed within an hour; further wishes pass without a mail. */
const MAILS_PER_HOUR = 3;
const HOUR_MS = 3_600_000;
const AT_ONCE = 50;

type Request = typeof resetRequest.$inferSelect;

/** Wishes for a new password, kept alike whether or not the address has an account. */
export function resetRequests(database: Database) {
  /** Answers one wish: a mail to the account's own address, if there is one. */
  const answer = (request: Request) =>
    database.transaction(async (tx) => {
      const [taken] = await tx.delete(resetRequest).where(eq(resetRequest.id, request.id)).returning();
      if (!taken) return;
      const [known] = await tx
        .select({ userId: account.userId, email: account.email, language: account.language })
        .from(accountEmail)
        .innerJoin(account, eq(account.userId, accountEmail.userId))
        .where(eq(accountEmail.email, taken.email));
      if (!known || (await hasEnough(tx, known.userId, taken.createdAt))) return;
      const { userId, email, language } = known;
      const { createdAt } = taken;
      await postMail(tx, { userId, kind: 'reset', recipient: email, language: language ?? taken.language, createdAt });
    });

  return {
    async add({ id, email, language, createdAt }: { id: string; email: string; language: Language; createdAt: Date }) {
      await database.db.insert(resetRequest).values({ id, email: emailKey(email), language, createdAt });
    },

    /** Answers the wishes there are, the oldest first. */
    async answerAll(): Promise<void> {
      for (;;) {
        const waiting = await database.db.select().from(resetRequest).orderBy(asc(resetRequest.id)).limit(AT_ONCE);
        for (const request of waiting) await answer(request);
        if (waiting.length < AT_ONCE) return;
      }
    },
  };
}

/** Whether this account was mailed enough links lately, or one is on its way. */
async function hasEnough(tx: Queryable, userId: string, at: Date): Promise<boolean> {
  const [onItsWay] = await tx
    .select({ mails: count() })
    .from(mail)
    .where(and(eq(mail.userId, userId), eq(mail.kind, 'reset')));
  if ((onItsWay?.mails ?? 0) > 0) return true;
  return (await countLinks(tx, userId, 'reset', new Date(at.getTime() - HOUR_MS))) >= MAILS_PER_HOUR;
}
