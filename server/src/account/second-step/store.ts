import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { tell, lockedAccount } from '../credential-store.ts';
import { endSessions } from '../session-store.ts';
import type { AccountRow } from '../store.ts';
import type { Database } from '../../db/database.ts';
import { passkey, secondStep } from '../../db/schema/account.ts';
import type { MailKind } from '../../db/schema/mail.ts';
import { fail } from '../../http/failure.ts';

export type SecondStepRow = typeof secondStep.$inferSelect;

interface SwitchedOn {
  /** Null where it was on already, by passkeys: the codes there are stay. */
  recoveryCodes: string[] | null;
  /** The period of the code that proved the app; it opens nothing more. */
  period: number;
  /** The session that is left. */
  sessionId: string;
  at: Date;
}

/** Second steps. Whatever changes one tells the account's address in the same transaction. */
export function secondStepStore(database: Database) {
  const { db } = database;
  const own = (userId: string) => eq(secondStep.userId, userId);

  return {
    async get(userId: string): Promise<SecondStepRow | null> {
      const [found] = await db.select().from(secondStep).where(own(userId));
      return found ?? null;
    },

    /** Keeps a secret that was shown; an earlier one that no code was given of makes way. SECOND_STEP_ON when one was. */
    async begin(userId: string, secret: string, createdAt: Date): Promise<void> {
      const kept = await db
        .insert(secondStep)
        .values({ userId, secret, createdAt })
        .onConflictDoUpdate({
          target: secondStep.userId,
          set: { secret, createdAt },
          setWhere: eq(secondStep.lastPeriod, 0),
        })
        .returning({ userId: secondStep.userId });
      if (kept.length === 0) fail('SECOND_STEP_ON');
    },

    /** Switches it on with an app and ends every other session; whoever comes second of two at once gets SECOND_STEP_ON. */
    async switchOn(userId: string, { recoveryCodes, period, sessionId, at }: SwitchedOn): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await lockedAccount(tx, userId);
        const set = { ...(recoveryCodes && { onSince: at, recoveryCodes }), lastPeriod: period, tries: 0 };
        const changed = await tx
          .update(secondStep)
          .set(set)
          .where(
            and(
              own(userId),
              eq(secondStep.lastPeriod, 0),
              recoveryCodes ? isNull(secondStep.onSince) : isNotNull(secondStep.onSince),
            ),
          )
          .returning({ userId: secondStep.userId });
        if (changed.length === 0) fail('SECOND_STEP_ON');
        await endSessions(tx, userId, sessionId);
        await tell(tx, row, 'second_step_on', at);
      });
    },

    /** Switches it off, passkeys and all; false when it was not on. */
    async switchOff(userId: string, at: Date): Promise<boolean> {
      return database.transaction(async (tx) => {
        const row = await lockedAccount(tx, userId);
        const gone = await tx
          .delete(secondStep)
          .where(and(own(userId), isNotNull(secondStep.onSince)))
          .returning({ userId: secondStep.userId });
        if (gone.length > 0) {
          await tx.delete(passkey).where(eq(passkey.userId, userId));
          await tell(tx, row, 'second_step_off', at);
        }
        return gone.length > 0;
      });
    },

    async renew(userId: string, recoveryCodes: string[], at: Date): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await lockedAccount(tx, userId);
        await tx.update(secondStep).set({ recoveryCodes }).where(own(userId));
        await tell(tx, row, 'recovery_codes_renewed', at);
      });
    },

    async tell(account: AccountRow, kind: MailKind, at: Date): Promise<void> {
      await database.transaction((tx) => tell(tx, account, kind, at));
    },
  };
}
