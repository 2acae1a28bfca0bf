import { randomUUID } from 'node:crypto';
import { api, type Sent, type StopReason } from '@foothold/contract';
import { type Guide, ModelFailure } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { eventsOf } from '../../test/guide-client.ts';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { chatMessage } from '../db/schema/chat.ts';
import { Meters } from '../models/meters.ts';

/** Says a word unless it is told to say none, and then fails as it is told, or waits until it is stopped. */
const stepChat: Guide['stepChat'] = async function* ({ message }, { signal }) {
  if (message !== 'silent') yield { type: 'delta', text: 'Half', source: 'model' };
  if (message === 'fail') throw new Error('boom');
  if (message === 'late') throw new ModelFailure('timeout', 'openai:slow');
  if (message === 'end') return;
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
  throw new Error('stopped');
};

/** As pino numbers them. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

let test: TestApp;
let origin: string;
let meters: Meters;
/** The lines of the log as an operator has them. */
let logged: { level: number; reason?: unknown }[];

beforeAll(async () => {
  meters = new Meters();
  logged = [];
  test = await buildTestApp({
    config: { logLevel: 'info' },
    logTo: { write: (line) => void logged.push(JSON.parse(line)) },
    guide: { ...builtInGuide(), stepChat },
    modelProviders: ['openai'],
    modelMeters: meters,
  });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

type Body = Partial<Sent<typeof api.chat.send.body>>;

async function talker() {
  const person = await planner(test);
  const step_id = stepAt(await planOf(person), 0).step_id;
  const id = randomUUID();
  const post = (message: string, rest: Body = {}, signal?: AbortSignal) =>
    fetch(origin + api.chat.send.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message, step_id, id, ...rest }),
      ...(signal && { signal }),
    });
  const row = async (messageId = id) => {
    const replyTo = and(eq(chatMessage.userId, person.person.userId), eq(chatMessage.replyTo, messageId));
    const [found] = await test.services.database.db.select().from(chatMessage).where(replyTo);
    return found && { content: found.content, interrupted: found.interrupted, reason: found.stopReason };
  };
  return { ...person, id, post, row };
}

const counted = (reason: StopReason) =>
  meters.samples('replies_stopped_total').find(({ labels }) => labels['reason'] === reason)?.value ?? 0;
const line = (level: keyof typeof LEVELS, reason: StopReason) =>
  expect.objectContaining({ level: LEVELS[level], reason });
const half = (reason: StopReason) => ({ content: 'Half', interrupted: true, reason });
const endOf = async (response: Response) => eventsOf(await response.text()).at(-1);

describe('a reply that stops early tells why: caller, row, count and log', () => {
  it('stopped by the person is an answer as far as it came', async () => {
    const person = await talker();
    const [before, from] = [counted('stopped'), logged.length];
    const response = await person.post('wait');
    await person.call(api.chat.stop, { body: { id: person.id } });
    expect(await endOf(response)).toMatchObject({
      event: 'done',
      data: { reply: 'Half', message: { interrupted: true } },
    });
    expect(await person.row()).toEqual(half('stopped'));
    expect(counted('stopped')).toBe(before + 1);
    expect(logged.slice(from)).toContainEqual(line('info', 'stopped'));
    expect(logged.slice(from).filter(({ level }) => level === LEVELS.error)).toEqual([]);
  });

  it('stopped before its first word is said so, and is no error of ours', async () => {
    const person = await talker();
    const from = logged.length;
    const response = person.post('silent');
    await vi.waitFor(async () => expect((await person.call(api.chat.list)).data.replying_to).toBe(person.id));
    await person.call(api.chat.stop, { body: { id: person.id } });
    expect([(await response).status, await (await response).json()]).toEqual([
      409,
      { code: 'STOPPED', stopped: 'stopped', error: expect.stringMatching(/\p{L}{3}/u) },
    ]);
    expect(logged.slice(from).filter(({ level }) => level !== LEVELS.info)).toEqual([]);
  });

  it.each([
    ['fail', 'failed', 'error'],
    ['end', 'failed', 'error'],
    ['late', 'slow', 'warn'],
  ] as const)('%s: it is %s', async (message, reason, level) => {
    const person = await talker();
    const [before, from] = [counted(reason), logged.length];
    const end = await endOf(await person.post(message));
    expect(end).toMatchObject({ event: 'error', data: { code: 'UNAVAILABLE', stopped: reason } });
    expect(await person.row()).toEqual(half(reason));
    expect(counted(reason)).toBe(before + 1);
    expect(logged.slice(from)).toContainEqual(line(level, reason));
  });

  it('left: nobody waits any more', async () => {
    const person = await talker();
    const [before, from] = [counted('left'), logged.length];
    const leaving = new AbortController();
    const response = await person.post('wait', {}, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    await vi.waitFor(async () => expect(await person.row()).toEqual(half('left')));
    expect(counted('left')).toBe(before + 1);
    expect(logged.slice(from).filter(({ level }) => level === LEVELS.error)).toEqual([]);
  });

  it('replaced: another wording took the place of its message', async () => {
    const person = await talker();
    const before = counted('replaced');
    const response = await person.post('wait');
    const id = randomUUID();
    const other = person.post('fail', { id, replaces: person.id });
    expect(await endOf(response)).toMatchObject({ event: 'error', data: { code: 'STOPPED', stopped: 'replaced' } });
    await (await other).text();
    expect(await person.row()).toEqual(half('replaced'));
    expect(counted('replaced')).toBe(before + 1);
    const { messages } = (await person.call(api.chat.list)).data;
    expect(messages.filter((message) => message.sender === 'user').map((message) => message.id)).toEqual([id]);
    expect(messages.at(-1)).toMatchObject({ content: 'Half', interrupted: true });
  });

  // Last, since no server is left afterwards.
  it('shutdown: the server went away under it', async () => {
    const person = await talker();
    const [before, from] = [counted('shutdown'), logged.length];
    const response = await person.post('wait');
    const isKept = vi.waitFor(async () => expect(counted('shutdown')).toBe(before + 1));
    const closing = test.app.close();
    expect(await endOf(response)).toMatchObject({ event: 'error', data: { code: 'UNAVAILABLE', stopped: 'shutdown' } });
    await Promise.all([closing, isKept]);
    expect(await person.row()).toEqual(half('shutdown'));
    expect(logged.slice(from).filter(({ level }) => level === LEVELS.error)).toEqual([]);
    expect(logged.slice(from)).toContainEqual(line('info', 'shutdown'));
  });
});
