import { randomUUID } from 'node:crypto';
import { api, type Sent } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { aloneInstances } from '../instances/open.ts';
import { busHub } from '../../test/instances/bus-hub.ts';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

const SOON = 20_000;
const hub = busHub();
/** `heard` counts the words that were said and taken. */
const said = { asked: 0, heard: 0, words: [] as string[], wake: () => {} };
/** Says each of `said.words` as it is pushed, and is done at an empty one. */
const guide: Guide = {
  ...builtInGuide(),
  async *stepChat(_input, { signal }) {
    said.asked += 1;
    let text = '';
    for (;;) {
      const word = said.words.shift();
      if (signal?.aborted) throw new Error('stopped');
      if (word === '') break;
      if (word === undefined) {
        await new Promise<void>((resolve) => {
          said.wake = resolve;
          signal?.addEventListener('abort', () => resolve(), { once: true });
        });
        continue;
      }
      text += word;
      yield { type: 'delta', text: word };
      said.heard += 1;
    }
    yield { type: 'done', text, suggestions: [], meta: { source: 'model', warnings: [] } };
  },
};
function speak(...words: string[]): void {
  said.words.push(...words);
  said.wake();
}

let [one, two]: TestApp[] = [];
const buses = [hub.join(), hub.join()];
beforeAll(async () => {
  const on = (at: number) => ({ guide, instances: { ...aloneInstances, bus: buses[at]! } });
  one = await buildTestApp(on(0));
  two = await buildTestApp({ ...on(1), database: one.services.database });
  for (const { app } of [one, two]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await two!.app.close();
  await one!.close();
});
afterEach(() => {
  hub.loses = () => false;
  said.words = [];
});

async function talker() {
  const person = await planner(one!);
  const { step_id } = stepAt(await planOf(person), 0);
  const { token } = person.person;
  const id = randomUUID();
  said.asked = 0;
  said.heard = 0;
  hub.sent.length = 0;
  return {
    id,
    say: (at: TestApp, rest: Partial<Sent<typeof api.chat.send.body>> = {}) =>
      at.as(token).call(api.chat.send, { body: { message: 'Hello', step_id, id, ...rest }, headers: asStream }),
    list: async (at: TestApp) => (await at.as(token).call(api.chat.list)).data,
    stop: (at: TestApp) => at.as(token).call(api.chat.stop, { body: { id } }),
    /** Leaves after the first word. */
    async sayAndLeave(at: TestApp, rest: Partial<Sent<typeof api.chat.send.body>> = {}) {
      const leaving = new AbortController();
      const response = await fetch(at.app.listeningOrigin + api.chat.send.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...asStream },
        body: JSON.stringify({ message: 'Hello', step_id, id, ...rest }),
        signal: leaving.signal,
      });
      await response.body?.getReader().read();
      return () => leaving.abort();
    },
  };
}
type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof talker>>['say']>>;
const wordsOf = (reply: Reply) =>
  eventsOf(reply.response.body)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => (data as { text: string }).text)
    .join('');
const endOf = (reply: Reply) => eventsOf(reply.response.body).at(-1);
const sentOf = (kind: string) => hub.sent.filter((text) => text.includes(`"kind":"${kind}"`)).length;
const isFollowed = () => vi.waitFor(() => expect(sentOf('told')).toBeGreaterThan(0), SOON);

describe('a reply that is being made on one instance', () => {
  it('is joined on another, each word once and in order', async () => {
    const person = await talker();
    speak('It ', 'begins');
    const first = person.say(one!);
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    const second = person.say(two!);
    await isFollowed();
    speak(' and ', 'goes on', ' to the end', '');
    const replies = await Promise.all([first, second]);
    expect(replies.map(wordsOf)).toEqual(Array(2).fill('It begins and goes on to the end'));
    expect(endOf(replies[1]!)).toEqual(endOf(replies[0]!));
    expect(endOf(replies[0]!)).toMatchObject({ event: 'done' });
    expect(said.asked).toBe(1);
    expect((await person.list(two!)).replying_to).toBeUndefined();
  });

  it('costs no message where nobody joins it', async () => {
    const person = await talker();
    speak('a', 'b', 'c', '');
    await person.say(one!);
    expect(hub.sent.filter((text) => text.includes('"said"'))).toEqual([]);
  });

  it.each(['told', 'whole'])('is told again from where a message (%s) was lost', async (kind) => {
    const person = await talker();
    speak('It ');
    const first = person.say(one!, { keep_going: true });
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    const second = person.say(two!);
    await isFollowed();
    let lost = 0;
    hub.loses = (text) => text.includes(`"kind":"${kind}"`) && (lost += 1) === 1;
    speak('was ');
    await vi.waitFor(() => expect(sentOf('told')).toBe(2), SOON);
    speak('lost', '');
    await first;
    const reply = await second;
    expect(lost).toBeGreaterThan(0);
    expect(wordsOf(reply)).toBe('It was lost');
    expect(endOf(reply)).toMatchObject({ event: 'done', data: { reply: 'It was lost' } });
    expect(said.asked).toBe(1);
  });

  it('is stopped from another', async () => {
    const person = await talker();
    speak('It was');
    const reply = person.say(one!);
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    await vi.waitFor(() => expect(said.heard).toBe(1), SOON);
    expect((await person.stop(two!)).status).toBe(204);
    expect(endOf(await reply)).toMatchObject({
      event: 'done',
      data: { reply: 'It was', message: { interrupted: true } },
    });
    expect((await person.list(two!)).messages.at(-1)).toMatchObject({ content: 'It was', interrupted: true });
  });

  it('goes on when its caller leaves while it is followed on another, and ends when the last one leaves', async () => {
    const person = await talker();
    speak('It ');
    const leaveOne = await person.sayAndLeave(one!);
    const leaveTwo = await person.sayAndLeave(two!);
    await isFollowed();
    leaveOne();
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    speak('goes on');
    await vi.waitFor(() => expect(hub.sent.join()).toContain('goes on'), SOON);
    leaveTwo();
    await vi.waitFor(async () => {
      const { messages } = await person.list(one!);
      expect(messages.at(-1)).toMatchObject({ content: 'It goes on', interrupted: true });
    }, SOON);
  });

  it('is made once when the same is sent to both at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await talker();
      speak('Once', '');
      const replies = await Promise.all([person.say(one!), person.say(two!)]);
      expect(replies.map(wordsOf)).toEqual(['Once', 'Once']);
      expect(endOf(replies[0]!)).toEqual(endOf(replies[1]!));
      expect(said.asked).toBe(1);
    }
  });

  it('is made once again when it is asked for again on both at once', async () => {
    const person = await talker();
    speak('First', '');
    await person.say(one!);
    const both = Promise.all([person.say(one!, { again: true }), person.say(two!, { again: true })]);
    await vi.waitFor(() => expect(sentOf('follow')).toBe(1), SOON);
    speak('Second', '');
    const replies = await both;
    expect(replies.map(wordsOf)).toEqual(['Second', 'Second']);
    expect(said.asked).toBe(2);
  });
});

describe('an instance that dies', () => {
  afterEach(() => hub.revive(buses[0]!.self));

  it('leaves nobody waiting who heard a part of its reply', async () => {
    const person = await talker();
    speak('I was');
    const first = person.say(one!, { keep_going: true });
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    const follower = person.say(two!);
    await isFollowed();
    hub.kill(buses[0]!.self);
    expect(endOf(await follower)).toMatchObject({ event: 'error', data: { code: 'UNAVAILABLE' } });
    await person.stop(one!);
    await first;
  });

  it('has its reply made anew for who heard nothing of it', async () => {
    const person = await talker();
    const first = person.say(one!, { keep_going: true });
    await vi.waitFor(async () => expect((await person.list(two!)).replying_to).toBe(person.id), SOON);
    const follower = person.say(two!);
    await vi.waitFor(() => expect(sentOf('follow')).toBe(1), SOON);
    hub.kill(buses[0]!.self);
    await vi.waitFor(() => expect(said.asked).toBe(2), SOON);
    await person.stop(one!);
    await first;
    speak('Anew', '');
    expect(wordsOf(await follower)).toBe('Anew');
  });
});
