import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@foothold/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf } from '../../test/plan.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { rowsOf } from '../data/sql.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { linkTo, type StalledLink } from '../../test/db/stalled-link.fixture.ts';
import { visitorFeedback } from './schema/feedback.ts';
import { runOn } from '../../test/db/database.ts';

const STATEMENT_LIMIT_MS = 400;
const CONNECTIONS = 4;

/** What a call may answer while the database is away or slow: what it always does, or 503 with when to come back. */
function isFine({ status, response }: { status: number; response: { headers: Record<string, unknown> } }): boolean {
  return status === 200 || (status === 503 && Number(response.headers['retry-after']) > 0);
}

/** Drizzle asks when it is first waited for. */
const begun = <T>(asked: PromiseLike<T>): Promise<T> => Promise.resolve(asked);

describe.skipIf(!hasPostgres)('a Postgres server in trouble', () => {
  let server: TestServer;
  let link: StalledLink;
  let database: Database;
  let test: TestApp;
  let person: TestCaller;
  beforeAll(async () => {
    server = await makeServer();
    await server.start();
    link = await linkTo(server.url);
    const limits = { statementLimitMs: STATEMENT_LIMIT_MS, patienceMs: 1_000, connections: CONNECTIONS };
    database = await openPostgres(link.url, limits);
    test = await buildTestApp({ database });
    person = await planner(test);
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await link.close();
    await server.remove();
  });

  const cutAll = () =>
    runOn(server.url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');

  /** Ticks of the plan's substeps, as many as it takes to have the database busy with transactions. */
  async function ticks(count: number) {
    const ids = (await planOf(person)).steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
    return Array.from({ length: count }, (_, at) =>
      person.call(api.plan.setSubstepStatus, {
        params: { id: ids[at % ids.length]! },
        body: { status: at % 3 === 0 ? 'pending' : 'completed' },
      }),
    );
  }

  it('answers or says when to come back while connections are cut, and goes on afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const under = await ticks(24);
      await cutAll();
      const replies = await Promise.all(under);
      expect(replies.filter((reply) => !isFine(reply)).map(({ response }) => response.body)).toEqual([]);
    }
    // More than there are connections: none was lost to a call that was cut.
    const after = await Promise.all(await ticks(4 * CONNECTIONS));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });

  it('survives a cut between two statements of a transaction', async () => {
    for (let round = 0; round < 2 * CONNECTIONS; round += 1) {
      const cut = database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await cutAll();
        await tx.execute(sql`select 2`);
      });
      await expect(cut).rejects.toThrow(/Failed query|terminat|not queryable/);
    }
    expect((await person.call(api.plan.get)).status).toBe(200);
  });

  it('begins a transaction anew that was cut once, and asks once more for what it only reads', async () => {
    const row = { id: crypto.randomUUID(), message: 'once', createdAt: new Date() };
    let cuts = 0;
    await database.transaction(async (tx) => {
      await tx.insert(visitorFeedback).values(row);
      if (cuts++ === 0) await cutAll();
      await tx.execute(sql`select 1`);
    });
    const read = begun(database.db.execute(sql`select count(*)::int as rows, pg_sleep(0.3) from visitor_feedback`));
    await delay(100);
    await cutAll();
    expect(rowsOf(await read)).toMatchObject([{ rows: 1 }]);
  });

  it('never asks twice for what writes by itself, which may have been done', async () => {
    const written = database.db.execute(sql`insert into visitor_feedback (id, message, created_at)
      select gen_random_uuid(), 'cut', now() from pg_sleep(0.3)`);
    const [answer] = await Promise.allSettled([begun(written), delay(100).then(cutAll)]);
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('Failed query') } });
  });

  it('may restart under load', async () => {
    const under = await ticks(24);
    await server.stop();
    expect((await person.call(api.plan.get)).status).toBe(503);
    await server.start();
    expect((await Promise.all(under)).filter((reply) => !isFine(reply))).toEqual([]);
    expect((await Promise.all(await ticks(8))).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('ends a statement that takes too long, and keeps nothing of its transaction', async () => {
    const before = await planOf(person);
    const lock = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(30)`);
    });
    await expect(lock).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await planOf(person)).toEqual(before);
  });

  it('does not pile calls up when it falls silent: each gets its 503, and all is well when it is back', async () => {
    await planOf(person);
    link.stall();
    const silent = await Promise.all(Array.from({ length: 60 }, () => person.call(api.plan.get)));
    expect(silent.map(({ status }) => status)).toEqual(silent.map(() => 503));
    expect(silent.every(isFine)).toBe(true);
    link.flow();
    await expect.poll(async () => (await person.call(api.plan.get)).status, { timeout: 20_000 }).toBe(200);
    const after = await Promise.all(await ticks(4 * CONNECTIONS));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });
});
