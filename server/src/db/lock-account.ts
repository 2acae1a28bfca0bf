import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { account } from './schema/account.ts';

/** Has whoever counts a person's rows, so as not to keep more than so many, wait for the others who do. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ userId: account.userId }).from(account).where(eq(account.userId, userId)).for('update');
}
