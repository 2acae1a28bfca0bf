import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/db/database.ts';
import { account } from './schema/account.ts';
import { given, prepared } from './prepared.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('builds a statement once for a database, and once more for another', async () => {
  let built = 0;
  const statement = prepared((db) => {
    built += 1;
    return db
      .select()
      .from(account)
      .where(eq(account.userId, given('userId')));
  });
  expect(statement(database.db)).toBe(statement(database.db));
  expect(built).toBe(1);
  const other = await openTestDatabase();
  statement(other.db);
  expect(built).toBe(2);
  await other.close();
});

it('takes values anew each time, and writes them as their column does', async () => {
  const newer = prepared((db) =>
    db
      .select({ userId: account.userId })
      .from(account)
      .where(gt(account.createdAt, given('since', account.createdAt))),
  );
  const userId = '0b1f8d52-6f0e-4e43-9f0a-6b0f4c6b2a11';
  const at = new Date('2026-11-22T10:00:00Z');
  const row = { userId, name: 'Ada', email: 'ada@example.com', passwordHash: 'x', agreedToTermsAt: at, createdAt: at };
  await database.db.insert(account).values(row);
  const find = (since: string) => newer(database.db).execute({ since: new Date(since) });
  expect(await find('2026-11-22T09:59:59Z')).toEqual([{ userId }]);
  expect(await find('2026-11-22T10:00:00Z')).toEqual([]);
});

it('refuses to run without a value it takes', async () => {
  const statement = prepared((db) =>
    db
      .select()
      .from(account)
      .where(eq(account.userId, given('userId'))),
  );
  await expect(statement(database.db).execute({})).rejects.toThrow('userId');
});
