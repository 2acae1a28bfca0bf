import { api } from '@foothold/contract';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenUse } from '../db/schema/token-use.ts';
import { chatSummary } from '../db/schema/chat.ts';
import { mailLink, passkey, secondStep } from '../db/schema/account.ts';
import { mail } from '../db/schema/mail.ts';
import { plan } from '../db/schema/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { ownedTables } from '../db/owned-tables.ts';
import { liveFully } from '../../test/account/full-life.ts';

describe('erasing an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  /** Tables as the database itself names them, with how many rows of this person's each holds. */
  async function rowsByTable(userId: string): Promise<Record<string, number>> {
    const { db } = test.services.database;
    const found = await db.execute(
      sql`select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    );
    const names = (found as unknown as { rows: { table_name: string }[] }).rows.map(({ table_name }) => table_name);
    const counts: Record<string, number> = {};
    for (const name of names) {
      const counted = await db.execute(
        sql`select count(*)::int as rows from ${sql.identifier(name)} where user_id = ${userId}`,
      );
      counts[name] = (counted as unknown as { rows: { rows: number }[] }).rows[0]?.rows ?? -1;
    }
    return counts;
  }

  /** What only a server or the mailer writes. */
  async function fillTheRest(userId: string): Promise<void> {
    const { db } = test.services.database;
    const at = new Date();
    const [one] = await db.select().from(plan);
    await db.insert(chatSummary).values({ userId, planId: one?.id ?? '', content: 'x', upTo: one?.id ?? '' });
    await db.insert(tokenUse).values({ userId, day: '2026-01-01', tokens: 1 });
    const later = new Date(Date.now() + 3_600_000);
    await db
      .insert(mailLink)
      .values({ userId, id: 'x', purpose: 'reset', email: 'x', createdAt: at, expiresAt: later });
    await db.insert(secondStep).values({ userId, secret: 'x', createdAt: at });
    const key = { credentialId: 'x', name: 'x', publicKey: 'x', counter: 0 };
    await db.insert(passkey).values({ userId, id: crypto.randomUUID(), ...key, createdAt: at });
    const waiting = { kind: 'reset' as const, recipient: 'x', language: 'en' as const };
    await db.insert(mail).values({ userId, id: crypto.randomUUID(), ...waiting, createdAt: at, nextAttemptAt: later });
  }

  it('takes every row out of every table the database has, and nobody else’s', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    await liveFully(test, dana.token);
    await fillTheRest(dana.userId);
    await test.as(noam.token).call(api.feedback.send, { body: { message: 'stays' } });

    const before = await rowsByTable(dana.userId);
    const names = ownedTables.map((table) => getTableName(table)).toSorted();
    expect(Object.keys(before).toSorted()).toEqual(names);
    expect(Object.entries(before).filter(([, rows]) => rows < 1)).toEqual([]);

    const others = await rowsByTable(noam.userId);
    const gone = await test.as(dana.token).call(api.account.remove, { body: { password: dana.password } });
    expect(gone.status).toBe(204);
    expect(new Set(Object.values(await rowsByTable(dana.userId)))).toEqual(new Set([0]));
    expect(await rowsByTable(noam.userId)).toEqual(others);
  });
});
