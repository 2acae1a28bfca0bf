import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm';
import { PASSKEYS_MAX } from '@foothold/contract';
import { lockedAccount, tell } from '../credential-store.ts';
import { endSessions } from '../session-store.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { passkey, secondStep } from '../../db/schema/account.ts';
import { fail } from '../../http/failure.ts';
import { hasApp } from './has-app.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

interface Added {
  made: Omit<PasskeyRow, 'userId' | 'lastAskedAt'>;
  /** Hashes of the recovery codes of an account that has no second step yet. */
  recoveryCodes: string[] | null;
  /** The session that is left when the second step is switched on. */
  sessionId: string;
}

/** Passkeys. What adds or removes one tells the account's address in the same transaction. */
export function passkeyStore(database: Database) {
  const { db } = database;
  const of = (userId: string) => eq(passkey.userId, userId);
  const one = (userId: string, id: string) => and(of(userId), eq(passkey.id, id));

  return {
    list(userId: string): Promise<PasskeyRow[]> {
      return db.select().from(passkey).where(of(userId)).orderBy(asc(passkey.createdAt), asc(passkey.id));
    },

    async find(userId: string, credentialId: string): Promise<PasskeyRow | null> {
      const [found] = await db
        .select()
        .from(passkey)
        .where(and(of(userId), eq(passkey.credentialId, credentialId)));
      return found ?? null;
    },

    /** Adds one. The first switches the second step on and ends every other session. */
    async add(userId: string, { made, recoveryCodes, sessionId }: Added): Promise<void> {
      const at = made.createdAt;
      await database.transaction(async (tx) => {
        const account = await lockedAccount(tx, userId);
        const [before] = await tx.select({ had: count() }).from(passkey).where(of(userId));
        if ((before?.had ?? 0) >= PASSKEYS_MAX) fail('TOO_MANY_PASSKEYS');
        const added = await tx
          .insert(passkey)
          .values({ ...made, userId })
          .onConflictDoNothing({ target: [passkey.userId, passkey.credentialId] })
          .returning({ id: passkey.id });
        if (added.length === 0) fail('PASSKEY_REFUSED');
        if (await isOn(tx, userId)) return tell(tx, account, 'passkey_added', at);
        // Switched off by another call meanwhile: without codes to show nobody is left with this key alone.
        if (!recoveryCodes) return fail('PASSKEY_REFUSED');
        const set = { onSince: at, recoveryCodes, tries: 0 };
        await tx
          .insert(secondStep)
          .values({ userId, createdAt: at, ...set })
          .onConflictDoUpdate({ target: secondStep.userId, set });
        await endSessions(tx, userId, sessionId);
        return tell(tx, account, 'second_step_on', at);
      });
    },

    async rename(userId: string, id: string, name: string): Promise<boolean> {
      return (await db.update(passkey).set({ name }).where(one(userId, id)).returning({ id: passkey.id })).length > 0;
    },

    /**
     * Takes one away, and gives what its owner is told; null when there is none such. The last one of an account without
     * an app takes the second step along.
     */
    async remove(userId: string, id: string, at: Date): Promise<'passkey_removed' | 'second_step_off' | null> {
      return database.transaction(async (tx) => {
        const account = await lockedAccount(tx, userId);
        const gone = await tx.delete(passkey).where(one(userId, id)).returning({ id: passkey.id });
        if (gone.length === 0) return null;
        const told = (await removeBareStep(tx, userId)) ? 'second_step_off' : 'passkey_removed';
        await tell(tx, account, told, at);
        return told;
      });
    },

    /** Takes all away, with the second step where there is no app, and ends every session. Tells nobody: who locks an account has told. */
    async removeAll(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await lockedAccount(tx, userId);
        await tx.delete(passkey).where(of(userId));
        await removeBareStep(tx, userId);
        await endSessions(tx, userId);
      });
    },

    /** Takes an answer to what was asked at `askedAt`; false when that, or something asked later, was answered before. */
    async take(userId: string, id: string, { askedAt, counter }: { askedAt: Date; counter: number }): Promise<boolean> {
      const taken = await db
        .update(passkey)
        .set({ lastAskedAt: askedAt, counter })
        .where(and(one(userId, id), or(isNull(passkey.lastAskedAt), lt(passkey.lastAskedAt, askedAt))))
        .returning({ id: passkey.id });
      return taken.length > 0;
    },
  };
}

/** Takes a second step away that neither an app nor a passkey is left for; true when there was one. */
async function removeBareStep(tx: Queryable, userId: string): Promise<boolean> {
  const [left] = await tx.select({ keys: count() }).from(passkey).where(eq(passkey.userId, userId));
  const [step] = await tx.select().from(secondStep).where(eq(secondStep.userId, userId));
  if (left?.keys !== 0 || !step || hasApp(step)) return false;
  await tx.delete(secondStep).where(eq(secondStep.userId, userId));
  return true;
}

async function isOn(tx: Queryable, userId: string): Promise<boolean> {
  const [row] = await tx.select({ since: secondStep.onSince }).from(secondStep).where(eq(secondStep.userId, userId));
  return row !== undefined && row.since !== null;
}
