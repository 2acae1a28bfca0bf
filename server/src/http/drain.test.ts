import { once } from 'node:events';
import { connect } from 'node:net';
import { api } from '@foothold/contract';
import { builtInGuide, type Guide } from '@foothold/guide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf, stepAt } from '../plan/testing.ts';
import { buildTestApp, type TestApp } from '../testing.ts';

let release = () => {};
const stepChat: Guide['stepChat'] = async function* () {
  yield { type: 'delta', text: 'Nearly' };
  await new Promise<void>((resolve) => (release = resolve));
  yield { type: 'done', text: 'Nearly there', suggestions: [], meta: { source: 'model', warnings: [] } };
};

describe('a server that is emptied', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ guide: { ...builtInGuide(), stepChat } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

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
  const get = async (path: string) => {
    const reply = await fetch(test.app.listeningOrigin + path);
    return [reply.status, reply.headers.get('connection')];
  };

  it('is not ready, answers all the same, and waits for what is under way', async () => {
    const { response } = await chatting();
    let isEmpty = false;
    const emptied = test.app.drain.empty({ leadMs: 0, limitMs: 60_000 }).then(() => (isEmpty = true));
    expect(await get('/readyz')).toEqual([503, 'close']);
    expect(await get('/healthz')).toEqual([200, 'close']);
    expect(isEmpty).toBe(false);
    release();
    expect(await response.text()).toContain('event: done');
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
