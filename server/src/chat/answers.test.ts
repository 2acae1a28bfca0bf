import { randomUUID } from 'node:crypto';
import { api, type Sent } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { planner, type Planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let asked = 0;
let release = () => {};
let seen: { builtInOnly: boolean | undefined; history: string[] } = { builtInOnly: undefined, history: [] };

/** Answers with how often it was asked; "wait" says a word and then waits to be released or stopped. */
const stepChat: Guide['stepChat'] = async function* ({ message, history }, { builtInOnly, signal }) {
  asked += 1;
  seen = { builtInOnly, history: history.map(({ content }) => content) };
  const text = `Answer ${asked}`;
  if (message === 'wait') {
    yield { type: 'delta', text };
    await new Promise<void>((resolve) => {
      release = resolve;
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
    if (signal?.aborted) throw new Error('stopped');
    yield { type: 'delta', text: ' to the end' };
    yield { type: 'done', text: `${text} to the end`, suggestions: [], meta: { source: 'model', warnings: [] } };
    return;
  }
  const suggestedChange = { kind: 'plan', request: 'Make it cheaper' } as const;
  yield { type: 'done', text, suggestions: [], suggestedChange, meta: { source: 'model', warnings: [] } };
};

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp({ guide: { ...builtInGuide(), stepChat }, modelProviders: ['openai'] });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

type Body = Partial<Sent<typeof api.chat.send.body>>;
async function talker() {
  const person = await planner(test);
  const step_id = stepAt(await planOf(person), 0).step_id;
  const say = (message: string, rest: Body = {}) => person.call(api.chat.send, { body: { message, step_id, ...rest } });
  /** The same over a real connection, which can be left. */
  const post = (message: string, rest: Body, signal: AbortSignal) =>
    fetch(origin + api.chat.send.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message, step_id, ...rest }),
      signal,
    });
  return { ...person, say, post };
}
const listOf = async (person: Planner) => (await person.call(api.chat.list)).data;
const textsOf = async (person: Planner) => (await listOf(person)).messages.map(({ content }) => content);

describe('a reply asked for again', () => {
  it('takes the place of the whole one, which is kept but no longer shown', async () => {
    const person = await talker();
    const id = randomUUID();
    const first = (await person.say('one', { id })).data;
    await person.say('two');
    const again = (await person.say('one', { id, again: true })).data;
    expect(again.reply).not.toBe(first.reply);
    expect(await textsOf(person)).toEqual(['one', again.reply, 'two', expect.any(String)]);
    const { data } = await person.call(api.account.export);
    expect(JSON.stringify(data.data['chat_message'])).toContain(first.message.id);
  });

  it('leaves the whole one where it is when nothing new was said', async () => {
    const person = await talker();
    const id = randomUUID();
    const { reply } = (await person.say('one', { id })).data;
    const failing = {
      ...builtInGuide(),
      stepChat: () => {
        throw new Error('away');
      },
    };
    const guide = test.services.guide;
    test.services.guide = failing;
    expect((await person.say('one', { id, again: true })).status).toBe(503);
    test.services.guide = guide;
    expect(await textsOf(person)).toEqual(['one', reply]);
  });
});

describe('a message sent again in other words', () => {
  it('replaces the earlier one and what followed, for the guide too', async () => {
    const person = await talker();
    await person.say('first');
    const [, replaced] = [randomUUID(), randomUUID()];
    await person.say('secnod', { id: replaced });
    await person.say('third');
    const id = randomUUID();
    const edited = await person.say('second', { id, replaces: replaced });
    expect(seen.history).toEqual(['first', expect.any(String)]);
    expect(await textsOf(person)).toEqual(['first', expect.any(String), 'second', edited.data.reply]);
    // Sent once more, as after a lost answer, it changes nothing.
    await person.say('second', { id, replaces: replaced });
    expect(await textsOf(person)).toHaveLength(4);
  });

  it('replaces nobody else’s, no reply and nothing unknown, and is not kept then', async () => {
    const [one, other] = [await talker(), await talker()];
    const foreign = randomUUID();
    await other.say('mine', { id: foreign });
    const { message } = (await one.say('hello')).data;
    for (const replaces of [foreign, message.id, randomUUID()]) {
      expect((await one.say('instead', { replaces })).status).toBe(404);
    }
    expect(await textsOf(one)).toEqual(['hello', message.content]);
    expect(await textsOf(other)).toHaveLength(2);
  });
});

describe('a caller who goes away', () => {
  it('finds the reply finished when it was asked to be, and can join it meanwhile', async () => {
    const person = await talker();
    const id = randomUUID();
    const leaving = new AbortController();
    const response = await person.post('wait', { id, keep_going: true }, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    await vi.waitFor(async () => expect((await listOf(person)).replying_to).toBe(id));
    const before = asked;
    const joined = await person.post('wait', { id }, new AbortController().signal);
    const reader = joined.body!.getReader();
    const words = new TextDecoder().decode((await reader.read()).value);
    expect(words).toContain(`Answer ${before}`);
    release();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += new TextDecoder().decode(value);
    }
    expect(rest).toContain('event: done');
    expect(asked).toBe(before);
    const { messages, replying_to } = await listOf(person);
    expect(messages.at(-1)).toMatchObject({ content: `Answer ${before} to the end`, interrupted: false });
    expect(replying_to).toBeUndefined();
  });

  it('can still stop it, and what was said is kept', async () => {
    const person = await talker();
    const id = randomUUID();
    const leaving = new AbortController();
    const response = await person.post('wait', { id, keep_going: true }, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    expect((await person.call(api.chat.stop, { body: { id: id.toUpperCase() } })).status).toBe(204);
    await vi.waitFor(async () =>
      expect((await listOf(person)).messages.at(-1)).toMatchObject({ interrupted: true, sender: 'foothold' }),
    );
    // Nothing to stop any more, and nobody else's to stop at all.
    expect((await person.call(api.chat.stop, { body: { id } })).status).toBe(204);
  });

  it('is not stopped by somebody else', async () => {
    const [person, other] = [await talker(), await talker()];
    const id = randomUUID();
    const leaving = new AbortController();
    const response = await person.post('wait', { id, keep_going: true }, leaving.signal);
    await response.body?.getReader().read();
    await other.call(api.chat.stop, { body: { id } });
    expect((await listOf(person)).replying_to).toBe(id);
    release();
    await vi.waitFor(async () => expect((await listOf(person)).messages.at(-1)?.interrupted).toBe(false));
    leaving.abort();
  });
});

describe('what a reply and a person say about models', () => {
  it('tells the change a reply suggests, now and later', async () => {
    const person = await talker();
    const { data } = await person.say('hello');
    expect(data.message.suggested_change).toEqual({ kind: 'plan', request: 'Make it cheaper' });
    expect((await listOf(person)).messages[1]).toEqual(data.message);
  });

  it('asks no model for somebody who wants none', async () => {
    const person = await talker();
    await person.say('hello');
    expect(seen.builtInOnly).toBe(false);
    const { data } = await person.call(api.account.setUseModel, { body: { use_model: false } });
    expect(data).toMatchObject({ use_model: false, model_providers: ['openai'] });
    await person.say('hello again');
    expect(seen.builtInOnly).toBe(true);
    expect((await person.call(api.account.get)).data.use_model).toBe(false);
  });
});
