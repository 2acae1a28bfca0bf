import { and, eq, lt, sql } from 'drizzle-orm';
import { tell } from '../credential-store.ts';
import type { AccountRow } from '../store.ts';
import type { Database } from '../../db/database.ts';
import { secondStep } from '../../db/schema/account.ts';
import { fail } from '../../http/failure.ts';
import type { SecondStepRow } from './store.ts';
import { waitFor } from './wait.ts';

/** Codes that people give: tries are counted, and what was right is taken, once. */
export function codeStore(database: Database) {
  const { db } = database;
  const own = (userId: string) => eq(secondStep.userId, userId);

  return {
    /**
     * Counts a try before it is looked at, so that many at once are no more tries than one after the other, and gives the
     * row with it. RATE_LIMITED while the wrong ones before it have to be waited for.
     */
    async takeTry(userId: string, isKnown: boolean, at: Date): Promise<SecondStepRow | null> {
      return database.transaction(async (tx) => {
        const [row] = await tx.select().from(secondStep).where(own(userId)).for('update');
        if (!row) return null;
        const sinceLast = at.getTime() - (row.lastTryAt ?? row.createdAt).getTime();
        const wait = waitFor({ tries: row.tries, sinceLast, isKnown });
        if (wait > 0) fail('RATE_LIMITED', { retryAfterSeconds: Math.ceil(wait / 1_000) });
        const [counted] = await tx
          .update(secondStep)
          .set({ tries: sql`${secondStep.tries} + 1`, lastTryAt: at })
          .where(own(userId))
          .returning();
        return counted ?? null;
      });
    },

    /** Takes a code of the app; false when it, or a later one, was taken before. */
    async takePeriod(userId: string, period: number): Promise<boolean> {
      const taken = await db
        .update(secondStep)
        .set({ lastPeriod: period, tries: 0 })
        .where(and(own(userId), lt(secondStep.lastPeriod, period)))
        .returning({ userId: secondStep.userId });
      return taken.length > 0;
    },

    /** Takes a recovery code, once, and tells the owner; of two at the same time one gets false. */
    async takeRecoveryCode(account: AccountRow, hash: string, at: Date): Promise<boolean> {
      const { userId } = account;
      return database.transaction(async (tx) => {
        const [row] = await tx.select().from(secondStep).where(own(userId)).for('update');
        if (!row?.recoveryCodes.includes(hash)) return false;
        const recoveryCodes = row.recoveryCodes.filter((kept) => kept !== hash);
        await tx.update(secondStep).set({ recoveryCodes, tries: 0 }).where(own(userId));
        await tell(tx, account, 'recovery_code_used', at);
        return true;
      });
    },
  };
}
