import { randomUUID } from 'node:crypto';
import { api, rhythm } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, somebody, stepAt, substepAt } from '../../test/plan.ts';

/** Nothing but the database stands between two servers: what holds here doesn't hang on one process being careful. */
describe.skipIf(!hasPostgres)('two servers on one Postgres', () => {
  let postgres: TestServer;
  let database: Database;
  let servers: [TestApp, TestApp];
  beforeAll(async () => {
    postgres = await makeServer();
    await postgres.start();
    database = await openPostgres(postgres.url);
    servers = [await buildTestApp({ database }), await buildTestApp({ database })];
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.app.close();
    await database.close();
    await postgres.remove();
  });

  /** `count` calls at once, by turns through the one and the other server. */
  function atOnce<Reply>(token: string, count: number, call: (caller: TestCaller, at: number) => Promise<Reply>) {
    const callers = servers.map((server) => server.as(token));
    return Promise.all(Array.from({ length: count }, (_call, at) => call(callers[at % 2]!, at)));
  }

  it('make one plan of one idea, and one of one Idempotency-Key', async () => {
    const person = await somebody(servers[0]);
    const { data } = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    const body = { title: data.recommendations[0]!.title };
    const picks = await atOnce(person.person.token, 10, (caller) =>
      caller.call(api.plan.createFromRecommendation, { body }),
    );
    expect(new Set(picks.map((reply) => `${reply.status} ${reply.data.plan_id}`)).size).toBe(1);
    expect((await planOf(person)).plan_id).toBe(picks[0]?.data.plan_id);

    const keyed = { body: { description: 'A bakery' }, headers: { 'idempotency-key': 'k1' } };
    const made = await atOnce(person.person.token, 6, (caller) => caller.call(api.plan.createFromDescription, keyed));
    expect(new Set(made.map((reply) => `${reply.status} ${reply.data.plan_id}`)).size).toBe(1);
  });

  it('count a tick, and an event, once under one id', async () => {
    const { person, ...caller } = await planner(servers[0]);
    const { substep_id: id } = substepAt(await planOf(caller), 0, 0);
    const body = { status: 'completed' as const, id: randomUUID() };
    const ticks = await atOnce(person.token, 8, (each) =>
      each.call(api.plan.setSubstepStatus, { params: { id }, body }),
    );
    expect(ticks.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const events = [{ id: randomUUID(), kind: 'report', at: new Date().toISOString(), data: {} }];
    const told = await atOnce(person.token, 8, (each) => each.call(rhythm.addEvents, { body: { events } }));
    expect(told.flatMap(({ data }) => data.results.map(({ state }) => state)).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'known'),
      'stored',
    ]);
    expect((await caller.call(rhythm.get)).data.xp).toBe(15);
  });

  it('leave one plan active when many are made at once', async () => {
    const { person, ...caller } = await somebody(servers[0]);
    const made = await atOnce(person.token, 8, (each, at) =>
      each.call(api.plan.createFromDescription, { body: { description: `Bakery ${at}` } }),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(made.map(({ data }) => data.plan_id)).toContain((await planOf(caller)).plan_id);
  });

  it('lose no tick', async () => {
    const person = await planner(servers[0]);
    const ids = (await planOf(person)).steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
    await atOnce(person.person.token, ids.length, (caller, at) =>
      caller.call(api.plan.setSubstepStatus, { params: { id: ids[at]! }, body: { status: 'completed' } }),
    );
    expect((await planOf(person)).progress).toBe(100);
  });

  it('rebuild a plan one refinement at a time, and take each back once', async () => {
    const person = await planner(servers[0]);
    const first = await planOf(person);
    const body = { feedback: 'I have less time, only 2 hours a week' };
    const adapted = await atOnce(person.person.token, 6, (caller) => caller.call(api.plan.adapt, { body }));
    expect(adapted.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { version } = await planOf(person);
    expect(version).toBeGreaterThan(1);
    const undone = await atOnce(person.person.token, version + 2, (caller) => caller.call(api.plan.undo));
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(version - 1);
    expect(await planOf(person)).toEqual(first);
  });

  it('keep one message and one reply of a message sent many times', async () => {
    const person = await planner(servers[0]);
    const { step_id } = stepAt(await planOf(person), 0);
    const body = { message: 'What next?', step_id, id: randomUUID() };
    const replies = await atOnce(person.person.token, 6, (caller) => caller.call(api.chat.send, { body }));
    expect(new Set(replies.map(({ data }) => data.message.id)).size).toBe(1);
    expect((await person.call(api.chat.list)).data.messages).toHaveLength(2);
    await atOnce(person.person.token, 6, (caller) => caller.call(api.chat.onboardingSend, { body: { message: '' } }));
    expect((await person.call(api.chat.onboardingList)).data.messages).toHaveLength(1);
  });

  it('offer no idea twice', async () => {
    const person = await somebody(servers[0]);
    const replies = await atOnce(person.person.token, 6, (caller, at) => {
      const feedback = at % 3 === 0 ? {} : { user_feedback: 'Others' };
      return caller.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm', ...feedback } });
    });
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { data } = await person.call(api.recommendations.list);
    expect(new Set(data.recommendations.map(({ title }) => title)).size).toBe(data.recommendations.length);
    expect(replies[0]?.data.recommendations.length).toBeGreaterThanOrEqual(3);
  });
});
