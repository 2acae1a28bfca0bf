import { api } from '@foothold/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../data/sql.ts';
import { buildTestApp } from '../../test/app.ts';
import type { Database } from './database.ts';
import { migrationHashes } from './migrate.ts';
import { NewerStore } from './newer-store.ts';
import { ForgetfulPooler } from './pooler.ts';
import { openPostgres } from './postgres.ts';
import { openPooler } from '../../test/db/pooler.fixture.ts';
import { connectTo, hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { visitorFeedback } from './schema/feedback.ts';
import { runOn } from '../../test/db/database.ts';

describe.skipIf(!hasPostgres)('a Postgres server', () => {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await makeServer();
    await server.start();
    database = await openPostgres(server.url);
  });
  afterAll(async () => {
    await database.close();
    await server.remove();
  });

  it('serves an account from sign-up to erasure', async () => {
    const test = await buildTestApp({ database });
    const dana = await test.signUp({ language: 'he' });
    await test.as(dana.token).call(api.feedback.send, { body: { message: 'שלום' } });
    const exported = await test.as(dana.token).call(api.account.export);
    expect(exported.data.account.language).toBe('he');
    expect(exported.data.data['feedback']).toMatchObject([{ message: 'שלום' }]);
    expect(
      (await test.as(null).call(api.account.signup, { body: { ...dana, name: 'D', agreed_to_terms: true } })).status,
    ).toBe(409);
    expect((await test.as(dana.token).call(api.account.remove, { body: dana })).status).toBe(204);
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(401);
    await test.app.close();
  });

  it('is migrated once and opened again as it was', async () => {
    const again = await openPostgres(server.url);
    expect(await again.db.select().from(visitorFeedback)).toEqual([]);
    await again.close();
  });

  it('is migrated by one process when several open it at once', async () => {
    await runOn(server.url, 'create database empty');
    const url = Object.assign(new URL(server.url), { pathname: 'empty' }).href;
    const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    for (const each of opened) await each.close();
    const ran = await connectTo(url);
    const { rows } = await ran.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
    await ran.end();
    expect(rows.map(({ hash }) => hash)).toEqual(migrationHashes());
  });

  it('is refused where a later version has changed it', async () => {
    await runOn(server.url, 'create database later');
    const url = Object.assign(new URL(server.url), { pathname: 'later' }).href;
    await (await openPostgres(url)).close();
    await runOn(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later one', 1)");
    await expect(openPostgres(url)).rejects.toThrow(NewerStore);
    await runOn(url, "delete from drizzle.__drizzle_migrations where hash = 'of a later one'");
    await (await openPostgres(url)).close();
  });

  it('is refused behind a pooler that forgets what was prepared, unless that is told', async () => {
    const pooler = await openPooler(server.url);
    try {
      await expect(openPostgres(pooler.url)).rejects.toThrow(ForgetfulPooler);
      const told = await openPostgres(`${pooler.url}?pgbouncer=true`);
      expect(await told.db.select().from(visitorFeedback)).toEqual([]);
      await told.close();
    } finally {
      await pooler.close();
    }
  });

  it('serves with the connections it gets where it wants more', async () => {
    await runOn(server.url, "create role few login password 'few'");
    await runOn(server.url, 'create database few owner few');
    const url = Object.assign(new URL(server.url), { pathname: 'few', username: 'few', password: 'few' }).href;
    await (await openPostgres(url)).close();
    await runOn(server.url, 'alter role few connection limit 2');
    const opened = await openPostgres(url, { connections: 8 });
    const calls = Array.from({ length: 40 }, () => opened.db.select().from(visitorFeedback));
    expect(await Promise.all(calls)).toEqual(calls.map(() => []));
    await opened.close();
  });

  it('prepares a statement once a connection, unless a pooler is said to stand between', async () => {
    const keptBy = async (url: string) => {
      const opened = await openPostgres(url, { connections: 1 });
      for (const message of ['a', 'b']) {
        expect(await opened.db.select().from(visitorFeedback).where(eq(visitorFeedback.message, message))).toEqual([]);
      }
      const found = await opened.db.execute(
        sql`select statement from pg_prepared_statements where statement like ${'%"message" = %'}`,
      );
      await opened.close();
      return rowsOf(found).length;
    };
    expect(await keptBy(server.url)).toBe(1);
    expect(await keptBy(`${server.url}?pgbouncer=true`)).toBe(0);
  });

  it('gets work again that lost a race to another transaction', async () => {
    const row = { id: crypto.randomUUID(), message: '0', createdAt: new Date() };
    await database.db.insert(visitorFeedback).values(row);
    const increment = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`set transaction isolation level serializable`);
        const [found] = await tx.select().from(visitorFeedback).where(eq(visitorFeedback.id, row.id));
        await tx
          .update(visitorFeedback)
          .set({ message: String(Number(found?.message) + 1) })
          .where(eq(visitorFeedback.id, row.id));
      });
    await Promise.all([increment(), increment(), increment()]);
    expect((await database.db.select().from(visitorFeedback))[0]?.message).toBe('3');
  });

  it('may be away for a moment: what is asked meanwhile is answered when it is back', async () => {
    const test = await buildTestApp({ database });
    await server.stop();
    const asked = test.as(null).call(api.account.login, { body: { email: 'a@b.test', password: 'x' } });
    const begun = database.transaction((tx) => tx.select().from(visitorFeedback));
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await server.start();
    expect((await asked).status).toBe(401);
    expect(await begun).toEqual(await database.db.select().from(visitorFeedback));
    await test.app.close();
  });

  it('may restart without taking this process along; who has waited long enough is answered 503', async () => {
    const impatient = await openPostgres(server.url, { patienceMs: 100 });
    const test = await buildTestApp({ database: impatient });
    await server.stop();
    const away = await test.as(null).call(api.account.login, { body: { email: 'a@b.test', password: 'x' } });
    expect({ status: away.status, code: away.response.json().code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect(away.response.headers['retry-after']).toBe('5');
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await server.start();
    expect((await test.as(null).call(api.account.login, { body: { email: 'a@b.test', password: 'x' } })).status).toBe(
      401,
    );
    await test.app.close();
    await impatient.close();
  });
});
