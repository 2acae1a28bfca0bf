import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { account } from './schema/account.ts';

/**
 * Locks an account until the transaction ends, so that those who change what opens it, or count its rows so as not to
 * keep more than so many, follow one another. Gives its row; null when it is gone.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<typeof account.$inferSelect | null> {
  const [row] = await tx.select().from(account).where(eq(account.userId, userId)).for('update');
  return row ?? null;
}
