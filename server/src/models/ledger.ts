import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tokenTotal, tokenUse } from '../db/schema/token-use.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Budget } from './budget.ts';

/** Most tokens a day in UTC; null = no limit. */
export interface DailyLimits {
  perUser: number | null;
  total: number | null;
}

/** Postgres' foreign_key_violation: the account was erased meanwhile, and nothing is kept of it. */
const ACCOUNT_GONE = '23503';

/**
 * The budget of a server: one row a person and day, and one of everybody a day, each changed by single statements, so
 * that several processes share them. A call that never settles leaves its reservation: the day then holds less, never more.
 */
export function tokenLedger(database: Database, limits: DailyLimits, now: () => number): Budget {
  async function takeFromUser(userId: string, day: string, tokens: number, limit: number): Promise<boolean> {
    if (tokens > limit) return false;
    const taken = await database.db
      .insert(tokenUse)
      .values({ userId, day, tokens })
      .onConflictDoUpdate({
        target: [tokenUse.userId, tokenUse.day],
        set: { tokens: sql`${tokenUse.tokens} + excluded.tokens` },
        setWhere: sql`${tokenUse.tokens} + excluded.tokens <= ${limit}`,
      })
      .returning({ tokens: tokenUse.tokens });
    return taken.length > 0;
  }

  async function takeFromTotal(day: string, tokens: number, limit: number): Promise<boolean> {
    if (tokens > limit) return false;
    const taken = await database.db
      .insert(tokenTotal)
      .values({ day, tokens })
      .onConflictDoUpdate({
        target: tokenTotal.day,
        set: { tokens: sql`${tokenTotal.tokens} + excluded.tokens` },
        setWhere: sql`${tokenTotal.tokens} + excluded.tokens <= ${limit}`,
      })
      .returning({ tokens: tokenTotal.tokens });
    return taken.length > 0;
  }

  async function changeUser(userId: string, day: string, by: number): Promise<void> {
    const tokens = sql`${tokenUse.tokens} + ${by}::bigint`;
    await database.db
      .update(tokenUse)
      .set({ tokens })
      .where(and(eq(tokenUse.userId, userId), eq(tokenUse.day, day)));
  }

  /** Counts without a limit. */
  async function addToUser(userId: string, day: string, tokens: number): Promise<void> {
    try {
      await takeFromUser(userId, day, tokens, Number.MAX_SAFE_INTEGER);
    } catch (error) {
      if (sqlState(error) !== ACCOUNT_GONE) throw error;
    }
  }

  return {
    async reserve(userId, tokens) {
      const day = new Date(now()).toISOString().slice(0, 10);
      const { perUser, total } = limits;
      if (perUser !== null && !(await takeFromUser(userId, day, tokens, perUser))) return null;
      if (total !== null && !(await takeFromTotal(day, tokens, total))) {
        if (perUser !== null) await changeUser(userId, day, -tokens);
        return null;
      }
      return {
        async settle(used) {
          if (perUser !== null) await changeUser(userId, day, used - tokens);
          else if (used > 0) await addToUser(userId, day, used);
          if (total === null) return;
          const left = sql`${tokenTotal.tokens} + ${used - tokens}::bigint`;
          await database.db.update(tokenTotal).set({ tokens: left }).where(eq(tokenTotal.day, day));
        },
      };
    },
  };
}
