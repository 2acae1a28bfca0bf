import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { api } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide, safetyReader } from '@foothold/guide/built-in';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, testConfig, type TestApp } from '../../test/app.ts';
import { buildServer } from './server.ts';

let release = () => {};
const stepChat: Guide['stepChat'] = async function* () {
  yield { type: 'delta', text: 'Nearly' };
  await new Promise<void>((resolve) => (release = resolve));
  yield { type: 'done', text: 'Nearly there', suggestions: [], meta: { source: 'model', warnings: [] } };
};

/** One connection, kept open for the next call. */
function callerOf(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path: string) => {
    const sent = request(origin + path, { agent }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const body = (await reply.toArray()).join('');
    const { connection, 'retry-after': retryAfter } = reply.headers;
    return { status: reply.statusCode, connection, retryAfter, body };
  };
  return { get, leave: () => agent.destroy() };
}

describe('a server that is emptied', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await buildTestApp({ guide: { ...builtInGuide(), stepChat } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => test.close());

  async function chatting(rest: { keep_going?: boolean } = {}) {
    const person = await planner(test);
    const { step_id } = stepAt(await planOf(person), 0);
    const leaving = new AbortController();
    const response = await fetch(test.app.listeningOrigin + api.chat.send.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message: 'Am I there?', step_id, ...rest }),
      signal: leaving.signal,
    });
    return { person, response, leave: () => leaving.abort() };
  }
  it('is not ready, answers all the same, and waits for what is under way', async () => {
    const { response } = await chatting();
    const origin = test.app.listeningOrigin;
    const [one, other] = [callerOf(origin), callerOf(origin)];
    for (const { get } of [one, other]) {
      expect(await get('/healthz')).toMatchObject({ status: 200, connection: 'keep-alive' });
    }
    let isEmpty = false;
    const emptied = test.app.drain.empty({ leadMs: 1, limitMs: 60_000 }).then(() => (isEmpty = true));
    expect(await one.get('/readyz')).toMatchObject({ status: 503, retryAfter: expect.any(String) });
    // A new connection is refused, so that a proxy asks the next server; one that is kept gets its answer, and is closed.
    await vi.waitFor(() => expect(test.app.server.listening).toBe(false));
    await expect(callerOf(origin).get('/healthz')).rejects.toThrow('ECONNREFUSED');
    expect(await other.get('/healthz')).toMatchObject({
      status: 200,
      connection: 'close',
      body: '{"status":"stopping"}',
    });
    expect(isEmpty).toBe(false);
    release();
    expect(await response.text()).toContain('event: done');
    await emptied;
    for (const { leave } of [one, other]) leave();
  });

  it('lets a proxy use up the connections it keeps', async () => {
    const origin = test.app.listeningOrigin;
    const kept = Array.from({ length: 3 }, () => callerOf(origin));
    for (const { get } of kept) await get('/healthz');
    let isEmpty = false;
    const limits = { leadMs: 1, limitMs: 60_000, quietMs: 60_000 };
    const emptied = test.app.drain.empty(limits).then(() => (isEmpty = true));
    await vi.waitFor(() => expect(test.app.server.listening).toBe(false));
    for (const { get } of kept) {
      expect(isEmpty).toBe(false);
      expect(await get('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    }
    await emptied;
  });

  it('waits for a reply that nobody waits for, too', async () => {
    const { person, leave } = await chatting({ keep_going: true });
    leave();
    const emptied = test.app.drain.empty({ leadMs: 0, limitMs: 60_000 });
    release();
    await emptied;
    const { data } = await person.call(api.chat.list);
    expect(data.messages.at(-1)).toMatchObject({ content: 'Nearly there', interrupted: false });
  });

  it('waits no longer than it may', async () => {
    const { response, leave } = await chatting();
    await test.app.drain.empty({ leadMs: 0, limitMs: 1 });
    expect(response.body?.locked).toBe(false);
    leave();
  });
});

describe('a server that closes', () => {
  it('says so to whoever still comes, in the words of the contract', async () => {
    const app = await buildServer(testConfig, {
      authenticate: async () => null,
      safety: safetyReader(),
      limits: new Map(),
    });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    app.addHook('preClose', () => held);
    app.get('/there', async () => 'x');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { get, leave } = callerOf(origin);
    expect(await get('/there')).toMatchObject({ status: 200 });
    const closed = app.close();
    await vi.waitFor(() => expect(app.shutdown.aborted).toBe(true));
    const refused = await get('/there');
    expect(refused).toMatchObject({ status: 503, connection: 'close', retryAfter: '2' });
    expect(JSON.parse(refused.body)).toEqual({ code: 'UNAVAILABLE', error: expect.any(String) });
    goOn();
    await closed;
    leave();
  });

  it('does not wait for connections on which nothing has come', async () => {
    const test = await buildTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    // Nothing but the end of the server itself is to close them.
    Object.assign(test.app.server, { headersTimeout: 0, requestTimeout: 0 });
    const { port } = new URL(test.app.listeningOrigin);
    const silent = connect(Number(port), '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    expect((await fetch(`${test.app.listeningOrigin}/healthz`)).status).toBe(200);
    const closed = once(silent, 'close');
    await test.close();
    await closed;
  });
});
