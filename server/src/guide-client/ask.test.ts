import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { ask, type Asker, listen } from './ask.ts';

const services = { now: () => 5 } as Services;
const asker = (signal = new AbortController().signal): Asker => ({
  userId: 'me',
  language: 'fr',
  signal,
  useModel: true,
});
const never = () => new Promise<never>(() => undefined);

async function* hangs() {
  yield 'one';
  await never();
}

describe('ask', () => {
  it('tells the guide who asks, when and in which language', async () => {
    const context = await ask(services, asker(), async (given) => given);
    expect(context).toMatchObject({ language: 'fr', now: 5, seed: 'me', signal: { aborted: false } });
  });

  it('names whatever a guide throws, and keeps what lay behind for the log', async () => {
    const cause = new Error('secret prompt');
    await expect(ask(services, asker(), () => Promise.reject(cause))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
      cause,
    });
    await expect(ask(services, asker(), async () => fail('NOT_FOUND'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits no longer than the caller for a guide that hangs', async () => {
    const leaving = new AbortController();
    const answer = ask(services, asker(leaving.signal), never);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('asks nothing for a caller who has gone', async () => {
    let asked = 0;
    const answer = ask(services, asker(AbortSignal.abort()), async () => (asked += 1));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked).toBe(0);
  });
});

describe('a question that is over', () => {
  it('has let go of its caller, whatever came of it', async () => {
    const { signal } = new AbortController();
    const whileAsked = await ask(services, asker(signal), async () => getEventListeners(signal, 'abort').length);
    expect(whileAsked).toBe(1);
    await ask(services, asker(signal), () => Promise.reject(new Error('no'))).catch(() => undefined);
    async function* events() {
      yield* [1, 2];
    }
    for await (const _event of listen(services, asker(signal), events)) continue;
    for await (const _event of listen(services, asker(signal), events)) break;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('listen', () => {
  it('passes the events on until the caller leaves, even from a guide that hangs', async () => {
    const leaving = new AbortController();
    const heard: string[] = [];
    const listening = (async () => {
      for await (const event of listen(services, asker(leaving.signal), hangs)) {
        heard.push(event);
        leaving.abort();
      }
    })();
    await expect(listening).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(heard).toEqual(['one']);
  });

  it('tells the guide when nobody listens to the rest', async () => {
    let ended = false;
    async function* events() {
      try {
        yield 1;
        yield 2;
      } finally {
        ended = true;
      }
    }
    for await (const event of listen(services, asker(), events)) if (event === 1) break;
    expect(ended).toBe(true);
  });
});
