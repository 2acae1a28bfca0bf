import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { api, type Endpoint, type Replied, type Sent } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { type ServerProcess, startServer } from '../../test/attack/server-process.ts';
import { hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { type StandIn, startStandIn } from '../../test/models/stand-in.ts';
import { balancer } from '../../test/instances/balancer.ts';

describe.runIf(hasPostgres)('a rolling restart of two servers', () => {
  let postgres: TestServer;
  let model: StandIn;
  let proxy: Awaited<ReturnType<typeof balancer>>;
  const servers: ServerProcess[] = [];
  let settings: Record<string, string>;

  const start = async () => {
    const server = await startServer(settings, model);
    servers.push(server);
    proxy.add(server.origin);
    await vi.waitFor(() => expect(proxy.ready()).toContain(server.origin), 30_000);
    return server;
  };
  beforeAll(async () => {
    postgres = await makeServer();
    await postgres.start();
    model = await startStandIn({ format: 'openai-compatible', answer: goodModel, wordsPerSecond: 40 });
    proxy = await balancer();
    settings = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a-secret-that-both-servers-share-0123456789',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'warn',
    };
    await Promise.all([start(), start()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await proxy?.close();
    await model?.close();
    await postgres?.remove();
  });

  let token = '';
  async function send<E extends Endpoint>(endpoint: E, body?: Sent<E['body']>, headers = {}) {
    const response = await fetch(proxy.origin + endpoint.path, {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, by: response.headers.get('x-served-by'), text: await response.text() };
  }
  const read = async <E extends Endpoint>(...call: Parameters<typeof send<E>>) =>
    JSON.parse((await send(...call)).text) as Replied<E>;

  it('fails no request, and loses and doubles no word of a reply', { timeout: 240_000 }, async () => {
    const account = { name: 'Dana', email: 'dana@example.test', password: 'correct-horse-9', agreed_to_terms: true };
    ({ token } = await read(api.account.signup, { ...account, agreed_to_terms: true as const }));
    await send(api.plan.createFromDescription, { description: 'A small bakery' });
    const step_id = (await read(api.plan.get)).steps[0]!.step_id;

    const over = new AbortController();
    const failed: unknown[] = [];
    const counted = { calls: 0, chats: 0, mostPieces: 0, by: new Set<string | null>() };
    const note = (expected: number, { status, text, by }: Awaited<ReturnType<typeof send>>) => {
      counted.by.add(by);
      if (status !== expected) failed.push([status, text]);
    };
    const calls = Array.from({ length: 3 }, async (_, at) => {
      while (!over.signal.aborted) {
        note(200, await send(api.plan.get));
        if (at === 0) note(201, await send(api.feedback.send, { message: 'Nice' }));
        counted.calls += 1;
        await delay(20);
      }
    });
    const chats = Array.from({ length: 2 }, async () => {
      while (!over.signal.aborted) {
        const message = { message: 'What next?', step_id, id: randomUUID() };
        const reply = await send(api.chat.send, message, asStream);
        const events = eventsOf(reply.text);
        const words = events
          .filter(({ event }) => event === 'delta')
          .map(({ data }) => (data as { text: string }).text);
        const done = events.at(-1) as { event: string; data: { reply: string; source: string } };
        note(200, reply);
        if (done?.event !== 'done' || words.join('') !== done.data.reply) failed.push(events);
        counted.chats += 1;
        counted.mostPieces = Math.max(counted.mostPieces, words.length);
      }
    });

    const isServing = ({ origin }: ServerProcess) => vi.waitFor(() => expect(counted.by).toContain(origin), 60_000);
    for (const old of servers.slice(0, 2)) {
      await isServing(old);
      const before = { ...counted };
      const ending = old.stop();
      const next = await start();
      await ending;
      proxy.remove(old.origin);
      await isServing(next);
      await vi.waitFor(() => expect(counted.chats).toBeGreaterThan(before.chats + 2), 60_000);
    }
    over.abort();
    await Promise.all([...calls, ...chats]);
    expect(failed).toEqual([]);
    expect(counted.by.size).toBe(4);
    expect(counted.calls).toBeGreaterThan(100);
    expect(counted.mostPieces).toBeGreaterThan(5);
  });
});
