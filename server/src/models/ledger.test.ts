import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '@foothold/contract';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { tokenTotal, tokenUse } from '../db/schema/token-use.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { type DailyLimits, tokenLedger } from './ledger.ts';

describe.skipIf(!hasPostgres)('the ledger of two servers on one Postgres', () => {
  let postgres: TestServer;
  let databases: [Database, Database];
  beforeAll(async () => {
    postgres = await makeServer();
    await postgres.start();
    databases = [await openPostgres(postgres.url), await openPostgres(postgres.url)];
  }, 60_000);
  afterAll(async () => {
    for (const database of databases) await database.close();
    await postgres.remove();
  });

  it('holds no more than the day does, of a person and of everybody', async () => {
    const test = await buildTestApp({ database: databases[0] });
    const people = [await test.signUp(), await test.signUp()];
    const ledgers = databases.map((database) => tokenLedger(database, { perUser: 500, total: 800 }, () => 0));
    const asked = Array.from({ length: 40 }, (_, nth) => ledgers[nth % 2]!.reserve(people[(nth >> 1) % 2]!.userId, 90));
    const granted = (await Promise.all(asked)).filter((reservation) => reservation !== null);
    expect(granted).toHaveLength(8);
    await Promise.all(granted.map((reservation) => reservation.settle(10)));
    const rows = await databases[1].db.select().from(tokenUse);
    expect(rows.map(({ tokens }) => tokens).reduce((sum, tokens) => sum + tokens, 0)).toBe(80);
    expect(await databases[1].db.select().from(tokenTotal)).toEqual([{ day: '1970-01-01', tokens: 80 }]);
    await test.app.close();
  });
});

describe('the ledger of tokens', () => {
  let test: TestApp;
  let now = Date.UTC(2030, 0, 1, 23, 59);
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const ledger = (limits: Partial<DailyLimits> = {}) =>
    tokenLedger(test.services.database, { perUser: null, total: null, ...limits }, () => now);
  const usedBy = async (userId: string) => {
    const rows = await test.services.database.db
      .select()
      .from(tokenUse)
      .where(eq(tokenUse.userId, userId))
      .orderBy(tokenUse.day);
    return rows.map(({ day, tokens }) => [day, tokens]);
  };
  const total = async () => (await test.services.database.db.select().from(tokenTotal)).map(({ tokens }) => tokens);

  it('sets tokens aside before a call, and puts what was used in their place', async () => {
    const { userId } = await test.signUp();
    const budget = ledger({ perUser: 1_000 });
    const reservation = await budget.reserve(userId, 800);
    expect(await usedBy(userId)).toEqual([['2030-01-01', 800]]);
    expect(await budget.reserve(userId, 300)).toBeNull();
    await reservation?.settle(500);
    expect(await usedBy(userId)).toEqual([['2030-01-01', 500]]);
    expect(await budget.reserve(userId, 500)).not.toBeNull();
    expect(await budget.reserve(userId, 1)).toBeNull();
  });

  it('refuses at once what no day could hold', async () => {
    const { userId } = await test.signUp();
    expect(await ledger({ perUser: 1_000 }).reserve(userId, 1_001)).toBeNull();
    expect(await usedBy(userId)).toEqual([]);
  });

  it('counts where there is no limit, after the call only', async () => {
    const { userId } = await test.signUp();
    for (const used of [40, 2]) {
      const reservation = await ledger().reserve(userId, 1_000_000);
      await reservation?.settle(used);
    }
    expect(await usedBy(userId)).toEqual([['2030-01-01', 42]]);
  });

  it('begins anew with the day, and settles a call on the day it began', async () => {
    const { userId } = await test.signUp();
    const budget = ledger({ perUser: 100 });
    const late = await budget.reserve(userId, 100);
    now += 60_000;
    expect(await budget.reserve(userId, 100)).not.toBeNull();
    await late?.settle(7);
    expect(await usedBy(userId)).toEqual([
      ['2030-01-01', 7],
      ['2030-01-02', 100],
    ]);
  });

  it('never lets through more than the day holds, however many ask at once from however many processes', async () => {
    const { userId } = await test.signUp();
    const processes = [ledger({ perUser: 1_000 }), ledger({ perUser: 1_000 })];
    const asked = Array.from({ length: 30 }, (_, nth) => processes[nth % 2]!.reserve(userId, 90));
    const granted = (await Promise.all(asked)).filter((reservation) => reservation !== null);
    expect(granted).toHaveLength(11);
    await Promise.all(granted.map((reservation) => reservation.settle(10)));
    expect(await usedBy(userId)).toEqual([['2030-01-02', 110]]);
  });

  it('limits everybody together, and gives back to a person what the whole refuses', async () => {
    now = Date.UTC(2030, 1, 1);
    const [dana, omri] = [await test.signUp(), await test.signUp()];
    const budget = ledger({ perUser: 1_000, total: 1_000 });
    const reservation = await budget.reserve(dana.userId, 700);
    expect(await budget.reserve(omri.userId, 400)).toBeNull();
    expect(await usedBy(omri.userId)).toEqual([['2030-02-01', 0]]);
    await reservation?.settle(600);
    expect(await total()).toEqual([600]);
    expect(await budget.reserve(omri.userId, 400)).not.toBeNull();
    expect(await total()).toEqual([1_000]);
  });

  it('goes with the account, is told in its export, and does not fail a call that outlives it', async () => {
    const person = await test.signUp();
    const caller = test.as(person.token);
    const limited = await ledger({ perUser: 1_000 }).reserve(person.userId, 10);
    const unlimited = await ledger().reserve(person.userId, 10);
    const { data } = await caller.call(api.account.export);
    expect(data.data['token_use']).toEqual([expect.objectContaining({ tokens: 10 })]);
    await test.services.database.db.execute(`delete from account where user_id = '${person.userId}'`);
    await limited?.settle(5);
    await unlimited?.settle(5);
    expect(await usedBy(person.userId)).toEqual([]);
  });
});
